/** What can fall due of a document; `PAID_KINDS` are those that money leaves the company for. */
export const DUE_KINDS = [
  'vencimiento',
  'cuota',
  'deposito_detraccion',
  'conformidad',
  'credito_igv',
] as const;
export type DueKind = (typeof DUE_KINDS)[number];

export const DUE_KIND_LABEL: Readonly<Record<DueKind, string>> = {
  vencimiento: 'Vencimiento',
  cuota: 'Cuota',
  deposito_detraccion: 'Depósito de la detracción',
  conformidad: 'Conformidad',
  credito_igv: 'Crédito del IGV',
};

/** Only these are in sums: the others are dates to act by, about money that is paid or won elsewhere. */
export const PAID_KINDS: ReadonlySet<DueKind> = new Set([
  'vencimiento',
  'cuota',
  'deposito_detraccion',
]);

/** Said where a rule is not known from a norm that was read. */
export const NO_SOURCE = 'sin fuente oficial';

/** A day by which something has to be done with a document, and why that day. */
export interface Deadline {
  kind: DueKind;
  /** ISO day in Peru; null where it cannot be told, which `rule` then explains. */
  day: string | null;
  /** One sentence in Spanish. */
  rule: string;
  /** Norm and article, or the document itself; null where there is no official source. */
  source: string | null;
  /** Still to be paid, or for `conformidad` and `credito_igv` what it is about; null where it is not known. */
  amountCents: number | null;
  currency: string;
}

/** `semana`: today and the seven days after it. `todo`: also what has no day. */
export const DUE_WINDOWS = ['hoy', 'semana', 'vencidos', 'todo'] as const;
export type DueWindow = (typeof DUE_WINDOWS)[number];

/** Documents that are looked at for one answer. */
export const DUE_DOCUMENTS_MAX = 1_000;

/** What is to be paid in one currency, exact; null when `unknown` amounts are among it. */
export interface DueSum {
  currency: string;
  amountCents: number | null;
  unknown: number;
}

/** A deadline with the document that it is of. */
export interface DueItem extends Deadline {
  documentId: string;
  /** As printed, or the name of the file. */
  label: string;
  supplier: string | null;
}

export interface DueDay {
  /** Null: what has no day that is known, at the end. */
  day: string | null;
  /** Null when not all are shown: a sum would not be exact. */
  sums: DueSum[] | null;
  items: DueItem[];
}

/** Answer of `GET /api/due-dates`: days in their order, the earliest first. */
export interface DueDates {
  window: DueWindow;
  /** ISO day in Peru. */
  today: string;
  /** Only those that something falls on. */
  days: DueDay[];
  /** By weeks, `day` being their Monday. */
  weeks: Pick<DueDay, 'day' | 'sums'>[];
  /** Of all days. */
  sums: DueSum[] | null;
  /** More than `DUE_DOCUMENTS_MAX` documents fall due, or older ones have not been looked through: not all are shown. */
  isPartial: boolean;
}

/** Days that the address of a calendar works. */
export const CALENDAR_LINK_DAYS = 365;
/** Days of a calendar before and after the one on which it is asked for. */
export const CALENDAR_PAST_DAYS = 31;
export const CALENDAR_AHEAD_DAYS = 92;

/** Answer of `GET /api/due-dates/link`: until when the own calendar's address works; ISO, null when there is none. */
export interface CalendarLink {
  expiresAt: string | null;
}
