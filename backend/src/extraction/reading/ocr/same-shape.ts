import { trimmedOf } from '../../../rules/text-clean';

/** Text as both readers can know it: without accents and case; wide forms as their plain ones. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** Characters that look alike in print, each with the digit it is taken for. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  o: '0',
  q: '0',
  d: '0',
  i: '1',
  l: '1',
  '|': '1',
  '!': '1',
  z: '2',
  s: '5',
  g: '6',
  b: '8',
};
const PUNCTUATION = /[^\p{L}\p{N}|!]/gu;

const shapeOf = (text: string): string =>
  [...fold(text).replace(PUNCTUATION, '')].map((sign) => LOOKS_LIKE[sign] ?? sign).join('');

/** Whether two readings may be of the same print: they differ in look-alikes and punctuation only. */
export const haveSameShape = (a: string, b: string): boolean => shapeOf(a) === shapeOf(b);

const MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
/**
 * Forms that a printed word has: an amount, a number, a series and number, the number of a door with its letter, a
 * date, a word, a mail address.
 */
const USUAL = [
  /^(?:\d{1,3}(?:,\d{3})*|\d+)\.\d{2,4}$/,
  /^\d+$/,
  /^[A-Z][A-Z0-9]{3}-\d+$/,
  /^\d{1,4}-[A-H]$/,
  /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/,
  /^\d{1,2}[/.-](?:[A-Z]{3}|SEPT)[/.-]\d{2,4}$/i,
  /^\p{L}[\p{L}.]*$/u,
  MAIL,
];

/** How unusual a spelling is: 0 for a usual form, else the changes between letters and figures. */
export function oddity(text: string): number {
  const bare = trimmedOf(text, /[(:"]/, /[):;,"]/);
  if (USUAL.some((form) => form.test(bare))) return 0;
  const kinds = [...bare]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .map((sign) => /\d/.test(sign));
  return 1 + kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length;
}

/** Initials with their dots: a company's form, most often. */
const INITIALS = /^(?:\p{Lu}\.)+\p{Lu}?$/u;
/** So many letters more than the other reader saw are no speck beside a word. */
const CUT_OFF = 2;

/**
 * Whether the second reading is what is left of the first where a reader began too late or stopped too soon: the end
 * of a word (`ra` of `Fibra`), the first of its initials (`S.` of `S.A.`).
 */
export function isPieceOf(whole: string, piece: string): boolean {
  const [long, short] = [fold(whole), fold(piece)];
  if (short === '' || short.length >= long.length) return false;
  if (INITIALS.test(whole)) return INITIALS.test(piece) && long.startsWith(short);
  return /^\p{L}+$/u.test(long) && long.endsWith(short) && long.length - short.length >= CUT_OFF;
}

/** `N°`, whose small sign tesseract takes for another and PP-OCR for a figure or a letter. */
export const isNumberSign = (numbers: string, words: string): boolean =>
  /^N[90o].?$/.test(numbers) && /^N[*°º”“"'’][.:]?$/.test(words);

export const isMailAddress = (text: string): boolean => MAIL.test(text);

/** Whether letters and figures change more than once, as no usual spelling has it. */
export const isMixed = (text: string): boolean => oddity(text) > 1;

/** Whether one sign too many, too few or of another kind is all that two readings differ in. */
export function differInOneSign(a: string, b: string): boolean {
  const [one, other] = [[...a], [...b]];
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (longer.length - shorter.length > 1) return false;
  const same = shorter.findIndex((sign, index) => sign !== longer[index]);
  const at = same < 0 ? shorter.length : same;
  const rest = shorter.slice(longer.length === shorter.length ? at + 1 : at);
  return rest.join('') === longer.slice(at + 1).join('');
}
