import type { LabelId } from '../labels';
import { LABEL_ENTRIES } from './label-entries';
import type { LabelMatch as Match } from './label-hit';
import type { Token } from './token';

/** Labels by their first two letters: what a text can begin with is looked up, not searched. */
const BY_START = new Map<string, (readonly [string, LabelId])[]>();
for (const entry of LABEL_ENTRIES) {
  const key = entry[0].slice(0, 2);
  BY_START.set(key, [...(BY_START.get(key) ?? []), entry]);
}

/** Labels that are printed, or read, without a space before their number (`IGV18%`, `RUC20999999019`). */
const GLUED: ReadonlySet<LabelId> = new Set<LabelId>([
  'igv',
  'ruc',
  'dni',
  'retencion',
  'percepcion',
]);

/** The compact words from a place on. */
export interface Stream {
  readonly text: string;
  /** Where each token ends in `text`. */
  readonly ends: readonly number[];
}

/** The words from `start`, glued together up to the first colon. */
export function streamFrom(tokens: readonly Token[], start: number): Stream {
  let text = '';
  const ends: number[] = [];
  for (const token of tokens.slice(start, start + 12)) {
    text += token.compact;
    ends.push(text.length);
    // A label ends with its colon, wherever that stands.
    if (token.text.endsWith(':')) break;
  }
  return { text, ends };
}

/** The longest label that the stream begins with. */
export function exactMatch(stream: Stream): Match | null {
  if (stream.ends[0] === 0) return null;
  for (const [label, id] of BY_START.get(stream.text.slice(0, 2)) ?? []) {
    if (!stream.text.startsWith(label)) continue;
    const tokens = tokensUpTo(stream, label.length, GLUED.has(id));
    if (tokens !== null) return { id, label, tokens, isFuzzy: false };
  }
  return null;
}

/** How many tokens a match of that length takes; null when it would end inside a word. */
function tokensUpTo(stream: Stream, length: number, mayBeGlued: boolean): number | null {
  const index = stream.ends.findIndex((end) => end >= length);
  if (index === -1) return null;
  const endsHere = stream.ends[index] === length;
  return endsHere || (mayBeGlued && /\d/.test(stream.text[length] ?? '')) ? index + 1 : null;
}
