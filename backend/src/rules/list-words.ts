import type { ExtractedData } from '../contracts/extracted-data';
import { parseComprobanteNumber } from './comprobante-number';
import { parseDate } from './date';
import { parseAmount, toCents } from './money';
import { foldText } from './text-clean';

/** Longer words are kept, and compared, by their beginning. */
export const MAX_WORD_CHARS = 24;
/** Words that a document is found by: each is an index entry (docs/decisions/019). */
export const MAX_WORDS = 120;
/** Words of one search; more are not looked at. */
export const MAX_SEARCH_WORDS = 8;

/** Digits of the end of a RUC or a number; fewer would be the end of too many. */
const SHORTEST_ENDING = 3;
/** Stands before a word that is written backwards, so that no other word begins like it. */
const BACKWARDS = '~';

const SHORTEST_OF_TEXT = 3;
const FEWEST_DIGITS_OF_TEXT = 4;

/** Lower case words without accents and signs, in their order: `Ñandú, José` -> nandu, jose. */
export function wordsOf(text: string): string[] {
  const words = foldText(text).toLowerCase().split(' ').filter(Boolean);
  return words.map((word) => word.slice(0, MAX_WORD_CHARS));
}

/** The words of a search, each once. */
export function searchWordsOf(text: string): string[] {
  return [...new Set(wordsOf(text))].slice(0, MAX_SEARCH_WORDS);
}

/** A part of a search; a document has one of these beginnings among its words, or this total. */
export interface SearchTerm {
  beginnings: readonly string[];
  /** Total in cents, of either sign; null when it cannot be one. */
  cents: number | null;
}

/** With decimals or thousands: nobody writes a number of a document like that. */
const WRITTEN_AMOUNT = /^-?\d[\d.,]*[.,]\d+$/;
/** As many digits as a total has; a RUC or a number with its zeros is none. */
const WHOLE_AMOUNT = /^[1-9]\d{0,8}$/;
/** A day as the screens write it; the data has `2026-01-08`, of which each part is a word. */
const SHOWN_DATE = /(?<!\S)\d{1,2} [a-z]{3} \d{4}(?!\S)/gi;
const MARK_OF_AMOUNT = /(?<![A-Z\d])(?:S\/\.?|US\$|\$|€)\s*(?=-?\d)/gi;

/**
 * The parts of a search, all of which a document has to have, at most `MAX_SEARCH_WORDS`. `1,188.61` is
 * the total and nothing else; digits alone are a beginning, the end of a RUC or of a number, or the total.
 */
export function searchTermsOf(text: string): SearchTerm[] {
  const kept = text.replace(SHOWN_DATE, (shown) => parseDate(shown) ?? shown);
  const pieces = new Set(kept.replace(MARK_OF_AMOUNT, ' ').split(/\s+/));
  const terms = [...pieces].flatMap((piece) => {
    const amount = WRITTEN_AMOUNT.test(piece) ? parseAmount(piece) : null;
    if (amount !== null) return [{ beginnings: [], cents: toCents(amount) }];
    return /^\d+$/.test(piece) ? [digits(piece)] : wordsOf(piece).map(plain);
  });
  return terms.slice(0, MAX_SEARCH_WORDS);
}

const plain = (word: string): SearchTerm => ({ beginnings: [word], cents: null });

function digits(piece: string): SearchTerm {
  const word = piece.slice(0, MAX_WORD_CHARS);
  return {
    beginnings: word.length < SHORTEST_ENDING ? [word] : [word, backwards(word)],
    cents: WHOLE_AMOUNT.test(word) ? Number(word) * 100 : null,
  };
}

const backwards = (word: string): string =>
  `${BACKWARDS}${[...word].reverse().join('')}`.slice(0, MAX_WORD_CHARS);

/** What a document's words are made of beside its data. */
export interface WordSource {
  filename: string;
  /** Words of what is printed on its pages, in reading order. */
  textWords: readonly string[];
}

/**
 * The words that a document is found by, the most telling first: supplier, RUC, number, file name, then
 * everything else in its data, then its text, at most `MAX_WORDS`.
 */
export function documentWords(
  data: ExtractedData | null,
  { filename, textWords }: WordSource,
): string[] {
  const own = data ? dataWords(data) : [];
  return [...new Set([...headWords(data, filename), ...own, ...textWords])].slice(0, MAX_WORDS);
}

/** Words of printed text that are worth finding: no single signs and no loose short numbers. */
export function textWordsOf(lines: readonly string[]): string[] {
  const words = lines.flatMap(wordsOf).filter((word) => {
    const shortest = /^\d+$/.test(word) ? FEWEST_DIGITS_OF_TEXT : SHORTEST_OF_TEXT;
    return word.length >= shortest;
  });
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Words among `words` that come from the text alone. */
export function textWordsAmong(
  words: readonly string[],
  data: ExtractedData | null,
  filename: string,
): string[] {
  const known = new Set([...headWords(data, filename), ...(data ? dataWords(data) : [])]);
  return words.filter((word) => !known.has(word));
}

function headWords(data: ExtractedData | null, filename: string): string[] {
  const { nombre, ruc } = data?.proveedor ?? {};
  const number = data?.documento?.numero;
  return [
    ...wordsOf(textOf(nombre)),
    ...wordsOf(textOf(ruc)),
    ...endsOf(textOf(ruc)),
    ...numberWords(textOf(number)),
    ...endsOf(textOf(number)),
    ...wordsOf(filename),
  ];
}

/** The whole in one and backwards: its end is then the beginning of a word. */
function endsOf(text: string): string[] {
  const whole = wordsOf(text).join('');
  return whole === '' ? [] : [backwards(whole)];
}

/** `F001-00000123`: its parts, the number without its zeros, and both ways of writing it in one. */
function numberWords(number: string): string[] {
  const parts = wordsOf(number);
  const parsed = parseComprobanteNumber(number);
  if (!parsed) return [...parts, ...(parts.length > 1 ? wordsOf(parts.join('')) : [])];
  const serie = parsed.serie.toLowerCase();
  return [...parts, parsed.numero, ...wordsOf(parts.join('')), `${serie}${parsed.numero}`];
}

/** Texts anywhere in the data; numbers are found in the text as they are printed. */
function dataWords(value: unknown): string[] {
  if (typeof value === 'string') return wordsOf(value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(dataWords);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
