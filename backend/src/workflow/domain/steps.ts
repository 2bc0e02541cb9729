import {
  STEPS,
  type WorkflowCommandName,
  type WorkflowEventName,
  type WorkflowStatus,
  type WorkflowStep,
} from '../../contracts/workflow';

const TABLE: readonly WorkflowStep[] = STEPS;

function found(step: WorkflowStep | undefined, what: string): WorkflowStep {
  if (!step) throw new Error(`no step of the workflow: ${what}`);
  return step;
}

export const stepOfCommand = (command: WorkflowCommandName): WorkflowStep =>
  found(
    TABLE.find((step) => step.command === command),
    command,
  );

export const stepOfEvent = (event: WorkflowEventName): WorkflowStep =>
  found(
    TABLE.find((step) => step.event === event),
    event,
  );

/** The step that leads on from a status; null at the end. */
export const nextStep = (status: WorkflowStatus): WorkflowStep | null =>
  TABLE.find(({ from }) => from === status) ?? null;

const EVENT_NAMES: ReadonlySet<string> = new Set(STEPS.map(({ event }) => event));

export const isWorkflowEvent = (type: string): type is WorkflowEventName => EVENT_NAMES.has(type);
