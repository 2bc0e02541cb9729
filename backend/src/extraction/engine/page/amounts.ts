import { isForeignMark } from '../../../rules/currency';
import { readAmount } from '../../../rules/money';
import type { Token } from './token';
import { lineBoxes } from '../../domain/ground';
import { areaOf, heightOf, verticalOverlap } from './place';

/** An amount as printed, with the words it takes. */
export interface AmountHit {
  readonly value: number;
  readonly tokens: readonly Token[];
  readonly text: string;
}

const CURRENCY_ONLY = /^\(?(?:S\/?\.?\/?|[58]\/\.?|US\$?|\$|U\$S|USD|PEN|EUR|€|\/\.?|S\.\/)$/i;
const DECIMAL =
  /^[-(]?\s*(?:(?:S\/?\.?|US\$|\$|€|[58]\/\.?)\s*)?(?:[\dOolISB'’]*[.,])+[\dOo]{2,}\)?-?$/i;

/** The amounts in a row of words, left to right; percentages are none. */
export function amountsIn(tokens: readonly Token[]): AmountHit[] {
  return tokens.flatMap((_, index) => amountAt(tokens, index) ?? []);
}

function amountAt(tokens: readonly Token[], index: number): AmountHit | null {
  const token = tokens[index];
  if (!token || !/\d/.test(token.text)) return null;
  // In a sentence a comma or a full stop stands against the amount.
  const text = token.text.replace(/(?<=[.,]\d{2}\)?)[.,;:]+$/, '');
  if (text.endsWith('%') || tokens[index + 1]?.text === '%') return null;
  const value = amountValue(text, tokens[index - 1]);
  return value === null ? null : { value, tokens: [token], text };
}

/** Two decimals, or a currency mark before a whole number. */
function amountValue(text: string, before: Token | undefined): number | null {
  const isMarked = before !== undefined && isCurrencyMark(before.text);
  const isMoney =
    DECIMAL.test(text) || (isMarked && /^\d/.test(text)) || /^(?:S\/|US\$|\$|€)/.test(text);
  return isMoney ? (readAmount(text)?.value ?? null) : null;
}

export function isCurrencyMark(text: string): boolean {
  return CURRENCY_ONLY.test(text) || isForeignMark(text);
}

const SIGN = '[-\u2212\u2013]';
const MARK = '(?:S/\\.?|US\\$|U\\$S|[$€]|USD|PEN|EUR)';
const FIGURES = "\\d[\\d.,']{0,20}[.,]\\d{2,6}";
/** `–25.42`, `−S/25.42`, `S/ –25.42` in one word. */
const BEFORE = new RegExp(`^${SIGN}(${MARK}?)(${FIGURES})$|^(${MARK})${SIGN}(${FIGURES})$`, 'i');
/** `10.00-`, `S/10.00–`. */
const BEHIND = new RegExp(`^(${MARK}?)(${FIGURES})${SIGN}$`, 'i');
const SIGNED_MARK = new RegExp(`^${SIGN}(${MARK})$`, 'i');
const SIGN_ALONE = new RegExp(`^${SIGN}$`);
const MARK_ALONE = new RegExp(`^${MARK}$`, 'i');
const OPENED_MARK = new RegExp(`^\\((${MARK})$`, 'i');
const AMOUNT = new RegExp(`^${FIGURES}$`);
const CLOSED = new RegExp(`^${FIGURES}\\)$`);
/** Widest space between a sign and its amount, in heights of the letters. */
const NEAR = 0.9;
/** From so much white on, in the same, what stands before a sign is of another column. */
const APART = 1.5;

/**
 * A negative amount is written `-25.42`, however it is printed: with a dash (`–25.42`), before the currency
 * (`-S/ 25.42`), behind the figures (`25.42-`), apart (`- 25.42`) or in brackets with its currency (`(S/ 25.42)`).
 * @param source where characters were recognised a stroke behind figures is as often a rule of the page
 */
export function withSigns(
  lines: readonly (readonly Token[])[],
  source: 'texto' | 'ocr',
): Token[][] {
  return lines.map((line) => withSignsJoined(line.map((token) => signed(token, source))));
}

function signed(token: Token, source: 'texto' | 'ocr'): Token {
  const [, mark = '', figures, markBefore = '', figuresBehind] = BEFORE.exec(token.text) ?? [];
  const [before, amount] = figures ? [mark, figures] : [markBefore, figuresBehind];
  if (amount) return { ...token, text: `-${before}${amount}` };
  const behind = source === 'texto' ? BEHIND.exec(token.text) : null;
  return behind ? { ...token, text: `-${behind[1] ?? ''}${behind[2]}` } : token;
}

function withSignsJoined(line: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < line.length;) {
    const signs = signAt(line, at);
    result.push(...(signs?.tokens ?? line.slice(at, at + 1)));
    at += signs?.size ?? 1;
  }
  return result;
}

interface Signs {
  readonly tokens: readonly Token[];
  /** How many words of the line they replace. */
  readonly size: number;
}

function signAt(line: readonly Token[], at: number): Signs | null {
  const [first, second, third] = line.slice(at, at + 3);
  if (!first || !isNear(first, second)) return null;
  const mark = SIGNED_MARK.exec(first.text)?.[1];
  if (mark && AMOUNT.test(second.text))
    return {
      tokens: [
        { ...first, text: mark },
        { ...second, text: `-${second.text}` },
      ],
      size: 2,
    };
  const opened = OPENED_MARK.exec(first.text)?.[1];
  if (opened && CLOSED.test(second.text) && isApart(line[at - 1], first))
    return {
      tokens: [
        { ...first, text: opened },
        { ...second, text: `(${second.text}` },
      ],
      size: 2,
    };
  if (!SIGN_ALONE.test(first.text) || !beginsAmount(line[at - 1], first)) return null;
  if (AMOUNT.test(second.text)) return { tokens: [asAmount(first, second)], size: 2 };
  const isMarked = MARK_ALONE.test(second.text) && isNear(second, third) && AMOUNT.test(third.text);
  return isMarked ? { tokens: [second, { ...third, text: `-${third.text}` }], size: 3 } : null;
}

function isNear(one: Token, next: Token | undefined): next is Token {
  return next !== undefined && next.x0 - one.x1 < heightOf(next) * NEAR;
}

const isApart = (before: Token | undefined, token: Token): boolean =>
  before === undefined || token.x0 - before.x1 > heightOf(token) * APART;

/** A dash parts words and begins a list; behind a currency, or in a column of its own, it is a sign. */
const beginsAmount = (before: Token | undefined, sign: Token): boolean =>
  before !== undefined && (MARK_ALONE.test(before.text) || isApart(before, sign));

function asAmount(sign: Token, amount: Token): Token {
  const parts = [sign, amount];
  const box = lineBoxes(parts)[0] ?? amount.box;
  return { ...amount, ...areaOf(parts), text: `-${amount.text}`, box };
}

const HEAD = /^[-(]?(?:S\/\.?|US\$|\$|€)?\d{1,3}$/;
const MIDDLE = /^\d{3}$/;
const TAIL = /^\d{3}[.,]\d{2}\)?[,;.]?$/;
/** No amount begins with a zero before two more figures: what stands against it is its thousand. */
const SURE_TAIL = /^0\d{2}[.,]\d{2}\)?[,;.]?$/;
/** Nothing but one amount stands behind the sign of its currency, whose stroke OCR takes for a letter. */
const CURRENCY_SIGN = /^(?:S[/I1L|]?\.?|US\$|\$|€|USD|PEN|SOLES)$/i;
/** A thousand that is written with a sign; weights and measures follow no such habit (`5628.54 KG`). */
const WITH_SIGN = /\d,\d{3}\.\d{2}|\d\.\d{3},\d{2}/;
/** Written with nothing, or with a space that OCR did not see. */
const WITH_NOTHING = /\d{4}[.,]\d{2}(?!\d)/;
const MEASURE =
  /^(?:KGS?|KGM|KILOS?|GR?|TM|TN|TON|TNE|LBS?|M[23²³]?|MTS?|CBM|KM|LT?S?|LTR|GAL|GLN|KWH?|HRS?)[.,;:]?$/i;
/** Widest space within a number, in heights of its digits; columns stand further apart. */
const WIDEST = 0.42;
/** The same where the document has proven that it parts its thousands so. */
const WIDEST_PROVEN = 0.55;
/** Width of a figure where every letter is as wide as the space (tickets, dot matrix), in heights. */
const TYPED_DIGIT = 0.57;

/**
 * `26 546.87` is one amount where thousands are parted by a space: on documents that write no thousand in
 * another way. What stands in two columns is further apart than the parts of a number. OCR misses some of
 * these spaces; a thousand without any says nothing where `77 094.81` or `S/ 30 703.69` proves the habit.
 */
export function joinSpacedThousands(lines: readonly (readonly Token[])[]): Token[][] {
  const isWritten = (way: RegExp) =>
    lines.some((line) =>
      line.some(({ text }, at) => way.test(text) && !MEASURE.test(line[at + 1]?.text ?? '')),
    );
  if (isWritten(WITH_SIGN)) return lines.map((line) => [...line]);
  const isProven = lines.some(provesSpaces);
  if (!isProven && isWritten(WITH_NOTHING)) return lines.map((line) => [...line]);
  return lines.map((line) => withNumbersJoined(line, isProven ? WIDEST_PROVEN : WIDEST));
}

const provesSpaces = (line: readonly Token[]): boolean =>
  line.some((token, at) => {
    const before = line[at - 1];
    if (!before || !HEAD.test(before.text)) return false;
    const hasSign = CURRENCY_SIGN.test(line[at - 2]?.text ?? '') || /\D\d+$/.test(before.text);
    return (hasSign ? TAIL : SURE_TAIL).test(token.text) && isTight(before, token, WIDEST_PROVEN);
  });

function withNumbersJoined(line: readonly Token[], widest: number): Token[] {
  const result: Token[] = [];
  for (let index = 0; index < line.length;) {
    const size = sizeOfNumber(line, index, widest);
    const parts = line.slice(index, index + size);
    const [first] = parts;
    if (first) result.push(size > 1 ? asNumber(parts, first) : first);
    index += size;
  }
  return result;
}

/** How many words the number takes that begins here; 1 when none does. */
function sizeOfNumber(line: readonly Token[], start: number, widest: number): number {
  if (!HEAD.test(line[start]?.text ?? '')) return 1;
  for (let next = start + 1; isTight(line[next - 1], line[next], widest); next += 1) {
    const text = line[next]?.text ?? '';
    if (TAIL.test(text)) return next - start + 1;
    if (!MIDDLE.test(text)) return 1;
  }
  return 1;
}

function isTight(a: Token | undefined, b: Token | undefined, widest: number): boolean {
  if (!a || !b || verticalOverlap(a, b) < 0.7) return false;
  const digit = (b.x1 - b.x0) / Math.max(1, b.text.length);
  const isTyped = digit > heightOf(b) * TYPED_DIGIT;
  return b.x0 - a.x1 < Math.max(heightOf(b) * widest, isTyped ? digit * 1.1 : 0);
}

function asNumber(parts: readonly Token[], first: Token): Token {
  const text = parts.map((part) => part.text).join('');
  return {
    ...areaOf(parts),
    text,
    compact: parts.map((part) => part.compact).join(''),
    confidence: Math.min(...parts.map((part) => part.confidence)),
    box: lineBoxes(parts)[0] ?? first.box,
  };
}
