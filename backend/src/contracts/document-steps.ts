import type { WorkflowState } from './workflow';

/** The stream of a document's workflow; the events of the document itself stand in `document-{id}`. */
export const workflowStreamOf = (documentId: string): string => `workflow-${documentId}`;

/** Names a document and its company, nothing else. */
export interface DocumentName {
  id: string;
  tenantId: string;
}

/** A document as a step of the workflow sees it, at one version of it. */
export interface StepDocument extends DocumentName {
  /** Null in documents older than versions. */
  version: number | null;
  isCompleted: boolean;
  isConfirmed: boolean;
  isPayable: boolean;
  isPaid: boolean;
  /** Not in soles. */
  isForeign: boolean;
  /** Code, rate or legend of a detracción is printed on it. */
  printsDetraction: boolean;
  /** When the step that is being recorded began; null when there is none. */
  underWaySince: Date | null;
  /** Projections as stored, and what people said about the document. */
  workflow: WorkflowState;
  /** What debt it is (`PaymentTurn`). */
  comprobanteKey: string | null;
  duplicateOf: string | null;
}

/** What the events of a workflow come to, as it is written on the document. */
export interface WorkflowProjection extends Pick<
  WorkflowState,
  'workflowStatus' | 'workflowVersion' | 'workflowComments' | 'approvedBy' | 'paymentInfo'
> {
  stepSince: Date | null;
}

/** A document and the projection that it holds. */
export interface ProjectedDocument extends DocumentName {
  projection: WorkflowProjection;
}

/** A mark of a step that is being recorded, or that a crash has left. */
export interface StepMark extends DocumentName {
  /** The document's version with the mark. */
  version: number | null;
  since: Date;
}
