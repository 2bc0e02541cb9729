import { lineBoxes } from '../../domain/ground';
import { type Token } from './token';
import { areaOf, heightOf } from './place';

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
  return lines.map((line) => joined(line.map((token) => signed(token, source))));
}

function signed(token: Token, source: 'texto' | 'ocr'): Token {
  const [, mark = '', figures, markBefore = '', figuresBehind] = BEFORE.exec(token.text) ?? [];
  const [before, amount] = figures ? [mark, figures] : [markBefore, figuresBehind];
  if (amount) return { ...token, text: `-${before}${amount}` };
  const behind = source === 'texto' ? BEHIND.exec(token.text) : null;
  return behind ? { ...token, text: `-${behind[1] ?? ''}${behind[2]}` } : token;
}

function joined(line: readonly Token[]): Token[] {
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
  if (AMOUNT.test(second.text)) return { tokens: [asOne(first, second)], size: 2 };
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

function asOne(sign: Token, amount: Token): Token {
  const parts = [sign, amount];
  const box = lineBoxes(parts)[0] ?? amount.box;
  return { ...amount, ...areaOf(parts), text: `-${amount.text}`, box };
}
