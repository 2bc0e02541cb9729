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

/** A part of a text under its title. */
export interface TextSection {
  /** Anchor of the part; does not change when the text does. */
  readonly id: string;
  readonly title: string;
  /** What stands between blank lines. */
  readonly blocks: readonly string[];
}

/** The parts of a text, each of which begins with `## anchor: Title`. */
export const textSections = (source: string): TextSection[] =>
  source
    .trim()
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [head = '', ...blocks] = section.trim().split('\n\n');
      const [id = '', title = ''] = head.split(/: (.*)/);
      return { id, title, blocks };
    });

export interface Question {
  /** Where an address may lead to it. */
  readonly id?: string | undefined;
  readonly question: string;
  readonly answer: string;
}

/** Questions with their answers below them, a blank line between; `#anchor` may stand before a question. */
export const questionsOf = (source: string): Question[] =>
  source
    .trim()
    .split('\n\n')
    .map((entry) => {
      const [, id, question = '', answer = ''] = /^(?:#(\S+) )?(.*)\n(.*)$/.exec(entry) ?? [];
      return { id, question, answer };
    });
