import { paymentFileName, type PaymentBatch, type PaymentLine } from '../../contracts/exports';
import type { PaymentBatchRecord } from '../../payments';
import type { EventData } from '../../platform/event-store';

/** Field by field: neither the lines nor the outbox leave the store. */
export function toBatch(record: PaymentBatchRecord): PaymentBatch {
  return {
    batchId: record._id,
    createdAt: record.createdAt.toISOString(),
    createdBy: record.createdBy,
    createdByName: record.createdByName,
    filename: paymentFileName(record.day, record.options),
    fileHash: record.sha256,
    count: record.lines.length,
    totalCents: record.totalCents,
    currency: record.currency,
    options: record.options,
    documentIds: record.lines.map(({ documentId }) => documentId),
    included: record.included,
    reasons: record.reasons ?? [],
  };
}

/** What the history keeps of a batch: ids and sums, nothing of what is printed on a document. */
export function batchEventData(record: Omit<PaymentBatchRecord, 'outbox'>): EventData {
  return {
    batchId: record._id,
    sha256: record.sha256,
    count: record.lines.length,
    totalCents: record.totalCents,
    currency: record.currency,
    net: record.options.net,
    ascii: record.options.ascii,
    ...bankEventData(record),
    documents: record.lines.map(({ documentId }) => documentId),
    included: record.included,
    reasons: (record.reasons ?? []).map((one) => ({ ...one })),
  };
}

/** Accounts of suppliers by their ids in the registry. */
function bankEventData({ options, lines, charge }: Omit<PaymentBatchRecord, 'outbox'>): EventData {
  const { layout, processDate } = options;
  if (!charge) return {};
  const accounts = lines.flatMap(({ bank }) => bank?.payee.accountId ?? []);
  return { layout, processDate, chargeAccount: charge.numero, accounts };
}

/** What of a looked-at line the file is written from. */
export function toBatchLine(line: PaymentLine): PaymentBatchRecord['lines'][number] {
  return {
    documentId: line.documentId,
    supplierRuc: line.supplierRuc,
    number: line.number,
    issueDate: line.issueDate,
    dueDate: line.dueDate,
    amountCents: line.amountCents,
    currency: line.currency,
    supplierName: line.supplierName,
    reference: line.reference,
    ...(line.bank && { bank: line.bank }),
  };
}
