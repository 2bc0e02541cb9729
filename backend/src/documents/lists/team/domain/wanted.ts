import type { Team } from '../../../../contracts/user';
import {
  DUE_SOON_DAYS,
  PAYMENT_STEP,
  STEPS,
  WORKFLOW_STATUSES,
  type WorkflowStatus,
} from '../../../../contracts/workflow';
import { NO_LIMITS, type ApprovalLimits } from '../../../../contracts/company';
import type { WorkflowListQuery } from '../../../../contracts/workflow-calls';
import { daysAfter } from '../../../../rules/date';

/** ISO dates, both ends inclusive; without `from` from the beginning of time. */
export interface DueRange {
  from: string | null;
  to: string;
}

/** Which documents a list of the workflow wants; all of it must hold. */
export interface Wanted {
  statuses: readonly WorkflowStatus[];
  isObserved: boolean;
  /** Above which of these, and not approved; null: whatever. */
  above: ApprovalLimits | null;
  due: DueRange | null;
  /** As the history's `q`; empty: whatever. */
  search: string;
}

/** Those that the workflow has not paid: only they can be overdue. */
export const UNPAID_STATUSES = WORKFLOW_STATUSES.slice(0, PAYMENT_STEP);

/** With treasury, and not executed. */
export const APPROVABLE_STATUSES = UNPAID_STATUSES.slice(
  STEPS.filter(({ team }) => team === 'logistica').length,
);

export const overdueOn = (today: string): DueRange => ({ from: null, to: daysAfter(today, -1) });

/** From today on; what was due before is overdue. */
export const dueSoonOn = (today: string): DueRange => ({
  from: today,
  to: daysAfter(today, DUE_SOON_DAYS),
});

/**
 * @param today Peru's date, ISO
 * @param limits of the company's approvals
 */
export function wantedOf(
  team: Team,
  { state, step, due, q = '' }: Omit<WorkflowListQuery, 'order'>,
  today: string,
  limits: ApprovalLimits = NO_LIMITS,
): Wanted {
  const own = new Set<WorkflowStatus>(STEPS.filter((s) => s.team === team).map(({ from }) => from));
  const nextOfStep = STEPS.find((s) => s.step === step)?.from;
  const statuses = WORKFLOW_STATUSES.filter(
    (status) =>
      (state !== 'por-atender' || own.has(status)) &&
      (state !== 'otro-equipo' || !own.has(status)) &&
      (step === undefined || status === nextOfStep) &&
      (state !== 'por-aprobar' || APPROVABLE_STATUSES.includes(status)) &&
      (due === undefined || UNPAID_STATUSES.includes(status)),
  );
  const range = due === 'vencidos' ? overdueOn(today) : due ? dueSoonOn(today) : null;
  const above = state === 'por-aprobar' ? limits : null;
  return { statuses, isObserved: state === 'observados', above, due: range, search: q.trim() };
}
