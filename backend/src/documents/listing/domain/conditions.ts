import type { DocumentStatus, PaymentStatus } from '../../../contracts/document';
import type { DocumentFilter } from '../../../contracts/list-query';
import { searchWordsOf } from '../../../rules/list-words';

/** One condition on a document in the store's language; all of a list must hold. */
export type Condition = Readonly<Record<string, unknown>>;

/** Comes after all characters of a word, which are a-z and 0-9. */
const AFTER_WORD_CHARS = '{';
/** Holds for no document. */
const NOTHING: Condition = { _id: { $in: [] } };

/** The words of a status, as the screens write it and as it is stored. */
const STATUS_WORDS: Readonly<Record<DocumentStatus, readonly string[]>> = {
  pending: ['pendiente', 'pending'],
  processing: ['procesando', 'processing'],
  completed: ['completado', 'completed'],
  error: ['error'],
};
const PAYMENT_WORDS: Readonly<Record<PaymentStatus, readonly string[]>> = {
  unpaid: ['pendiente', 'pago', 'unpaid'],
  partially_paid: ['parcial', 'parcialmente', 'partially', 'paid'],
  paid: ['pagado', 'paid'],
};

/**
 * What a filter asks for, the most selective first.
 * @param now decides which reviews are put off
 */
export function conditionsOf(filter: DocumentFilter, now: Date): Condition[] {
  const { ids, uploadedBy, moneda, detraccion, paymentStatus } = filter;
  return [
    ...(ids ? [{ _id: { $in: ids } }] : []),
    ...supplierConditions(filter.razonSocial),
    ...searchConditions(filter.q),
    ...rucConditions(filter.ruc),
    ...statusConditions(filter.status),
    ...(paymentStatus && paymentStatus !== 'all' ? [{ paymentStatus }] : []),
    ...rangeConditions('issueDate', filter.emisionDesde, filter.emisionHasta),
    ...rangeConditions('dueDate', filter.vencimientoDesde, filter.vencimientoHasta),
    ...(uploadedBy ? [{ uploadedBy }] : []),
    ...(detraccion && detraccion !== 'all' ? [{ hasDetraction: detraccion === 'si' }] : []),
    ...(moneda ? [{ currency: moneda }] : []),
    ...viewConditions(filter.vista, now),
  ];
}

/** Whether some word of an array begins with `beginning`, as the range of one element, which an index serves. */
const beginsWith = (path: string, beginning: string): Condition => ({
  [path]: { $elemMatch: { $gte: beginning, $lt: beginning + AFTER_WORD_CHARS } },
});

/** The longest word is the rarest as a rule, and the first one is looked up in the index. */
function words(text: string | undefined): string[] | null {
  if (!text?.trim()) return [];
  const found = searchWordsOf(text).sort((a, b) => b.length - a.length);
  return found.length > 0 ? found : null;
}

function searchConditions(text: string | undefined): Condition[] {
  return (words(text) ?? [null]).map((word) => (word === null ? NOTHING : searched(word)));
}

function searched(word: string): Condition {
  const inWords = beginsWith('words', word);
  const states = [
    ...named('status', STATUS_WORDS, word),
    ...named('paymentStatus', PAYMENT_WORDS, word),
  ];
  return states.length === 0 ? inWords : { $or: [inWords, ...states] };
}

/** States of which some word begins like that. */
function named(
  path: string,
  table: Readonly<Record<string, readonly string[]>>,
  beginning: string,
): Condition[] {
  return Object.entries(table)
    .filter(([, known]) => known.some((word) => word.startsWith(beginning)))
    .map(([state]) => ({ [path]: state }));
}

function supplierConditions(text: string | undefined): Condition[] {
  return (words(text) ?? [null]).flatMap((word) =>
    word === null ? [NOTHING] : [beginsWith('supplierWords', word)],
  );
}

function rucConditions(text: string | undefined): Condition[] {
  const ruc = text?.trim();
  return ruc ? [{ ruc: { $gte: ruc, $lt: `${ruc}\uffff` } }] : [];
}

function statusConditions(status: DocumentFilter['status']): Condition[] {
  if (!status || status === 'all') return [];
  return status === 'processing' ? [{ status: { $in: ['pending', 'processing'] } }] : [{ status }];
}

/** Without a lower end the range begins at the first day, so that what has no day stays out. */
function rangeConditions(
  path: string,
  from: string | undefined,
  to: string | undefined,
): Condition[] {
  if (from === undefined && to === undefined) return [];
  return [{ [path]: { $gte: from ?? '', ...(to === undefined ? {} : { $lte: to }) } }];
}

function viewConditions(view: DocumentFilter['vista'], now: Date): Condition[] {
  switch (view) {
    case undefined:
      return [];
    case 'por-revisar':
      return [
        { status: 'completed', isConfirmed: false },
        { $or: [{ postponedUntil: null }, { postponedUntil: { $lte: now } }] },
      ];
    case 'duplicados':
      return [{ duplicateOf: { $type: 'string' } }];
    case 'observados':
      return [{ 'observation.at': { $gte: '' } }];
    case 'con-error':
      return [{ status: 'error' }];
  }
}
