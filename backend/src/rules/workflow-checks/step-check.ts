import type { Finding } from '../../contracts/authenticity';
import type { DocumentDetail } from '../../contracts/document';

/** `mute` could not be judged: a value is missing, or there is nothing to compare with. */
export type StepCheckTone = 'ok' | 'warn' | 'bad' | 'mute';

/** A small cell above the form of a step. Hinders nothing: the server decides what a step needs. */
export interface StepCheck {
  /** Stable, for keys and tests. */
  id: string;
  /** Spanish, a word or two. */
  label: string;
  /** Spanish, short: what was found. */
  value: string;
  tone: StepCheckTone;
  /** Spanish sentence: why. */
  reason: string;
}

/**
 * What of a document the checks look at. A `DocumentDetail` and a `WorkflowDocument` both fit; for a form
 * that is being filled, pass `{...document, paymentInfo: {...document.paymentInfo, ...form}}`.
 */
export type CheckedDocument = Pick<
  DocumentDetail,
  | 'extractedData'
  | 'authenticity'
  | 'duplicateOf'
  | 'duplicateAcceptance'
  | 'paymentInfo'
  | 'isLocked'
>;

/** Everything that a check may look at. */
export interface StepSubject {
  document: CheckedDocument;
  data: NonNullable<CheckedDocument['extractedData']>;
  /** ISO date in Peru. */
  today: string;
  companyRuc: string | null;
}

export type MakeStepCheck = (subject: StepSubject) => StepCheck;

export const EMPTY_VALUE = '—';

/** The first finding of an id, or undefined. */
export function findingOf({ document }: StepSubject, id: Finding['id']): Finding | undefined {
  return document.authenticity?.findings.find((finding) => finding.id === id);
}
