import type { PaymentLine } from '../../contracts/exports';
import { centsText } from '../money';
import { dateField, textField } from './fields';

/** What a detail line is written from: text fields as they stand in the record. */
export type WrittenLine = Pick<
  PaymentLine,
  | 'supplierRuc'
  | 'number'
  | 'issueDate'
  | 'dueDate'
  | 'amountCents'
  | 'currency'
  | 'supplierName'
  | 'reference'
>;

export interface PaymentFile {
  companyRuc: string;
  /** Day of the file in Peru, ISO. */
  day: string;
  currency: string;
  ascii: boolean;
  lines: readonly WrittenLine[];
}

/** The file of spec section 9: HDR, one DTL a document, FTR; every line ends in CRLF. Totals are the exact sums of the lines. */
export function paymentFileText({ companyRuc, day, currency, ascii, lines }: PaymentFile): string {
  const count = String(lines.length);
  const total = centsText(sumOf(lines));
  const header = ['HDR', textField(companyRuc, ascii), dateField(day), currency, count, total];
  const details = lines.map((line) => detail(line, ascii));
  return [header, ...details, ['FTR', count, total]]
    .map((fields) => `${fields.join('|')}\r\n`)
    .join('');
}

function detail(line: WrittenLine, ascii: boolean): string[] {
  return [
    'DTL',
    textField(line.supplierRuc, ascii),
    textField(line.number, ascii),
    dateField(line.issueDate),
    dateField(line.dueDate),
    centsText(line.amountCents),
    line.currency,
    textField(line.supplierName, ascii),
    textField(line.reference, ascii),
  ];
}

/** Integer cents that lines pay together. */
export function sumOf(lines: readonly Pick<PaymentLine, 'amountCents'>[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
