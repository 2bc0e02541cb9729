import { isValidRuc } from '../../../rules/ruc';
import { lineBoxes } from '../../domain/ground';
import { type Token } from './token';
import { areaOf, heightOf } from './place';

const MOST_GROUPS = 11;
/** Widest space between two groups, in heights of their figures; columns stand further apart. */
const NEAR = 1;
const GROUP = /^\d{1,9}$/;
const FIRST = /^(?:10|15|16|17|20|1|2)/;
/** `20-99999902-7`, `20.999.999.027`, with brackets or a full stop around it. */
const IN_ONE_WORD = /^\W*((?:10|15|16|17|20)(?:[-.]\d{1,8}){1,4})\W*$/;

/**
 * A RUC that is printed in groups (`20 99999902 7`, peru.md section 1.1) as one word. Its check digit tells it from
 * other figures that stand side by side; right behind its label it is one whatever the digit says.
 */
export function joinRucGroups(lines: readonly (readonly Token[])[]): Token[][] {
  return lines.map((line) => (line.some(mayBePart) ? joined(line) : [...line]));
}

const mayBePart = ({ text }: Token): boolean => GROUP.test(text) || IN_ONE_WORD.test(text);

function joined(line: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < line.length;) {
    const token = line[at] as Token;
    const size = groupsAt(line, at);
    const whole = size === 0 ? digitsIn(token, line[at - 1]) : null;
    if (size > 0) result.push(asOne(line.slice(at, at + size), token));
    else result.push(whole ? { ...token, text: whole, compact: whole } : token);
    at += Math.max(1, size);
  }
  return result;
}

function digitsIn({ text }: Token, before: Token | undefined): string | null {
  const digits = IN_ONE_WORD.exec(text)?.[1]?.replace(/\D/g, '') ?? '';
  return isRuc(digits, before) ? digits : null;
}

/** How many words the number takes that begins here; 0 where none does. */
function groupsAt(line: readonly Token[], start: number): number {
  const before = line[start - 1];
  if (!FIRST.test(line[start]?.text ?? '') || goesOn(before, line[start])) return 0;
  let digits = '';
  for (let at = start; at < start + MOST_GROUPS; at += 1) {
    const token = line[at];
    if (!token || !GROUP.test(token.text) || (at > start && !goesOn(line[at - 1], token))) return 0;
    digits += token.text;
    if (digits.length < 11) continue;
    const isWhole = digits.length === 11 && at > start && !goesOn(token, line[at + 1]);
    return isWhole && isRuc(digits, before) ? at - start + 1 : 0;
  }
  return 0;
}

/** Figures that stand close behind others. */
const goesOn = (one: Token | undefined, next: Token | undefined): boolean =>
  one !== undefined &&
  next !== undefined &&
  /^\d+$/.test(one.text) &&
  /^\d/.test(next.text) &&
  next.x0 - one.x1 < heightOf(next) * NEAR;

const isRuc = (digits: string, before: Token | undefined): boolean =>
  isValidRuc(digits) ||
  (/^(?:10|15|16|17|20)\d{9}$/.test(digits) && /RUCN?$/.test(before?.compact ?? ''));

function asOne(parts: readonly Token[], first: Token): Token {
  const text = parts.map((part) => part.text).join('');
  const confidence = Math.min(...parts.map((part) => part.confidence));
  const box = lineBoxes(parts)[0] ?? first.box;
  return { ...areaOf(parts), text, compact: text, confidence, box };
}
