import {
  PAYMENT_STEP,
  type PaymentField,
  type PaymentInfo,
  STEP_OF,
  STEPS,
  type WorkflowStatus,
  type WorkflowStep,
} from '@contracts/workflow';
import type { Team } from '@contracts/user';
import type { WorkflowDocument } from '@contracts/workflow-calls';

const ALL: readonly WorkflowStep[] = STEPS;

/** The step that comes after so many taken ones; null when nothing is left to do. */
export const nextStep = (version: number): WorkflowStep | null => ALL[version] ?? null;

/** The step of a number, from 1. */
export const stepOf = (step: number): WorkflowStep | null => ALL[step - 1] ?? null;

/** What documents that take a step together are told once. */
const SHARED: readonly PaymentField[] = ['paymentDate', 'telereditoReference'];

/** Many documents may take it at once: what it needs has been said of each before, or is said once for all. */
export function isTakenTogether(
  { fields, required, step }: WorkflowStep,
  info: PaymentInfo | null,
) {
  if (fields.includes('requiresDetraction') && step <= STEP_OF.ValidateData) return false;
  return required.every(
    (field) =>
      SHARED.includes(field) || info?.requiresDetraction === false || info?.[field] !== undefined,
  );
}

export const stepsOf = (team: Team): WorkflowStep[] => ALL.filter((step) => step.team === team);

/** How many documents wait for each step, of how many there are in each status. */
export const waitingFor = (
  step: WorkflowStep,
  byStatus: Readonly<Record<WorkflowStatus, number>>,
): number => byStatus[step.from];

/** Documents whose next step is one of the team's. */
export const waitingForTeam = (
  team: Team,
  byStatus: Readonly<Record<WorkflowStatus, number>>,
): number => stepsOf(team).reduce((sum, step) => sum + waitingFor(step, byStatus), 0);

/** What has been reached, as a state. */
export const STATUS_LABEL: Readonly<Record<WorkflowStatus, string>> = {
  pending: 'Pendiente',
  logistica_received: 'Conformidad confirmada',
  logistica_approved: 'Enviado a Tesorería',
  tesoreria_received: 'Revisado por Tesorería',
  tesoreria_validated: 'Datos validados',
  payment_prepared: 'Pago preparado',
  payment_executed: 'Pago ejecutado',
  constancia_distributed: 'Constancias distribuidas',
  archived: 'Archivado',
};

/** By which people name the document. */
export const documentNumber = ({
  extractedData,
  filename,
}: Pick<WorkflowDocument, 'extractedData' | 'filename'>): string =>
  extractedData?.documento?.numero || filename;

/** Paid, by its workflow or by hand: its due date does not press any more. */
export const isSettled = ({
  workflowVersion,
  paymentStatus,
}: Pick<WorkflowDocument, 'workflowVersion' | 'paymentStatus'>): boolean =>
  workflowVersion >= PAYMENT_STEP || paymentStatus === 'paid';
