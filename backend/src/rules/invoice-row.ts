import type { DocumentSummary, SourceMatch } from '../contracts/document';
import { normaliseCurrency, type AnyCurrency } from './currency';
import { centsOf } from './money';

/** A document as the columns of spec section 9 have it; what is not printed is ''. */
export interface InvoiceRow {
  supplierRuc: string;
  supplierName: string;
  number: string;
  /** ISO where it could be normalised. */
  issueDate: string;
  dueDate: string;
  totalCents: number | null;
  /** PEN when the document names none. */
  currency: AnyCurrency;
  paymentStatus: string;
  id: string;
}

/** Values may be of any type: what an engine answered for a document that nobody has corrected. */
export function invoiceRow(
  document: Pick<DocumentSummary, 'id' | 'extractedData' | 'paymentStatus'>,
): InvoiceRow {
  const { documento, proveedor, totales } = document.extractedData ?? {};
  return {
    supplierRuc: textOf(proveedor?.ruc),
    supplierName: textOf(proveedor?.nombre),
    number: textOf(documento?.numero),
    issueDate: textOf(documento?.fecha_emision ?? documento?.fecha),
    dueDate: textOf(documento?.fecha_vencimiento),
    totalCents: centsOf(totales?.total),
    currency: normaliseCurrency(textOf(documento?.moneda)),
    paymentStatus: document.paymentStatus,
    id: document.id,
  };
}

/** A line of an export. */
export interface ExportRow extends Omit<InvoiceRow, 'currency'> {
  currency: string;
  sourceMatch: SourceMatch | null;
}

/** Of what has not been read only the id is known: no currency, and nothing that waits for its payment. */
export function exportRow({
  sourceMatch = null,
  ...document
}: Parameters<typeof invoiceRow>[0] & Partial<Pick<ExportRow, 'sourceMatch'>>): ExportRow {
  const row = { ...invoiceRow(document), sourceMatch };
  return document.extractedData ? row : { ...row, currency: '', paymentStatus: '' };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
