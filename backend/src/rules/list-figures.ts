import type { Authenticity } from '../contracts/authenticity';
import type { ExtractedData } from '../contracts/extracted-data';
import { authenticityRank } from './authenticity-label';
import { normaliseCurrency, type AnyCurrency } from './currency';
import { isIsoDate } from './date';
import { isPayable } from './debts';
import { documentWords, wordsOf, type WordSource } from './list-words';
import { toCents } from './money';

/** What the list of documents filters, sorts and searches by; null where the document does not say. */
export interface ListFigures {
  /** Supplier without case, accents and signs. */
  supplierSort: string | null;
  /** Words of the supplier, for the filter by razón social. */
  supplierWords: string[];
  ruc: string | null;
  /** ISO dates. */
  issueDate: string | null;
  dueDate: string | null;
  totalCents: number | null;
  /** Counts in sums once it is read. */
  isPayable: boolean;
  /** PEN when the document names none, as everywhere. */
  currency: AnyCurrency | null;
  hasDetraction: boolean;
  /** 0 possible forgery, 1 to verify, 2 authentic. */
  authenticityRank: number | null;
  /** Words that the document is found by. */
  words: string[];
}

/** Longer names sort by their beginning. */
const MAX_SORT_CHARS = 80;
const MAX_RUC_CHARS = 15;

/** What the figures are made of beside the data. */
export interface ListSource extends WordSource {
  authenticity: Pick<Authenticity, 'confidence' | 'flags'> | null;
  /** What treasury has decided; it stands above what is printed. */
  requiresDetraction?: boolean | undefined;
}

/** @param data null for a document that has not been read: it is found by its file's name alone */
export function listFigures(data: ExtractedData | null, source: ListSource): ListFigures {
  const { documento, proveedor, totales, detraccion } = data ?? {};
  const supplier = wordsOf(text(proveedor?.nombre)).join(' ');
  const total = totales?.total;
  const totalCents = typeof total === 'number' && Number.isFinite(total) ? toCents(total) : null;
  return {
    supplierSort: supplier.slice(0, MAX_SORT_CHARS) || null,
    supplierWords: [...new Set(supplier.split(' ').filter(Boolean))],
    ruc: text(proveedor?.ruc).replace(/\s/g, '').slice(0, MAX_RUC_CHARS) || null,
    issueDate: day(documento?.fecha_emision) ?? day(documento?.fecha),
    dueDate: day(documento?.fecha_vencimiento),
    totalCents,
    isPayable: isPayable(data, totalCents),
    currency: data && normaliseCurrency(text(documento?.moneda)),
    hasDetraction: source.requiresDetraction ?? isFilled(detraccion ?? {}),
    authenticityRank: authenticityRank(source.authenticity),
    words: documentWords(data, source),
  };
}

const isFilled = (group: object): boolean =>
  Object.values(group).some((value) => value !== null && value !== undefined && value !== '');

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const day = (value: unknown): string | null =>
  typeof value === 'string' && isIsoDate(value) ? value : null;
