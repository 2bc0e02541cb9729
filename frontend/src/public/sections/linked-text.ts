/** A piece of a text: plain words, words that lead somewhere, or words that matter more. */
export interface TextPiece {
  readonly text: string;
  readonly href?: string;
  readonly isStrong?: true;
}

const MARKED = /\[([^[\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g;

const pieceOf = ([, words, href, strong]: RegExpMatchArray): TextPiece =>
  strong === undefined ? { text: words ?? '', href } : { text: strong, isStrong: true };

/** Texts of the public pages hold links as `[words](address)` and `**strong words**`; the rest is plain. */
export function textPieces(source: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of source.matchAll(MARKED)) {
    if (match.index > end) pieces.push({ text: source.slice(end, match.index) });
    pieces.push(pieceOf(match));
    end = match.index + match[0].length;
  }
  if (end < source.length) pieces.push({ text: source.slice(end) });
  return pieces;
}

/** The same text without addresses and marks, for search engines. */
export const plainText = (source: string): string =>
  textPieces(source)
    .map(({ text }) => text)
    .join('');
