import type {
  JudgedDocument,
  PaymentTwin,
  SimilarDocument,
} from '../../contracts/payment-judgement';
import type { ExtractedData } from '../../contracts/extracted-data';
import { centsOf } from '../../rules/money';
import type { SimilarRecord, TwinRecord } from './payment-facts.repository';

const labelOf = (filename: string, data: ExtractedData | null): string =>
  data?.documento?.numero || filename;

export const totalCentsOf = (data: ExtractedData | null): number | null =>
  centsOf(data?.totales?.total);

/** Another document of one debt: the same comprobante, or one repeats the content of the other. */
export function isTwin(
  { _id, comprobanteKey, duplicateOf }: TwinRecord,
  document: JudgedDocument,
): boolean {
  if (_id === document.id) return false;
  const isSameKey = comprobanteKey !== null && comprobanteKey === document.comprobanteKey;
  return isSameKey || document.duplicateOf === _id || duplicateOf === document.id;
}

export function toTwin(record: TwinRecord, isInFile: boolean): PaymentTwin {
  const { _id, filename, paymentStatus, workflowStatus = 'pending', extractedData } = record;
  const label = labelOf(filename, extractedData);
  return { id: _id, label, filename, paymentStatus, workflowStatus, isInFile };
}

export const isSimilar = ({ _id, ruc, totalCents }: SimilarRecord, document: JudgedDocument) =>
  _id !== document.id &&
  ruc === document.extractedData?.proveedor?.ruc &&
  totalCents === totalCentsOf(document.extractedData);

export function toSimilar(record: SimilarRecord): SimilarDocument {
  const { _id, filename, comprobanteKey, extractedData } = record;
  return { id: _id, label: labelOf(filename, extractedData), comprobanteKey, extractedData };
}
