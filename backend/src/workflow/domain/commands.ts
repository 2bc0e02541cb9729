import type { PaymentInfo, WorkflowCommandName } from '../../contracts/workflow';

/** What a person asks for: one step, with what they say about it. */
export interface WorkflowCommand {
  type: WorkflowCommandName;
  /** Display name as written in the form; who acts is another matter. */
  user: string;
  /** '' when nothing was said. */
  comment: string;
  /** Only what was said, each value legal. */
  payment: Partial<PaymentInfo>;
}
