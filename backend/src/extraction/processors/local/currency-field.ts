import { detectCurrency, foreignCurrency } from '../../../rules/currency';
import type { RawField } from '../../domain/raw-extraction';
import { EVIDENCE, rawField, field } from './draft-field';
import { valueOf, type Page, type PrintedValue } from './field-value';
import { isCurrencyMark } from './amount-token';
import { joinText, type Token } from './token';

/** Currency by its label, then by the words line, then by the mark beside the amounts (peru.md section 9). */
export function currencyFields(page: Page, words: PrintedValue | null): RawField[] {
  for (const hit of page.hits.filter((one) => one.id === 'currency')) {
    const value = valueOf(hit, page, ({ text }) => namesCurrency(text));
    if (value) return field('documento.moneda', firstSentence(value), EVIDENCE.label, page);
  }
  const tail = words?.tokens.slice(-2) ?? [];
  const spoken = tail.map((token) => token.text).join(' ');
  if (detectCurrency(spoken)) {
    return [rawField('documento.moneda', spoken, tail, EVIDENCE.label, page.layout.source)];
  }
  return markField(page);
}

const namesCurrency = (text: string): boolean =>
  detectCurrency(text) !== null || foreignCurrency(text) !== null;

/** `DÓLARES AMERICANOS. El importe en soles es referencial.` */
function firstSentence(value: PrintedValue): PrintedValue {
  const end = value.tokens.findIndex(
    ({ text }, at) => /\p{L}{3}\.$/u.test(text) && at < value.tokens.length - 1,
  );
  const tokens = value.tokens.slice(0, end + 1);
  return end === -1 ? value : { tokens, text: joinText(tokens).replace(/\.$/, '') };
}

/** The number of a bank account: the mark before it says in what it is kept, not in what is sold. */
const ACCOUNT = /^\d+(?:-\d+)+$/;

/** `BRL 40.00`; in `3.00 BRL 123.60` it is barrels that are counted. */
const foreignMark = (text: string, before: Token | undefined, next: Token | undefined) =>
  /^-?\d/.test(next?.text ?? '') && !/^-?\d/.test(before?.text ?? '')
    ? foreignCurrency(text)
    : null;

/** The last mark of the page stands beside the total; OCR makes `$` of `S/`, so a word outweighs it. */
function markField(page: Page): RawField[] {
  const tokens = page.layout.lines.flatMap((line) => line.tokens);
  const mark = [...tokens]
    .reverse()
    .find(
      ({ text }, at, all) =>
        !ACCOUNT.test(all[at - 1]?.text ?? '') &&
        (isCurrencyMark(text) || /^(?:S\/|US\$|\$|€)\s*\.?\d/.test(text)) &&
        (detectCurrency(text) ?? foreignMark(text, all[at + 1], all[at - 1])) !== null,
    );
  const prefix = mark ? (/^\D+/.exec(mark.text)?.[0] ?? mark.text) : '';
  const isMisread = page.layout.source === 'ocr' && prefix.trim() === '$';
  const soles = isMisread ? tokens.find(({ compact }) => compact === 'SOLES') : undefined;
  if (soles) {
    return [rawField('documento.moneda', soles.text, [soles], EVIDENCE.place, page.layout.source)];
  }
  return mark
    ? [rawField('documento.moneda', prefix, [mark], EVIDENCE.place, page.layout.source)]
    : [];
}
