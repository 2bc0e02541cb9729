import { detectCurrency, type Currency } from './currency';
import { editDistance, foldText } from './text-clean';

export interface WordsAmount {
  cents: number;
  /** Null when the line names no currency. */
  currency: Currency | null;
}

const UNITS: Readonly<Record<string, number>> = {
  CERO: 0,
  UN: 1,
  UNO: 1,
  UNA: 1,
  DOS: 2,
  TRES: 3,
  CUATRO: 4,
  CINCO: 5,
  SEIS: 6,
  SIETE: 7,
  OCHO: 8,
  NUEVE: 9,
  DIEZ: 10,
  ONCE: 11,
  DOCE: 12,
  TRECE: 13,
  CATORCE: 14,
  QUINCE: 15,
  DIECISEIS: 16,
  DIECISIETE: 17,
  DIECIOCHO: 18,
  DIECINUEVE: 19,
  VEINTE: 20,
  VEINTIUN: 21,
  VEINTIUNO: 21,
  VEINTIUNA: 21,
  VEINTIDOS: 22,
  VEINTITRES: 23,
  VEINTICUATRO: 24,
  VEINTICINCO: 25,
  VEINTISEIS: 26,
  VEINTISIETE: 27,
  VEINTIOCHO: 28,
  VEINTINUEVE: 29,
  TREINTA: 30,
  CUARENTA: 40,
  CINCUENTA: 50,
  SESENTA: 60,
  SETENTA: 70,
  OCHENTA: 80,
  NOVENTA: 90,
  CIEN: 100,
  CIENTO: 100,
  DOSCIENTOS: 200,
  TRESCIENTOS: 300,
  CUATROCIENTOS: 400,
  QUINIENTOS: 500,
  SEISCIENTOS: 600,
  SETECIENTOS: 700,
  OCHOCIENTOS: 800,
  NOVECIENTOS: 900,
  DOSCIENTAS: 200,
  TRESCIENTAS: 300,
  CUATROCIENTAS: 400,
  QUINIENTAS: 500,
  SEISCIENTAS: 600,
  SETECIENTAS: 700,
  OCHOCIENTAS: 800,
  NOVECIENTAS: 900,
};
const SCALES: Readonly<Record<string, number>> = { MIL: 1_000, MILLON: 1e6, MILLONES: 1e6 };
const NUMBER_WORDS = [...Object.keys(UNITS), ...Object.keys(SCALES)].sort(
  (a, b) => b.length - a.length,
);
const CENTS = /(?:(?:CON|Y)\s*)?([\dOISB]{1,2})\s*\/\s*1[0O]{2}/;

/**
 * `SON: MIL CIENTO OCHENTA CON 00/100 SOLES` -> 118000 cents, PEN.
 * Null when the text is no amount in words: a check, never a source of the total.
 */
export function parseAmountInWords(text: string): WordsAmount | null {
  const upper = foldKeepingSlash(text);
  const match = CENTS.exec(upper);
  if (!match?.[1]) return null;
  const before = foldText(upper.slice(0, match.index)).replace(/^.*?\bSON\b/, '');
  if (isCut(before) || isBroken(before)) return null;
  const words = before.split(' ').flatMap(numberWords);
  const whole = wordsToNumber(words);
  if (whole === null) return null;
  const centText = match[1].replace(/[OISB]/g, (letter) => '0158'['OISB'.indexOf(letter)] ?? '');
  const currency =
    detectCurrency(upper.slice(match.index + match[0].length)) ?? detectCurrency(upper);
  return { cents: whole * 100 + Number(centText), currency };
}

/** An `Y` joins two numbers: where one of them is missing or cannot be read, the amount is not whole. */
function isCut(text: string): boolean {
  const words = text.trim().split(' ');
  const isNumber = (at: number): boolean => numberWords(words[at] ?? '').length > 0;
  return words.some((word, at) => {
    if (word !== 'Y') return false;
    return at === 0 ? isNumber(1) : isNumber(at - 1) && !isNumber(at + 1);
  });
}

/** Words that stand among those of a number, or behind them. */
const BESIDE =
  /^(?:Y|E|CON|DE|DEL|NUEVOS?|SOL(?:ES)?|DOLAR(?:ES)?|AMERICANOS?|ESTADOUNIDENSES?|PERUANOS?|EUROS?|PESOS|MEXICANOS|COLOMBIANOS|CHILENOS|ARGENTINOS|PEN|USD|US|EUR|S|\d{1,3}|[A-Z]{1,2})$/;

/** Whether behind the first word of a number one stands that is none: what it should say is not known. */
function isBroken(text: string): boolean {
  const words = text.split(' ').filter((word) => word !== '');
  const first = words.findIndex((word) => numberWords(word).length > 0);
  const rest = first === -1 ? [] : words.slice(first);
  return rest.some((word) => numberWords(word).length === 0 && !BESIDE.test(word));
}

function foldKeepingSlash(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase();
}

/** The number words in one token: itself, one that OCR misread by a letter, or several glued ones. */
function numberWords(token: string): string[] {
  if (token === '' || token === 'Y' || token === 'CON' || token === 'DE') return [];
  if (token in UNITS || token in SCALES) return [token];
  const glued = splitGlued(token);
  if (glued) return glued;
  const near = NUMBER_WORDS.filter((word) => word.length > 4 && editDistance(word, token) === 1);
  return near.length === 1 && near[0] ? [near[0]] : [];
}

function splitGlued(token: string): string[] | null {
  if (token === '') return [];
  for (const word of NUMBER_WORDS) {
    if (!token.startsWith(word)) continue;
    const rest = splitGlued(token.slice(word.length).replace(/^Y(?=[A-Z])/, ''));
    if (rest) return [word, ...rest];
  }
  return null;
}

/**
 * The number that the words say in the order of the language: millions, thousands, and in each hundreds, tens and
 * units. Null where they say none (`CIENTO CIENTO`, `OCHO VEINTE`): such words prove nothing, and contradict nothing.
 */
function wordsToNumber(words: readonly string[]): number | null {
  if (words.length === 0) return null;
  return around(
    words,
    (word) => SCALES[word] === 1e6,
    1e6,
    (part) => around(part, (word) => word === 'MIL', 1_000, belowThousand),
  );
}

/** `A MIL B`: A times the scale, 1 where nothing stands before it, and B. */
function around(
  words: readonly string[],
  isScale: (word: string) => boolean,
  scale: number,
  read: (words: readonly string[]) => number | null,
): number | null {
  const at = words.findIndex(isScale);
  if (at === -1) return read(words);
  const times = at === 0 ? 1 : read(words.slice(0, at));
  const rest = at === words.length - 1 ? 0 : read(words.slice(at + 1));
  return !times || rest === null ? null : times * scale + rest;
}

/** Each word says less than the place of the one before; behind whole tens come units. */
function belowThousand(words: readonly string[]): number | null {
  let sum = 0;
  let room = 1_000;
  for (const word of words) {
    const value = UNITS[word];
    const isZero = value === 0 && words.length > 1;
    if (value === undefined || isZero || value >= room) return null;
    sum += value;
    room = value >= 100 ? 100 : value >= 10 && value % 10 === 0 ? 10 : 0;
  }
  return sum;
}
