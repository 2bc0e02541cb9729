import type { PaymentFileOptions, PaymentLine } from '../../contracts/exports';
import type { JudgedDocument } from '../../contracts/payment-judgement';
import { detractionOf } from '../detraction';
import { invoiceRow } from '../invoice-row';
import { dateField, textField } from './fields';

/** What of a document a line is written from. */
export type PayableDocument = Pick<
  JudgedDocument,
  'id' | 'filename' | 'paymentStatus' | 'paidCents' | 'extractedData' | 'paymentInfo'
>;

/** A line before anything is known of other documents and files. */
export type BareLine = Omit<PaymentLine, 'findings' | 'earlierBatches'>;

/**
 * The detail line of a document: what is left of its total to be paid. A document without a total gets 0,
 * which its findings block.
 * @param day ISO day of the file in Peru
 */
export function lineOf(
  document: PayableDocument,
  { net, ascii }: PaymentFileOptions,
  day: string,
): BareLine {
  const row = invoiceRow(document);
  const totalCents = row.totalCents ?? 0;
  const paidCents = document.paymentStatus === 'partially_paid' ? (document.paidCents ?? 0) : 0;
  const detractionCents = detractionOf(document, totalCents, day) ?? 0;
  return {
    documentId: document.id,
    filename: document.filename,
    supplierRuc: textField(row.supplierRuc, ascii),
    number: textField(row.number, ascii),
    issueDate: dateField(row.issueDate),
    dueDate: dateField(row.dueDate),
    amountCents: totalCents - paidCents - (net ? detractionCents : 0),
    currency: row.currency,
    supplierName: textField(row.supplierName, ascii),
    reference: textField(document.paymentInfo?.telereditoReference ?? '', ascii),
    totalCents,
    paidCents,
    detractionCents,
  };
}
