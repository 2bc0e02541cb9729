import {
  currency,
  customer,
  documentNumber,
  duplicate,
  purchaseOrder,
  supplierRuc,
  total,
} from './data-checks';
import {
  constancia,
  deposit,
  detraction,
  detractionDeadline,
  locked,
  paymentDate,
  transferReference,
} from './payment-checks';
import {
  type CheckedDocument,
  type MakeStepCheck,
  type StepCheck,
  EMPTY_VALUE,
  type StepCheckTone,
} from './step-check';
import { DOCUMENT_TYPE_LABEL } from '../../contracts/extracted-data';
import {
  AUTHENTICITY_LABEL,
  authenticityLevel,
  type AuthenticityLevel,
} from '../authenticity-label';
import type { WorkflowCommandName } from '../../contracts/workflow';
import { notPayableReason } from '../checks/document-checks';

const TONE: Readonly<Record<AuthenticityLevel, StepCheckTone>> = {
  autentico: 'ok',
  verificar: 'warn',
  falsificacion: 'bad',
};

/** Verdict on the document, with the first thing that speaks against it. */
const authenticity: MakeStepCheck = ({ document }) => {
  const cell = { id: 'autenticidad', label: 'Autenticidad' };
  const verdict = document.authenticity;
  if (!verdict) {
    return { ...cell, value: EMPTY_VALUE, tone: 'mute', reason: 'Todavía no se analizó.' };
  }
  const level = authenticityLevel(verdict);
  const against = verdict.findings.find(({ id }) => verdict.flags.includes(id));
  const reason = against?.message ?? 'Ninguna comprobación habla en contra del documento.';
  return { ...cell, value: AUTHENTICITY_LABEL[level], tone: TONE[level], reason };
};

/** Whether a document of this type is paid at all. */
const documentType: MakeStepCheck = ({ data }) => {
  const type = data.documento?.tipo;
  const cell = { id: 'tipo', label: 'Tipo', value: type ? DOCUMENT_TYPE_LABEL[type] : EMPTY_VALUE };
  if (!type) return { ...cell, tone: 'warn', reason: 'No se reconoció el tipo de documento.' };
  const reason = notPayableReason(type);
  return reason
    ? { ...cell, tone: 'bad', reason }
    : { ...cell, tone: 'ok', reason: 'Este tipo de documento se paga.' };
};

/** "Automatic check to show" of each step, the most telling first (peru.md 13). */
const CHECKS_OF_STEP: Readonly<Record<WorkflowCommandName, readonly MakeStepCheck[]>> = {
  ConfirmConformity: [total, customer, duplicate, purchaseOrder, supplierRuc],
  SendToTreasury: [supplierRuc, documentNumber, total, currency],
  ReceiveInTreasury: [authenticity, documentType, duplicate, supplierRuc],
  ValidateData: [supplierRuc, total, purchaseOrder, duplicate, detraction, deposit],
  PreparePayment: [paymentDate, detractionDeadline, deposit, duplicate],
  ExecutePayment: [transferReference, paymentDate, deposit],
  DistributeReceipts: [constancia, deposit],
  ArchiveDocument: [locked],
};

/**
 * The small cells above the form of a step.
 * @param today ISO date in Peru
 */
export function stepChecks(
  document: CheckedDocument,
  command: WorkflowCommandName,
  today: string,
  companyRuc: string | null = null,
): StepCheck[] {
  const subject = { document, data: document.extractedData ?? {}, today, companyRuc };
  return CHECKS_OF_STEP[command].map((check) => check(subject));
}
