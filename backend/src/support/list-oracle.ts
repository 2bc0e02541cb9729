import type { DocumentFilter, DocumentSortKey } from '../contracts/list-query';
import type { DocumentRecord } from '../documents/document.schema';
import { LOOKED_AT } from './listed-documents';

/** The list as somebody would do it by hand: every document looked at, nothing taken from the figures. */
export function listByHand(
  documents: readonly DocumentRecord[],
  filter: DocumentFilter,
  [key, order]: [DocumentSortKey, 'ASC' | 'DESC'],
): string[] {
  const turn = order === 'ASC' ? 1 : -1;
  const found = documents.filter((document) => isFound(document, filter));
  const valued = found.filter((one) => valueOf(one, key) !== null);
  const rest = found.filter((one) => valueOf(one, key) === null);
  valued.sort((a, b) => turn * (compared(valueOf(a, key), valueOf(b, key)) || byTime(a, b, key)));
  rest.sort((a, b) => byTime(a, b, 'total'));
  return [...valued, ...rest].map(({ _id }) => _id);
}

/** Newest first; a sort by time turns it. */
function byTime(a: DocumentRecord, b: DocumentRecord, key: DocumentSortKey): number {
  const newest = b.createdAt.getTime() - a.createdAt.getTime() || compared(a._id, b._id);
  return key === 'createdAt' ? -newest : newest;
}

type Value = string | number | null;

const compared = (a: Value, b: Value): number =>
  a === b || a === null || b === null ? 0 : a < b ? -1 : 1;

function valueOf(document: DocumentRecord, key: DocumentSortKey): Value {
  const { proveedor, documento, totales } = document.extractedData ?? {};
  const name = plain(proveedor?.nombre ?? '').trim();
  const values: Record<DocumentSortKey, Value | undefined> = {
    razonSocial: name === '' ? null : name,
    ruc: proveedor?.ruc,
    fechaEmision: documento?.fecha_emision,
    fechaVencimiento: documento?.fecha_vencimiento,
    total: totales?.total,
    estadoPago: document.paymentStatus,
    createdAt: document.createdAt.getTime(),
  };
  return values[key] ?? null;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ');

const splitWords = (text: string): string[] => plain(text).split(' ').filter(Boolean);

/** Every word of a search begins one of the words; a search of signs alone finds nothing. */
function begins(words: readonly string[], search: string | undefined): boolean {
  if (!search?.trim()) return true;
  const wanted = splitWords(search);
  return wanted.length > 0 && wanted.every((one) => words.some((word) => word.startsWith(one)));
}

/** Every part of a search is found; `1,180.00` is a total, and `797` may be the end of a RUC or a number. */
function isSearched(document: DocumentRecord, search: string | undefined): boolean {
  if (!search?.trim()) return true;
  const { proveedor, documento, totales } = document.extractedData ?? {};
  const ends = [proveedor?.ruc, documento?.numero?.replace(/[^A-Z0-9]/g, '')];
  const parts = search.split(' ');
  const amounts = parts.filter((part) => /^[\d,]+\.\d+$/.test(part));
  const words = splitWords(parts.filter((part) => !amounts.includes(part)).join(' '));
  const isTotal = (part: string): boolean =>
    typeof totales?.total === 'number' &&
    Math.abs(totales.total) === Number(part.replaceAll(',', ''));
  const isEnd = (word: string): boolean =>
    /^\d{3,}$/.test(word) && ends.some((text) => text?.endsWith(word));
  return (
    amounts.length + words.length > 0 &&
    amounts.every(isTotal) &&
    words.every((word) => begins(searchable(document), word) || isTotal(word) || isEnd(word))
  );
}

const STATE_WORDS: Readonly<Record<string, string>> = {
  pending: 'pendiente pending',
  processing: 'procesando processing',
  completed: 'completado completed',
  error: 'error',
  unpaid: 'pendiente pago unpaid',
  partially_paid: 'parcial parcialmente partially paid',
  paid: 'pagado paid',
};

function searchable(document: DocumentRecord): string[] {
  const { proveedor, documento } = document.extractedData ?? {};
  const number = documento?.numero ?? '';
  const [serie = '', digits = ''] = number.split('-');
  return splitWords(
    [
      proveedor?.nombre,
      proveedor?.ruc,
      number,
      `${serie}${digits}`,
      digits === ''
        ? number.replace(/[^A-Z0-9]/g, '')
        : `${serie}${Number(digits)} ${Number(digits)}`,
      documento?.fecha_emision,
      documento?.fecha_vencimiento,
      documento?.moneda,
      document.filename,
      STATE_WORDS[document.status],
      STATE_WORDS[document.paymentStatus],
      textOf(document),
    ].join(' '),
  );
}

/** What was printed: the one thing that a record keeps only among its words. */
function textOf({ words = [] }: DocumentRecord): string {
  return words.filter((word) => ['pagadero', 'efectivo', 'gasolina'].includes(word)).join(' ');
}

const isWithin = (day: string | null | undefined, from?: string, to?: string): boolean =>
  (from === undefined && to === undefined) ||
  (typeof day === 'string' && day >= (from ?? '') && day <= (to ?? '9999'));

const isBetween = (total: number | null | undefined, from?: number, to?: number): boolean =>
  (from === undefined && to === undefined) ||
  (typeof total === 'number' && total >= (from ?? -Infinity) && total <= (to ?? Infinity));

function isFound(document: DocumentRecord, filter: DocumentFilter): boolean {
  const data = document.extractedData;
  const { documento, proveedor } = data ?? {};
  const { status, paymentStatus, detraccion, uploadedBy, moneda } = filter;
  const group = ['pending', 'processing'].includes(document.status)
    ? 'processing'
    : document.status;
  const hasDetraction = Object.keys(data?.detraccion ?? {}).length > 0;
  return [
    isSearched(document, filter.q),
    begins(splitWords(proveedor?.nombre ?? ''), filter.razonSocial),
    (proveedor?.ruc ?? '').startsWith(filter.ruc ?? ''),
    isBetween(data?.totales?.total, filter.totalDesde, filter.totalHasta),
    [undefined, 'all', group].includes(status),
    [undefined, 'all', document.paymentStatus].includes(paymentStatus),
    isWithin(documento?.fecha_emision, filter.emisionDesde, filter.emisionHasta),
    isWithin(documento?.fecha_vencimiento, filter.vencimientoDesde, filter.vencimientoHasta),
    uploadedBy === undefined || document.uploadedBy === uploadedBy,
    [undefined, 'all', hasDetraction ? 'si' : 'no'].includes(detraccion),
    moneda === undefined || (data !== null && (documento?.moneda ?? 'PEN') === moneda),
    isInView(document, filter.vista),
  ].every(Boolean);
}

function isInView(document: DocumentRecord, view: DocumentFilter['vista']): boolean {
  const { status, isConfirmed, postponedUntil } = document;
  if (view === 'por-revisar')
    return (
      status === 'completed' && !isConfirmed && !(postponedUntil && postponedUntil > LOOKED_AT)
    );
  if (view === 'duplicados') return document.duplicateOf !== null;
  if (view === 'observados') return Boolean(document.observation);
  return view === undefined || status === 'error';
}
