import { near } from './near';
import type { Token } from './token';
import { ofCells, type Page, type PrintedValue } from './field-value';

/** `CONTADO CONTRA` over `ENTREGA`, `FACTURA A 30` over `DÍAS`: a term that ends so is not at its end. */
export function restOfTerm({ tokens, text }: PrintedValue, { layout }: Page): PrintedValue | null {
  const wanted = CUT_TERMS.find(([cut]) => cut.test(text))?.[1];
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!wanted || !first || !last) return null;
  const height = last.y1 - last.y0;
  const under = near(layout.cells, last.y0, last.y1 + height).find(
    (cell) =>
      cell.tokens[0]?.box.page === last.box.page &&
      cell.y0 > last.y0 + height * 0.6 &&
      cell.y0 - last.y1 < height * 0.9 &&
      isInColumn(cell, first, last) &&
      wanted.test(cell.text),
  );
  return under ? ofCells([{ ...under, tokens: [...tokens, ...under.tokens] }]) : null;
}

/** Begins where the line over it begins, or is centred under it. */
function isInColumn(cell: Pick<Token, 'x0' | 'x1'>, first: Token, last: Token): boolean {
  const reach = (last.y1 - last.y0) * 1.2;
  const off = (cell.x0 + cell.x1 - first.x0 - last.x1) / 2;
  return Math.abs(cell.x0 - first.x0) < reach || Math.abs(off) < reach / 2;
}

/** How a term is cut by its column, and what it then goes on with. */
const CUT_TERMS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bcontra$/i, /^entrega\b/i],
  [/\ben cuenta$/i, /^(?:corriente|de ahorros)\b/i],
  [/\b\d{1,3}$/, /^d[ií]as\b/i],
];
