import type { PaymentInfo, WorkflowCommandName, WorkflowStep } from '@contracts/workflow';
import type { WorkflowUpdateRequest } from '@contracts/workflow-calls';
import { type StepDraft, numberOf } from './step-draft';

/** Both forms of the comment that the specification's screens send. */
export type CommentForm = 'flat' | 'nested';

interface RequestParts {
  step: WorkflowStep;
  draft: StepDraft;
  /** Readable line of the choice of detracción; empty when none is required. */
  detractionInfo: string;
  form: CommentForm;
  /** ISO. The server takes its own time, all the same. */
  at: string;
}

/** What the form says of the payment; what is empty is not there. */
export function paymentOf(draft: StepDraft, detractionInfo: string): PaymentInfo {
  const { requiresDetraction, detractionPercentage, paymentDate } = draft;
  const percentage = requiresDetraction ? numberOf(detractionPercentage) : null;
  const texts = {
    detractionInfo: requiresDetraction ? detractionInfo : '',
    paymentDate,
    telereditoReference: draft.telereditoReference.trim(),
    constanciaNumber: draft.constanciaNumber.trim(),
  };
  return {
    requiresDetraction,
    ...(percentage === null ? {} : { detractionPercentage: percentage }),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
  };
}

/** Of the payment, what the step takes; null when that is nothing. */
function paymentOfStep({ step, draft, detractionInfo }: RequestParts): Partial<PaymentInfo> | null {
  const payment = paymentOf(draft, detractionInfo);
  const given = step.fields.filter((field) => payment[field] !== undefined);
  if (given.length === 0) return null;
  return Object.fromEntries(given.map((field) => [field, payment[field]]));
}

/** The marks that the specification gives the approval of conformity and of validation. */
const APPROVAL_MARK: Readonly<Partial<Record<WorkflowCommandName, object>>> = {
  ConfirmConformity: { conformidad: true },
  ValidateData: { validated: true },
};

/** Body of a step (spec section 7). */
export const stepRequest = (parts: RequestParts): WorkflowUpdateRequest =>
  moveRequest({ ...parts, ...parts.draft, paymentInfo: paymentOfStep(parts) });

interface MoveParts extends Pick<RequestParts, 'step' | 'form' | 'at'> {
  user: string;
  comment: string;
  paymentInfo: Partial<PaymentInfo> | null;
}

/** The same for who says so and why alone. */
export function moveRequest(parts: MoveParts): WorkflowUpdateRequest {
  const { step, form, at, paymentInfo } = parts;
  const { team, to, step: number, command } = step;
  const [user, comment] = [parts.user.trim(), parts.comment.trim()];
  const additionalData = {
    approvedBy: { [team]: { user, timestamp: at, ...APPROVAL_MARK[command] } },
    ...(paymentInfo ? { paymentInfo } : {}),
  };
  const move = { status: to, team, step: number, additionalData };
  return form === 'flat'
    ? { ...move, user, comment }
    : { ...move, comment: { team, user, comment, timestamp: at, step: number } };
}
