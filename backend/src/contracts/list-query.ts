import type { PaymentStatus } from './document';

/** Keys by which `GET /api/documents` can be sorted: those of spec section 9, then what is flagged. */
export const DOCUMENT_SORT_KEYS = [
  'razonSocial',
  'ruc',
  'fechaEmision',
  'fechaVencimiento',
  'total',
  'estadoPago',
  'createdAt',
  // How many fields; those that have none come last.
  'dudas',
  'contradicciones',
  // Until when it is put off, and since when it is confirmed.
  'pospuesto',
  'confirmado',
  // Possible forgeries first, ascending.
  'autenticidad',
] as const;
export type DocumentSortKey = (typeof DOCUMENT_SORT_KEYS)[number];

/**
 * `por-revisar`: read, not confirmed, not put off; with one's own `uploadedBy` it is "Míos". `con-dudas` and
 * `contradicciones`: read, with such a field, confirmed or not. `pospuestos`: put off now.
 */
export const DOCUMENT_VIEWS = [
  'por-revisar',
  'con-dudas',
  'contradicciones',
  'pospuestos',
  'duplicados',
  'observados',
  'con-error',
] as const;
export type DocumentView = (typeof DOCUMENT_VIEWS)[number];

export const STATUS_FILTERS = ['all', 'processing', 'completed', 'error'] as const;
export const PAYMENT_FILTERS = ['all', 'unpaid', 'paid', 'partially_paid'] as const;
export const DETRACTION_FILTERS = ['all', 'si', 'no'] as const;
export const CONFIRMED_FILTERS = ['all', 'si', 'no'] as const;
/** `no`: read, without the signed XML of the comprobante. `difiere`: its page says otherwise. */
export const XML_FILTERS = ['all', 'si', 'no', 'difiere'] as const;
/** The three labels of spec section 4. */
export const AUTHENTICITY_FILTERS = ['all', 'autentico', 'verificar', 'falsificacion'] as const;

/**
 * The `filter` of `GET /api/documents` and of `GET /api/documents/count`, as JSON. All of it must hold;
 * days are `YYYY-MM-DD`, both ends inclusive. Unknown keys and wrong types are 400.
 */
export interface DocumentFilter {
  /**
   * Beginnings of words of provider name, RUC, document number, file name, status, payment status and the
   * document's text; three digits or more also the end of the RUC or of the number. An amount (`1,188.61`,
   * `S/ 251.17`) is the total; whole digits are either.
   */
  q?: string;
  /** Beginnings of words of the provider's name. */
  razonSocial?: string;
  /** Beginning of the provider's RUC. */
  ruc?: string;
  /** `processing` includes those that wait. */
  status?: (typeof STATUS_FILTERS)[number];
  /** `unpaid` is what waits for its payment: nothing that has not been read. */
  paymentStatus?: 'all' | PaymentStatus;
  emisionDesde?: string;
  emisionHasta?: string;
  vencimientoDesde?: string;
  vencimientoHasta?: string;
  /** Least and most of the total, decimal, both inclusive; compared as numbers whatever the currency. */
  totalDesde?: number;
  totalHasta?: number;
  /** Account id ("Asignado a"). */
  uploadedBy?: string;
  detraccion?: (typeof DETRACTION_FILTERS)[number];
  /** A code of rules/currency. */
  moneda?: string;
  /** `no`: read and not confirmed. */
  confirmado?: (typeof CONFIRMED_FILTERS)[number];
  autenticidad?: (typeof AUTHENTICITY_FILTERS)[number];
  xml?: (typeof XML_FILTERS)[number];
  vista?: DocumentView;
  /** Exactly these documents (at most 500); foreign and unknown ones are left out. */
  ids?: string[];
}

/**
 * react-admin's simple-rest query: `range=[0,24]` (inclusive), `sort=["createdAt","DESC"]`, `filter={...}`.
 * With `total=0` nothing is counted and `Content-Range` ends in `/*`.
 */
export interface ListQuery {
  from: number;
  to: number;
  sort: DocumentSortKey;
  order: 'ASC' | 'DESC';
  filter: DocumentFilter;
  isCounted: boolean;
}

/** A total is counted up to here. */
export const COUNT_MAX = 100_000;

/** Answer of `GET /api/documents/count?filter=`. */
export interface DocumentCount {
  total: number;
  /** There are more than `total`. */
  isCapped: boolean;
  /**
   * Sum of the totals by currency, decimal: of what was read and is payable, each debt once. Null while
   * it is not known: there are more than `total`, or documents of before are still being prepared.
   */
  amounts: Amounts | null;
  /** What of it is still to be paid: nothing of what is paid, the rest of what is paid in part. */
  owed: Amounts | null;
}

/** Decimal, by currency. */
export type Amounts = Record<string, number>;

/** Answer of `GET /api/documents/history-stats` (spec section 2, "History screen"). */
export interface HistoryStats {
  total: number;
  completed: number;
  paid: number;
  toReview: number;
  doubtful: number;
  contradictions: number;
  postponed: number;
  failed: number;
  duplicates: number;
  observed: number;
  /** Of all documents, as `DocumentCount` has them. */
  amounts: Amounts | null;
  owed: Amounts | null;
}
