/** Upper case, no accents (Ñ becomes N), dots and other signs become spaces; for comparing, never for showing. */
export function foldText(text: string): string {
  return stripAccents(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
}

/** Letters and digits only, folded: `R.U.C. N°` -> `RUCN`. Makes glued OCR words comparable. */
export function compactText(text: string): string {
  return stripAccents(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '');
}

/**
 * Without the signs at its end. `/[,;]+$/` does the same, but looks from every one of ten thousand commas to the
 * letter behind them.
 * @param sign matches one such sign
 */
export function trimEndOf(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Without the signs at both ends. */
export function trimmedOf(text: string, first: RegExp, last = first): string {
  let start = 0;
  while (start < text.length && first.test(text.charAt(start))) start += 1;
  return trimEndOf(text.slice(start), last);
}

export function stripAccents(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

/** Signs outside ASCII that have a plain form. */
const PLAIN_FORM: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '°': 'o',
  º: 'o',
  ª: 'a',
  '\u00a0': ' ',
};

/** Without accents; what has no plain form is a blank. */
export function asciiText(text: string): string {
  const signs = [...stripAccents(text)].map((sign) => {
    if ((sign.codePointAt(0) ?? 0) < 128) return sign;
    return PLAIN_FORM[sign] ?? ' ';
  });
  return signs.join('');
}

/** One space between words, none at the ends; control and zero-width characters removed. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u0000-\u001f\u007f\u00a0\s]+/g, ' ')
    .trim();
}

/** Number of single-character edits from `a` to `b`. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, substitution));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}

/** 1 for equal texts after folding, 0 for nothing in common. */
export function similarity(a: string, b: string): number {
  const left = foldText(a);
  const right = foldText(b);
  const longest = Math.max(left.length, right.length);
  return longest === 0 ? 1 : 1 - editDistance(left, right) / longest;
}

/** What a person wrote as a sentence of its own: with a full stop, where it ends without any sign. */
export const asSentence = (text: string): string =>
  /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
