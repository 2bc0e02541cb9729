import type { ProjectedDocument, StepDocument } from '../../contracts/document-steps';
import type { DocumentRecord } from '../document/document.schema';
import { normaliseCurrency } from '../../rules/currency';
import { printsDetraction } from '../../rules/detraction';
import { toWorkflowState } from '../review/review.mapper';

/** What of a record the workflow reads: whole top-level keys. */
export const STEP_FIELDS = {
  tenantId: 1,
  version: 1,
  status: 1,
  paymentStatus: 1,
  isConfirmed: 1,
  authenticity: 1,
  comprobanteKey: 1,
  duplicateOf: 1,
  stepUnderWay: 1,
  stepMarkedAt: 1,
  workflowStatus: 1,
  workflowVersion: 1,
  workflowComments: 1,
  approvedBy: 1,
  paymentInfo: 1,
  stepSince: 1,
  observation: 1,
  duplicateAcceptance: 1,
} as const;

/** What of the data decides about a step; the checks of all documents do without. */
export const STEP_DATA_FIELDS = {
  'extractedData.documento': 1,
  'extractedData.detraccion': 1,
  'extractedData.informacion_adicional': 1,
} as const;

const BEGINNING = new Date(0);

export function markedSince(record: DocumentRecord): Date | null {
  return record.stepUnderWay ? (record.stepMarkedAt ?? BEGINNING) : null;
}

export function toStepDocument(record: DocumentRecord): StepDocument {
  return {
    id: record._id,
    tenantId: record.tenantId,
    version: record.version ?? null,
    isCompleted: record.status === 'completed',
    isConfirmed: record.isConfirmed,
    isPayable: !record.authenticity?.notes.includes('TIPO_NO_PAGABLE'),
    isPaid: record.paymentStatus === 'paid',
    isForeign: normaliseCurrency(record.extractedData?.documento?.moneda) !== 'PEN',
    printsDetraction: printsDetraction(record.extractedData ?? {}),
    underWaySince: markedSince(record),
    workflow: toWorkflowState(record),
    comprobanteKey: record.comprobanteKey,
    duplicateOf: record.duplicateOf,
  };
}

export function toProjectedDocument(record: DocumentRecord): ProjectedDocument {
  const { workflowStatus, workflowVersion, workflowComments, approvedBy, paymentInfo } =
    toWorkflowState(record);
  return {
    id: record._id,
    tenantId: record.tenantId,
    projection: {
      workflowStatus,
      workflowVersion,
      workflowComments,
      approvedBy,
      paymentInfo,
      stepSince: record.stepSince ?? null,
    },
  };
}
