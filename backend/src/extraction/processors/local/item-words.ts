import type { Line } from './layout';
import type { ItemTable } from './read-items';
import type { Token } from './token';

/**
 * The words of the item tables. What stands on the height of a row, but beside the table (a sidebar, a box),
 * is none of them.
 * @param loose lines of items without a table
 * @param lineHeight layout units that part the table from what is beside it
 */
export function tokensOfItems(
  tables: readonly ItemTable[],
  loose: readonly Line[],
  lineHeight: number,
): ReadonlySet<Token> {
  const inTables = tables.flatMap((table) => {
    const { columns, lines } = table.header;
    const [left, right] = [
      Math.min(...columns.map(({ x0 }) => x0)) - lineHeight,
      Math.max(...columns.map(({ x1 }) => x1)) + lineHeight,
    ];
    const cells = [...lines, ...table.lines].flatMap((line) => line.cells);
    return cells.filter(({ x0, x1 }) => x1 > left && x0 < right).flatMap(({ tokens }) => tokens);
  });
  return new Set([...inTables, ...loose.flatMap(({ tokens }) => tokens)]);
}
