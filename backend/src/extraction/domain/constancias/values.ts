import { SUNAT_CODE } from '../../../contracts/extracted-data';
import { parseComprobanteNumber, type ComprobanteNumber } from '../../../rules/comprobante-number';
import { parseDate } from '../../../rules/date';
import { centsOf, OCR_DIGIT } from '../../../rules/money';
import { isValidRuc } from '../../../rules/ruc';
import { cleanText, foldText, trimmedOf } from '../../../rules/text-clean';
import type { Box } from '../../../contracts/evidence';
import type { LabelKind } from './labels';

export type ValueKind = Exclude<LabelKind, 'ruc' | 'other'>;
/** What a page says of one constancia, by its labels. */
export type Cells = ReadonlyMap<ValueKind, { text: string; box: Box }>;

const MAX_CHARS = 120;
/** A series ends in a capital L for a 1, too. */
const FIGURES: Readonly<Record<string, string>> = { ...OCR_DIGIT, L: '1' };

/** A word of figures with their look-alikes put right; as it is when it has more letters than figures. */
function figuresOf(word: string): string {
  const figures = word.replace(/\D/g, '').length;
  return figures * 2 < word.length
    ? word
    : word.replace(/[OoQDIl|SBZ]/g, (sign) => FIGURES[sign] ?? sign);
}

const wordsOf = (text: string): string[] => text.split(' ').map(figuresOf);

/** Words of figures alone, without the signs around them. */
const numbersOf = (text: string): string[] =>
  wordsOf(text)
    .map((word) => trimmedOf(word.replace(/^N[°º.]+/, ''), /[^\dA-Za-z]/))
    .filter((word) => /^\d+$/.test(word));

const rucOf = (text: string): string => numbersOf(text).find(isValidRuc) ?? '';

/** Of six figures and more that are no RUC: shorter ones are none, and a longer one is an account. */
const numberOf = (text: string): string =>
  numbersOf(text).find((word) => word.length >= 6 && word.length <= 14 && !isValidRuc(word)) ?? '';

const TYPE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/FACTURA|^FT(?= |$)/, '01'],
  [/BOLETA/, '03'],
  [/LIQUIDACION/, '04'],
  [/CREDITO/, '07'],
  [/DEBITO/, '08'],
];

function typeOf(text: string): string {
  const folded = foldText(text);
  const named = TYPE_WORDS.find(([word]) => word.test(folded))?.[1];
  // `9. SERIE` is the next box.
  const code = /^\d{2}(?!\d)/.exec(folded)?.[0] ?? '';
  return named ?? (Object.values(SUNAT_CODE).includes(code) ? code : '');
}

/** `FOO1` and `FAOL` are of pictures: a series ends in two figures. */
const withSeries = (text: string): string =>
  text.replace(
    /(?<![A-Za-z0-9])([FBE])([A-Zo0-9])([Oo0-9QDIlL|SBZ]{2})(?![A-Za-z0-9])/g,
    (_, letter: string, second: string, end: string) =>
      letter + second.replace(/[OoQ]/, '0') + end.replace(/\D/g, (sign) => FIGURES[sign] ?? sign),
  );

const serieOf = (text: string): string =>
  /(?<![A-Za-z0-9])(?:[A-Z][A-Za-z0-9]{3}|\d{3,4})(?![A-Za-z0-9])/
    .exec(withSeries(text))?.[0]
    .toUpperCase() ?? '';

/** Right behind its label: `Número de cuenta 12` is that of something else. */
function numeroOf(text: string): string {
  const [first = ''] = wordsOf(text).filter(
    (word) => /[^\W_]/.test(word) && !/^N[º°o.]{0,3}:?$/.test(word),
  );
  return /^\d{1,8}$/.test(first) ? first : '';
}

function amountOf(text: string): string {
  // Before its letter is taken for a figure.
  const sum = text.replace(/S\/\.?/g, ' ').trim();
  const figures = wordsOf(sum).join(' ');
  // A mark beside it is no sum, nor is the number of the constancia; a colon in it is of a picture.
  const [found] = /(?<!\d)\d{1,3}(?:[.,:]?\d{3}){0,4}[.,]\d\d(?!\d)/.exec(figures) ??
    /(?<![\d.,])(?:\d{1,3}(?:[.,]\d{3}){1,2}|\d{1,7})(?![\d.,])/.exec(figures) ?? [''];
  const amount = found.replaceAll(':', ',');
  return centsOf(amount) ? amount : '';
}

/** Series and number that stand in one, or side by side in two cells; null where they do not. */
export function comprobanteOf(text: string): ComprobanteNumber | null {
  const read = withSeries(text);
  const found = parseComprobanteNumber(read);
  if (found && /^[A-Z]/.test(found.serie)) return found;
  const [, serie, numero] =
    /(?<!\S)([FBE][A-Z0-9]\d{2}) +(?:N[º°o.]{1,2} *)?(\d{1,8})(?!\S)/.exec(read) ?? [];
  return serie && numero ? { serie, numero: String(Number(numero)) } : null;
}

const wholeOf = (text: string): string => {
  const found = comprobanteOf(text);
  return found ? `${found.serie}-${found.numero}` : '';
};

/** The sum that stands in a line with its currency; '' where there is none, or more than one. */
export function solesIn(line: string): string {
  const [sum, ...more] = [...line.matchAll(/(?<!\S)S[/Il|]\.? {0,3}(\d[\d.,]*\d)/g)].map(
    ([, found]) => found,
  );
  return sum && more.length === 0 ? amountOf(sum) : '';
}

const NO_PAYMENT = /IMPRES|EMI[ST]I|CONSULTA|VENCE|VENCI/;

/** `Lima, 30 de noviembre de 2026` is when a letter was written. */
const OF_LETTER = /^\p{L}[\p{L} ]{2,30}, \d/u;

/** The day in a line that does not tell when the page was made, or asked for. */
export const dayIn = (line: string): string =>
  NO_PAYMENT.test(foldText(line)) || OF_LETTER.test(line) ? '' : (parseDate(line) ?? '');

const READERS: Readonly<Record<ValueKind, (text: string) => string>> = {
  constanciaNumber: numberOf,
  operation: numberOf,
  // `26/11/202610:42` is of a picture.
  paidOn: (text) =>
    parseDate(text.replace(/(\/\d{4}|(?<!\d)\d{4}(?=..:))(\d{2}:?\d{2})/, '$1 $2')) ?? '',
  supplierRuc: rucOf,
  buyer: rucOf,
  supplierName: (text) => (/\p{L}{3}/u.test(text) ? text.slice(0, MAX_CHARS) : ''),
  documentType: typeOf,
  serie: (text) => wholeOf(text) || serieOf(text),
  numero: (text) => wholeOf(text) || numeroOf(text),
  comprobante: wholeOf,
  amount: amountOf,
};

/** What of a text is the value of such a label; '' for what cannot be. */
export const valueOf = (kind: LabelKind, text: string): string =>
  kind === 'other' ? '' : READERS[kind === 'ruc' ? 'buyer' : kind](cleanText(text));

const SUM = /^\D{0,5}\d[\d., ]*[.,]\d{2}$/;

/** Whether a text by itself says that it is such a value: a whole number is no sum, and no other number is a RUC. */
export const isOfForm = (kind: ValueKind, text: string): boolean =>
  valueOf(kind, text) !== '' && (kind !== 'amount' || SUM.test(text));
