import { lineBoxes } from '../../domain/ground';
import { type Token } from './token';
import { areaOf, heightOf, verticalOverlap } from './place';

const HEAD = /^[-(]?(?:S\/\.?|US\$|\$|€)?\d{1,3}$/;
const MIDDLE = /^\d{3}$/;
const TAIL = /^\d{3}[.,]\d{2}\)?[,;.]?$/;
/** No amount begins with a zero before two more figures: what stands against it is its thousand. */
const SURE_TAIL = /^0\d{2}[.,]\d{2}\)?[,;.]?$/;
/** Nothing but one amount stands behind the sign of its currency. */
const SIGN = /^(?:S\/\.?|US\$|\$|€|USD|PEN|SOLES)$/i;
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
  return lines.map((line) => joined(line, isProven ? WIDEST_PROVEN : WIDEST));
}

const provesSpaces = (line: readonly Token[]): boolean =>
  line.some((token, at) => {
    const before = line[at - 1];
    if (!before || !HEAD.test(before.text)) return false;
    if (SURE_TAIL.test(token.text) && isTight(before, token, WIDEST_PROVEN)) return true;
    const hasSign = SIGN.test(line[at - 2]?.text ?? '') || /\D\d+$/.test(before.text);
    return hasSign && TAIL.test(token.text) && isTight(before, token, WIDEST);
  });

function joined(line: readonly Token[], widest: number): Token[] {
  const result: Token[] = [];
  for (let index = 0; index < line.length;) {
    const size = sizeOfNumber(line, index, widest);
    const parts = line.slice(index, index + size);
    const [first] = parts;
    if (first) result.push(size > 1 ? asOne(parts, first) : first);
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

function asOne(parts: readonly Token[], first: Token): Token {
  const text = parts.map((part) => part.text).join('');
  return {
    ...areaOf(parts),
    text,
    compact: parts.map((part) => part.compact).join(''),
    confidence: Math.min(...parts.map((part) => part.confidence)),
    box: lineBoxes(parts)[0] ?? first.box,
  };
}
