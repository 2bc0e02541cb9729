import { stripAccents } from './text-clean';

/** Three-letter months as Peru prints them; `SEP` is read too. */
const MONTHS = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SET', 'OCT', 'NOV', 'DIC'];
const MONTH_NUMBER: ReadonlyMap<string, number> = new Map([
  ...MONTHS.map((name, index): [string, number] => [name, index + 1]),
  ['SEP', 9],
  ['JAN', 1],
  ['APR', 4],
  ['AUG', 8],
  ['DEC', 12],
]);
const FULL_MONTHS =
  'ENERO|FEBRERO|MARZO|ABRIL|MAYO|JUNIO|JULIO|AGOSTO|SETIEMBRE|SEPTIEMBRE|OCTUBRE|NOVIEMBRE|DICIEMBRE';
const ENGLISH_MONTHS =
  'JANUARY|FEBRUARY|MARCH|APRIL|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER';
const MONTH_WORD = `(${FULL_MONTHS}|${ENGLISH_MONTHS}|ENE|FEB|MAR|ABR|MAY|JUN|JUL|AGO|SET|SEPT|SEP|OCT|NOV|DIC|JAN|APR|AUG|DEC)`;

const DAY_MS = 86_400_000;

const ISO = /(?<!\d)(\d{4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})(?!\d)/;
/** What goes on with the same sign has another number before it: `1 - 22-11-2026`. */
const DAY_FIRST = /(?<!\d)(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d|\2\d)/;
const BOXES = /^\s*(\d{1,2})[\s|]+(\d{1,2})(?:[\s|]+(?=\d{4})|\s*\|\s*)(\d{4}|\d{2})\s*$/;
const COMPACT = /^\s*(\d{4})(\d{2})(\d{2})\s*$/;
const WORDS = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:ST|ND|RD|TH)?\\s{0,3}(?:D\\s?E\\s{0,3})?[-/. ]{0,6}${MONTH_WORD}(?=D\\s?EL?|[^A-Z]|$)\\.?\\s{0,3}[-/, ]{0,6}(?:D\\s?E\\s?L?\\s{0,3})?(?:ANO\\s{0,3})?(\\d{4}|\\d{2})(?!\\d)`,
);

/** `October 3, 2026`, `Oct. 3rd 2026`. */
const MONTH_FIRST = new RegExp(
  `(?<![A-Z])${MONTH_WORD}\\.?\\s{0,3}(\\d{1,2})(?:ST|ND|RD|TH)?\\s{0,3},?\\s{0,3}(\\d{4})(?!\\d)`,
);

/** The first date in a text as ISO `YYYY-MM-DD`, or null. Day first always (peru.md section 10). */
export function parseDate(text: string): string | null {
  const folded = stripAccents(text).toUpperCase();
  return (
    fromParts(ISO.exec(folded), [1, 2, 3]) ??
    fromParts(DAY_FIRST.exec(folded), [4, 3, 1]) ??
    fromWords(folded) ??
    fromParts(BOXES.exec(folded), [3, 2, 1]) ??
    fromParts(COMPACT.exec(folded), [1, 2, 3]) ??
    monthFirst(folded)
  );
}

/**
 * A date that is printed month first: with its month in words, or with a second number that is no month
 * (`10/25/2026`). `10/03/2026` may be either and is no such date.
 */
export function monthFirst(text: string): string | null {
  const folded = stripAccents(text).toUpperCase();
  const named = MONTH_FIRST.exec(folded);
  const month = MONTH_NUMBER.get((named?.[1] ?? '').slice(0, 3));
  if (named && month) return isoDate(Number(named[3]), month, Number(named[2]));
  const figures = DAY_FIRST.exec(folded);
  return Number(figures?.[3]) > 12 ? fromParts(figures, [4, 1, 3]) : null;
}

/** The date of a text whose document prints the month first (`10/03/2026` is of October); null where it is none. */
export const asMonthFirst = (text: string): string | null =>
  fromParts(DAY_FIRST.exec(stripAccents(text).toUpperCase()), [4, 1, 3]);

function fromWords(text: string): string | null {
  const match = WORDS.exec(text);
  const month = MONTH_NUMBER.get((match?.[2] ?? '').slice(0, 3));
  return match && month ? isoDate(fullYear(match[3] ?? ''), month, Number(match[1])) : null;
}

function fromParts(
  match: RegExpExecArray | null,
  [year, month, day]: readonly [number, number, number],
): string | null {
  if (!match) return null;
  return isoDate(fullYear(match[year] ?? ''), Number(match[month]), Number(match[day]));
}

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/** Null when the calendar has no such day or the year is not of this age. */
export function isoDate(year: number, month: number, day: number): string | null {
  if (year < 1990 || year > 2099 || month < 1 || month > 12) return null;
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > daysInMonth) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDate(text) === text;
}

/** `2026-03-15` -> `15 mar 2026`; anything that is not an ISO date comes back unchanged. */
export function formatDate(iso: string): string {
  if (!isIsoDate(iso)) return iso;
  const month = MONTHS[Number(iso.slice(5, 7)) - 1] ?? '';
  return `${Number(iso.slice(8))} ${month.toLowerCase()} ${iso.slice(0, 4)}`;
}

/** The ISO date so many days later. */
export function daysAfter(iso: string, days: number): string {
  const moved = Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS;
  return new Date(moved).toISOString().slice(0, 10);
}

/** The same day `months` earlier, cut to the end of a shorter month. */
export function monthsBefore(iso: string, months: number): string {
  const total = Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1 - months;
  const year = Math.floor(total / 12);
  const month = (total % 12) + 1;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = Math.min(Number(iso.slice(8)), last);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
