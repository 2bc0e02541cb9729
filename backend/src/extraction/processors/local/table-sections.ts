import type { BodyLine } from './body-line';
import type { Line } from './layout';
import { letterCount } from './text-kind';
import { heightOf, joinText } from './token';

/** `HERRAMIENTAS:` alone on its line. */
const ANNOUNCED = /^\p{Lu}[\p{Lu}\s.&/-]{2,40}:$/u;
/** `I. HERRAMIENTAS`, `B) MANO DE OBRA`. */
const NUMBERED = /^(?:[IVX]{1,5}|[A-H])[.)-]\s\p{Lu}/u;
/** Words of a title that is known by its place alone. */
const MOST_WORDS = 4;
/** A title stands as far from the rows as these stand from each other. */
const EVEN = 0.85;

/**
 * The lines of a table that head a group of rows and name none: set off by marks, announced by a colon, numbered, or
 * alone over the first of rows that all name what they are of, and others that stand as that one does.
 */
export function sectionsOf(
  lines: readonly BodyLine[],
  isAnchor: (one: BodyLine) => boolean,
  isNamed: (one: BodyLine) => boolean,
): ReadonlySet<BodyLine> {
  const words = lines.filter((one) => !isAnchor(one) && letterCount(textOf(one)) >= 3);
  const numbered = words.filter((one) => NUMBERED.test(textOf(one)));
  const told = words.filter((one) => isRuled(one.line) || ANNOUNCED.test(textOf(one)));
  const byPlace = placed(lines, words, isAnchor, isNamed);
  return new Set([...told, ...(numbered.length > 1 ? numbered : []), ...byPlace]);
}

const textOf = ({ line }: BodyLine): string => joinText(line.tokens);

const isRuled = ({ tokens }: Line): boolean =>
  tokens.every(({ isRuled: is, compact }) => is === true || compact === '');

function placed(
  lines: readonly BodyLine[],
  words: readonly BodyLine[],
  isAnchor: (one: BodyLine) => boolean,
  isNamed: (one: BodyLine) => boolean,
): readonly BodyLine[] {
  const [first] = lines;
  const anchors = lines.filter(isAnchor);
  if (!first || first !== words[0] || !anchors.every(isNamed) || !isShort(first)) return [];
  const steps = lines.flatMap((one, at) => {
    const next = lines[at + 1];
    return next && isAnchor(one) && isAnchor(next) ? [next.line.y0 - one.line.y0] : [];
  });
  if (steps.length === 0) return [];
  const least = Math.min(...steps) * EVEN;
  return words.filter((one) => {
    const at = lines.indexOf(one);
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (!below || !isAnchor(below) || (above && !isAnchor(above))) return false;
    const isApart =
      below.line.y0 - one.line.y0 >= least && (!above || one.line.y0 - above.line.y0 >= least);
    return isApart && isShort(one) && isAlike(one.line, first.line);
  });
}

const isShort = ({ line }: BodyLine): boolean =>
  line.tokens.length <= MOST_WORDS && !line.tokens.some(({ text }) => /\d/.test(text));

/** On one edge, or around one middle. */
function isAlike(one: Line, other: Line): boolean {
  const near = heightOf(one) / 3;
  const middles = Math.abs(one.x0 + one.x1 - other.x0 - other.x1) / 2;
  return Math.min(Math.abs(one.x0 - other.x0), middles) < near;
}
