import type { Team } from '../../../../contracts/user';
import {
  DUE_SOON_DAYS,
  PAYMENT_STEP,
  STEPS,
  WORKFLOW_STATUSES,
  type WorkflowStatus,
} from '../../../../contracts/workflow';
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
  due: DueRange | null;
  /** As the history's `q`; empty: whatever. */
  search: string;
}

/** Those that the workflow has not paid: only they can be overdue. */
export const UNPAID_STATUSES = WORKFLOW_STATUSES.slice(0, PAYMENT_STEP);

export const overdueOn = (today: string): DueRange => ({ from: null, to: daysAfter(today, -1) });

/** From today on; what was due before is overdue. */
export const dueSoonOn = (today: string): DueRange => ({
  from: today,
  to: daysAfter(today, DUE_SOON_DAYS),
});

/** @param today Peru's date, ISO */
export function wantedOf(
  team: Team,
  { state, step, due, q = '' }: Omit<WorkflowListQuery, 'order'>,
  today: string,
): Wanted {
  const own = new Set<WorkflowStatus>(STEPS.filter((s) => s.team === team).map(({ from }) => from));
  const nextOfStep = STEPS.find((s) => s.step === step)?.from;
  const statuses = WORKFLOW_STATUSES.filter(
    (status) =>
      (state !== 'por-atender' || own.has(status)) &&
      (state !== 'otro-equipo' || !own.has(status)) &&
      (step === undefined || status === nextOfStep) &&
      (due === undefined || UNPAID_STATUSES.includes(status)),
  );
  const range = due === 'vencidos' ? overdueOn(today) : due ? dueSoonOn(today) : null;
  return { statuses, isObserved: state === 'observados', due: range, search: q.trim() };
}
