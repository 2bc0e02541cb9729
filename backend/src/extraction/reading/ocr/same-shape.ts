import { fold } from './fold';

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

/** Forms that a printed word has: an amount, a number, a series and number, a word. */
const USUAL = [
  /^\d{1,3}(,\d{3})*\.\d{2,4}$/,
  /^\d+$/,
  /^[A-Z][A-Z0-9]{3}-\d+$/,
  /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/,
  /^\p{L}[\p{L}.]*$/u,
];

/** How unusual a spelling is: 0 for a usual form, else the changes between letters and figures. */
export function oddity(text: string): number {
  const bare = text.replace(/^[(:"]+|[):;,"]+$/g, '');
  if (USUAL.some((form) => form.test(bare))) return 0;
  const kinds = [...bare]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .map((sign) => /\d/.test(sign));
  return 1 + kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length;
}
