import type { Line } from './layout';
import type { Column } from './title-columns';
import { heightOf, type Token } from './token';

/** The positions of large systems: `00010`. */
const POSITION = /^0\d{3}0$/;
const GLUED = /^(0\d{3}0)([A-Z0-9-]{4,})$/;
/** Heights of a letter that part two columns at least. */
const SPACE = 0.8;
/** Rows that show how positions are printed. */
const FEWEST = 2;

/**
 * `00040103977`: OCR sees no space between a position and the code behind it. They are parted where the table has a
 * column for each and other rows begin with such positions.
 */
export function withPositionsParted(
  lines: readonly Line[],
  columns: readonly Column[],
): readonly Line[] {
  const has = (id: Column['id']): boolean => columns.some((column) => column.id === id);
  const known = lines.filter(({ tokens }) => POSITION.test(tokens[0]?.text ?? ''));
  if (!has('item') || !has('codigo') || known.length < FEWEST) return lines;
  return lines.map((line) => {
    const [first, ...rest] = line.tokens;
    const parts = first ? parted(first) : [];
    return parts.length > 1 ? { ...line, tokens: [...parts, ...rest] } : line;
  });
}

function parted(token: Token): Token[] {
  const [, position = '', code = ''] = GLUED.exec(token.text) ?? [];
  if (position === '') return [token];
  const edge = token.x0 + ((token.x1 - token.x0) * position.length) / token.text.length;
  const half = (heightOf(token) * SPACE) / 2;
  return [
    { ...token, text: position, compact: position, x1: edge - half },
    { ...token, text: code, compact: code.replace(/\W/g, ''), x0: edge + half },
  ];
}
