import {
  SOURCE_MATCHES,
  type DocumentStatus,
  type PaymentStatus,
} from '../../../contracts/document';
import type { ApprovalLimits } from '../../../contracts/company';
import type { DocumentFilter } from '../../../contracts/list-query';
import { AUTHENTICITY_RANK } from '../../../rules/authenticity-label';
import type { Currency } from '../../../rules/currency';
import { searchTermsOf, searchWordsOf, type SearchTerm } from '../../../rules/list-words';
import { toCents } from '../../../rules/money';

/** One condition on a document in the store's language; all of a list must hold. */
export type Condition = Readonly<Record<string, unknown>>;

/** Comes after all characters of a word, which are a-z and 0-9 behind what its first one may be. */
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
  const { ids, uploadedBy, moneda, detraccion } = filter;
  return [
    ...(ids ? [{ _id: { $in: ids } }] : []),
    ...supplierConditions(filter.razonSocial),
    ...searchConditions(filter.q, statesNamed),
    ...rucConditions(filter.ruc),
    ...statusConditions(filter.status),
    ...paymentConditions(filter.paymentStatus),
    ...confirmedConditions(filter.confirmado),
    ...authenticityConditions(filter.autenticidad),
    ...xmlConditions(filter.xml),
    ...rangeConditions('issueDate', filter.emisionDesde, filter.emisionHasta),
    ...rangeConditions('dueDate', filter.vencimientoDesde, filter.vencimientoHasta),
    ...totalConditions(filter.totalDesde, filter.totalHasta),
    ...(uploadedBy ? [{ uploadedBy }] : []),
    ...(detraccion && detraccion !== 'all' ? [{ hasDetraction: detraccion === 'si' }] : []),
    ...(moneda ? [{ currency: moneda }] : []),
    ...viewConditions(filter.vista, now),
  ];
}

/** Totals above the limits of which there are any, as the lists have them; other currencies are above all of them. */
export function conditionAbove({ limitePEN, limiteUSD, limiteEUR }: ApprovalLimits): Condition {
  const limits: readonly (readonly [Currency, number | null])[] = [
    ['PEN', limitePEN],
    ['USD', limiteUSD],
    ['EUR', limiteEUR],
  ];
  return {
    $or: [
      ...limits
        .filter(([, limit]) => limit !== null)
        .map(([currency, limit]) => ({ currency, totalCents: { $gt: limit } })),
      { currency: { $nin: limits.map(([currency]) => currency), $type: 'string' } },
    ],
  };
}

/** Whether some word of an array begins with `beginning`, as the range of one element, which an index serves. */
const beginsWith = (path: string, beginning: string): Condition => ({
  [path]: { $elemMatch: { $gte: beginning, $lt: beginning + AFTER_WORD_CHARS } },
});

/**
 * What a search asks, the rarest part first as a rule: amounts, then long words. One of signs alone finds
 * nothing.
 * @param statesOf what a word says beside being one of the document's
 */
export function searchConditions(
  text: string | undefined,
  statesOf: (word: string) => readonly Condition[] = () => [],
): Condition[] {
  if (!text?.trim()) return [];
  const terms = searchTermsOf(text).sort((a, b) => rarity(b) - rarity(a));
  if (terms.length === 0) return [NOTHING];
  return terms.map((term) => eitherOf(waysOf(term, statesOf)));
}

const rarity = ({ beginnings: [word] }: SearchTerm): number => word?.length ?? Infinity;

function waysOf(
  { beginnings, cents }: SearchTerm,
  statesOf: (word: string) => readonly Condition[],
): Condition[] {
  return [
    ...beginnings.map((beginning) => beginsWith('words', beginning)),
    // A credit note's total may be written with a minus; 0 has no other sign.
    ...(cents === null ? [] : [{ totalCents: { $in: [...new Set([cents, 0 - cents])] } }]),
    ...beginnings.flatMap(statesOf),
  ];
}

function eitherOf(ways: readonly Condition[]): Condition {
  const [only] = ways;
  return only && ways.length === 1 ? only : { $or: ways };
}

const statesNamed = (word: string): Condition[] => [
  ...named('status', STATUS_WORDS, word),
  ...named('paymentStatus', PAYMENT_WORDS, word).map(paid),
];

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

/** The longest word is the rarest as a rule, and the first one is looked up in the index. */
function supplierConditions(text: string | undefined): Condition[] {
  if (!text?.trim()) return [];
  const words = searchWordsOf(text).sort((a, b) => b.length - a.length);
  return words.length === 0 ? [NOTHING] : words.map((word) => beginsWith('supplierWords', word));
}

function rucConditions(text: string | undefined): Condition[] {
  const ruc = text?.trim();
  return ruc ? [{ ruc: { $gte: ruc, $lt: `${ruc}\uffff` } }] : [];
}

function statusConditions(status: DocumentFilter['status']): Condition[] {
  if (!status || status === 'all') return [];
  return status === 'processing' ? [{ status: { $in: ['pending', 'processing'] } }] : [{ status }];
}

function paymentConditions(paymentStatus: DocumentFilter['paymentStatus']): Condition[] {
  return paymentStatus && paymentStatus !== 'all' ? [paid({ paymentStatus })] : [];
}

/** A document that has not been read does not wait for its payment, though it is stored as unpaid. */
const paid = (condition: Condition): Condition =>
  condition['paymentStatus'] === 'unpaid' ? { ...condition, status: 'completed' } : condition;

function confirmedConditions(confirmed: DocumentFilter['confirmado']): Condition[] {
  if (!confirmed || confirmed === 'all') return [];
  return [{ status: 'completed', isConfirmed: confirmed === 'si' }];
}

function authenticityConditions(label: DocumentFilter['autenticidad']): Condition[] {
  return label && label !== 'all' ? [{ authenticityRank: AUTHENTICITY_RANK[label] }] : [];
}

function xmlConditions(xml: DocumentFilter['xml']): Condition[] {
  if (!xml || xml === 'all') return [];
  if (xml === 'no') return [{ sourceMatch: null, status: 'completed' }];
  const asked = xml === 'difiere' ? [xml] : SOURCE_MATCHES;
  // The type is what the partial index asks for.
  return [{ sourceMatch: { $in: [...asked], $type: 'string' } }];
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

/** Amounts as numbers, whatever their currency; what has no total stays out. */
function totalConditions(from: number | undefined, to: number | undefined): Condition[] {
  if (from === undefined && to === undefined) return [];
  const least = from === undefined ? Number.MIN_SAFE_INTEGER : toCents(from);
  return [{ totalCents: { $gte: least, ...(to === undefined ? {} : { $lte: toCents(to) }) } }];
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
    case 'con-dudas':
      return [{ doubtful: { $gt: 0 }, status: 'completed' }];
    case 'contradicciones':
      return [{ contradictions: { $gt: 0 }, status: 'completed' }];
    case 'pospuestos':
      return [{ status: 'completed', isConfirmed: false, postponedUntil: { $gt: now } }];
    case 'duplicados':
      return [{ duplicateOf: { $type: 'string' } }];
    case 'observados':
      return [{ 'observation.at': { $gte: '' } }];
    case 'con-error':
      return [{ status: 'error' }];
  }
}
