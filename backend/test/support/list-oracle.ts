import type { DocumentFilter, DocumentSortKey } from '../../src/contracts/list-query';
import type { DocumentRecord } from '../../src/documents/document/document.schema';
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
    // None at all is as if nobody had counted.
    dudas: document.doubtful || null,
    contradicciones: document.contradictions || null,
    pospuesto: document.postponedUntil?.getTime(),
    confirmado: document.confirmedAt?.getTime(),
    autenticidad: rankOf(document),
  };
  return values[key] ?? null;
}

/** The label of section 4 by its letter: authentic, verify, forgery at the end. */
function labelOf({ authenticity }: DocumentRecord): 'A' | 'V' | 'Z' | null {
  if (!authenticity) return null;
  const { confidence, flags } = authenticity;
  if (confidence >= 0.8 && flags.length <= 1) return 'A';
  return confidence >= 0.6 ? 'V' : 'Z';
}

/** Forgeries first. */
const rankOf = (document: DocumentRecord): number | null => {
  const label = labelOf(document);
  return label && 'ZVA'.indexOf(label);
};

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
  const others = parts.filter((part) => !amounts.includes(part));
  const words = splitWords(others.join(' '));
  const isTotal = (part: string): boolean =>
    typeof totales?.total === 'number' &&
    Math.abs(totales.total) === Number(part.replaceAll(',', ''));
  const isEnd = (word: string): boolean =>
    word.length > 2 && ends.some((text) => text?.endsWith(word));
  const isElse = (word: string): boolean =>
    /^\d+$/.test(word) && others.includes(word) && (isTotal(word) || isEnd(word));
  return (
    amounts.length + words.length > 0 &&
    amounts.every(isTotal) &&
    words.every((word) => begins(searchable(document), word) || isElse(word))
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
      isWaiting(document) ? '' : STATE_WORDS[document.paymentStatus],
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

const LABELS: Readonly<Record<string, string>> = {
  A: 'autentico',
  V: 'verificar',
  Z: 'falsificacion',
};

const isRead = ({ status }: DocumentRecord): boolean => status === 'completed';

/** What has not been read has nothing to pay. */
const isWaiting = (document: DocumentRecord): boolean =>
  !isRead(document) && document.paymentStatus === 'unpaid';

/** An XML that differs is one, too. */
function xmlOf(document: DocumentRecord, { xml }: DocumentFilter): string {
  const { sourceMatch } = document;
  if (!sourceMatch) return isRead(document) ? 'no' : '';
  return sourceMatch === xml ? xml : 'si';
}

/** What each choice of a filter has to be. */
function statesOf(
  document: DocumentRecord,
  asked: DocumentFilter,
): Partial<Record<keyof DocumentFilter, string>> {
  const { status, paymentStatus, isConfirmed, extractedData, uploadedBy } = document;
  const hasDetraction = Object.keys(extractedData?.detraccion ?? {}).length > 0;
  return {
    status: ['pending', 'processing'].includes(status) ? 'processing' : status,
    paymentStatus: isWaiting(document) ? '' : paymentStatus,
    confirmado: isRead(document) ? (isConfirmed ? 'si' : 'no') : '',
    autenticidad: LABELS[labelOf(document) ?? ''] ?? '',
    xml: xmlOf(document, asked),
    detraccion: hasDetraction ? 'si' : 'no',
    uploadedBy,
    moneda: extractedData ? (extractedData.documento?.moneda ?? 'PEN') : '',
  };
}

function isFound(document: DocumentRecord, filter: DocumentFilter): boolean {
  const { documento, proveedor, totales } = document.extractedData ?? {};
  const states = Object.entries(statesOf(document, filter)) as [keyof DocumentFilter, string][];
  return [
    isSearched(document, filter.q),
    begins(splitWords(proveedor?.nombre ?? ''), filter.razonSocial),
    (proveedor?.ruc ?? '').startsWith(filter.ruc ?? ''),
    isBetween(totales?.total, filter.totalDesde, filter.totalHasta),
    isWithin(documento?.fecha_emision, filter.emisionDesde, filter.emisionHasta),
    isWithin(documento?.fecha_vencimiento, filter.vencimientoDesde, filter.vencimientoHasta),
    states.every(([key, state]) => [undefined, 'all', state].includes(filter[key] as string)),
    isInView(document, filter.vista),
  ].every(Boolean);
}

function isInView(document: DocumentRecord, view: DocumentFilter['vista']): boolean {
  const { status, isConfirmed, postponedUntil } = document;
  const isOpen = status === 'completed' && !isConfirmed;
  const isPutOff = Boolean(postponedUntil && postponedUntil > LOOKED_AT);
  if (view === 'por-revisar') return isOpen && !isPutOff;
  if (view === 'pospuestos') return isOpen && isPutOff;
  if (view === 'con-dudas') return isRead(document) && (document.doubtful ?? 0) > 0;
  if (view === 'contradicciones') return isRead(document) && (document.contradictions ?? 0) > 0;
  if (view === 'duplicados') return document.duplicateOf !== null;
  if (view === 'observados') return Boolean(document.observation);
  return view === undefined || status === 'error';
}
