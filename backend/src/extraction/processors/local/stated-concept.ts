import type { LabelHit } from './label-match';
import type { Layout, Line } from './layout';
import { heightOf, type Token } from './token';

/** What is charged for, said in a sentence (`..., por concepto de asesoría legal`). */
export interface StatedConcept {
  /** One of each thing; they are parted by semicolons. */
  readonly concepts: readonly (readonly Token[])[];
}

const MAX_LINES = 5;
const OPENINGS = [
  ['POR', 'CONCEPTO', 'DE'],
  ['POR', 'CONCEPTO'],
  ['POR', 'EL', 'SERVICIO', 'DE'],
  ['EN', 'CONCEPTO', 'DE'],
];

/** What stands with a colon before the only thing that is charged for. */
const LABELS = /^(?:CONCEPTO|SERVICIO|DESCRIPCION|DETALLE|GLOSA)$/;

/** The concept of a receipt without a table, up to the end of its sentence or to the next label. */
export function findStatedConcept(layout: Layout, hits: readonly LabelHit[]): StatedConcept | null {
  for (const line of layout.lines) {
    const below = linesBelow(line, layout).flatMap(({ cells }) => cells);
    const left = leftOfOpening(line);
    const words = [
      ...line.tokens,
      ...below.filter(({ x1 }) => x1 > left).flatMap(({ tokens }) => tokens),
    ];
    const start = afterOpening(words, line.tokens.length);
    const concepts = start === null ? [] : split(upToEnd(words.slice(start), hits));
    if (concepts.length > 0) return { concepts };
  }
  return null;
}

/** Where the cell begins that an opening does: what ends before it is of another column. */
function leftOfOpening({ cells }: Line): number {
  const own = cells.find(({ tokens }) =>
    OPENINGS.some((opening) => opening.every((word, at) => tokens[at]?.compact === word)),
  );
  return own?.x0 ?? -Infinity;
}

/** Index of the first word behind an opening that begins within the first words, or null. */
function afterOpening(words: readonly Token[], first: number): number | null {
  for (const opening of OPENINGS) {
    const at = words.findIndex((_, from) =>
      opening.every((word, index) => words[from + index]?.compact === word),
    );
    if (at !== -1 && at < first) return at + opening.length;
  }
  const label = words.findIndex(
    (word, at) =>
      LABELS.test(word.compact) && (word.text.endsWith(':') || words[at + 1]?.text === ':'),
  );
  return label === 0 ? label + 1 : null;
}

function linesBelow(line: Line, { lines }: Layout): Line[] {
  const below: Line[] = [];
  let last = line;
  for (const next of lines.slice(lines.indexOf(line) + 1, lines.indexOf(line) + MAX_LINES)) {
    if (next.page !== line.page || next.y0 - last.y1 > heightOf(line) * 1.3) break;
    below.push(next);
    last = next;
  }
  return below;
}

function upToEnd(words: readonly Token[], hits: readonly LabelHit[]): Token[] {
  const labels = new Set(
    hits
      .filter((hit) => hit.isFollowedByColon || hit.start === 0)
      .map((hit) => hit.cell.tokens[hit.start]),
  );
  const end = words.findIndex((word, at) => {
    const before = words[at - 1];
    return (at > 0 && labels.has(word)) || (before && endsSentence(before, word));
  });
  const own = end === -1 ? words : words.slice(0, end);
  return own.filter((word) => !/^[:.;,]+$/.test(word.text));
}

/** A full stop behind a whole word, and a capital letter. */
function endsSentence(word: Token, next: Token): boolean {
  return /\p{L}{4}[.]$/u.test(word.text) && /^\p{Lu}/u.test(next.text);
}

function split(words: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const word of words) {
    parts[parts.length - 1]?.push(word);
    if (word.text.endsWith(';')) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}
