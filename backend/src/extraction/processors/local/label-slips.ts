import { titleAtStart } from '../../../rules/document-type';
import { editDistance } from '../../../rules/text-clean';
import type { LabelId } from '../labels';
import { LABEL_ENTRIES } from './label-entries';
import type { LabelMatch as Match } from './label-hit';
import { exactMatch, streamFrom, type Stream } from './label-stream';
import type { Token } from './token';

/** What OCR makes of a label: digits for letters (`16V` is IGV), or a slip in a long one. */
export function looseMatch(tokens: readonly Token[], start: number, stream: Stream): Match | null {
  const lettered = exactMatch(streamFrom(tokens.map(withLetters), start));
  if (lettered) return { ...lettered, isFuzzy: true };
  if (titleAtStart(stream.text)) return null;
  const bare = streamFrom(tokens.slice(start).map(withoutCurrency), 0);
  const near = fuzzyMatch(stream);
  return near ?? (bare.text === stream.text ? null : (exactMatch(bare) ?? fuzzyMatch(bare)));
}

/** `TOTALSI` is `TOTAL S/`. */
function withoutCurrency(token: Token): Token {
  return { ...token, compact: token.compact.replace(/(?<=TOTA[A-Z]?|IGV\d{0,6})S[I1L]?$/, '') };
}

const LETTER: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 6: 'G', 8: 'B' };

function withLetters(token: Token): Token {
  if (!/[A-Z]/.test(token.compact) || !/\d/.test(token.compact)) return token;
  return {
    ...token,
    compact: token.compact.replace(/[01568]/g, (digit) => LETTER[digit] ?? digit),
  };
}

const MIN_FUZZY_LENGTH = 7;
/** Labels long enough to forgive a slip, by their length. */
const BY_LENGTH = new Map<number, (readonly [string, LabelId])[]>();
for (const entry of LABEL_ENTRIES) {
  const { length } = entry[0];
  if (length >= MIN_FUZZY_LENGTH) BY_LENGTH.set(length, [...(BY_LENGTH.get(length) ?? []), entry]);
}
const MAX_LABEL_TOKENS = 6;

/** The label nearest to the words from here, within one slip for every seven letters. */
function fuzzyMatch(stream: Stream): Match | null {
  let best: (Match & { distance: number }) | null = null;
  for (const [index, end] of stream.ends.slice(0, MAX_LABEL_TOKENS).entries()) {
    const text = stream.text.slice(0, end);
    const found = nearestLabel(text, best?.distance ?? Infinity);
    if (found) best = { ...found, tokens: index + 1, isFuzzy: true };
  }
  return best;
}

function nearestLabel(
  text: string,
  below: number,
): Pick<Match & { distance: number }, 'id' | 'label' | 'distance'> | null {
  const slips = Math.floor(text.length / 7);
  let best: { id: LabelId; label: string; distance: number } | null = null;
  for (let length = text.length - slips; length <= text.length + slips; length += 1) {
    for (const [label, id] of BY_LENGTH.get(length) ?? []) {
      const limit = Math.min(Math.floor(length / 7), (best?.distance ?? below) - 1);
      if (limit < 1 || !sharesStart(text, label)) continue;
      const distance = editDistance(text, label);
      if (distance <= limit) best = { id, label, distance };
    }
  }
  return best;
}

function sharesStart(text: string, label: string): boolean {
  return text[0] === label[0] || (text[1] === label[1] && text[2] === label[2]);
}
