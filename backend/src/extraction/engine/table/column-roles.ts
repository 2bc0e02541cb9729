import { isAmountColumn, isNumericColumn, type ColumnId } from '../words/table-columns';
import { assignColumns, isNumericWord, type AssignedLine } from './assign-columns';
import { itemNumber, itemOfCells, multiplies } from './item';
import type { Line } from '../page/layout';
import type { Column } from './title-columns';
import { type Token } from '../page/token';
import { heightOf } from '../page/place';

/** Share of the rows in which quantity x price must give the amount. */
const AGREES = 0.6;

/**
 * Columns with the roles that the numbers under them prove: where quantity x price is not the amount as the
 * titles say, but three columns are found of which it is true in most rows, these are quantity, price and amount.
 */
export function withArithmeticRoles(
  columns: readonly Column[],
  lines: readonly Line[],
  unit: number,
): readonly Column[] {
  if (!columns.some(({ id }) => isAmountColumn(id))) return columns;
  const rows = lines
    .map((line) => assignColumns(line.tokens, columns, unit))
    .filter((cells) => numericCells(cells).length >= 3);
  if (rows.length === 0 || rows.filter(multipliesAsTitled).length >= rows.length * AGREES)
    return columns;
  const roles = provenRoles(columns, rows);
  return roles ? columns.map((column) => ({ ...column, id: roleOf(column, roles) })) : columns;
}

const CODE = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9][A-Z0-9./-]{2,}$/;
const POSITION = /^\d{1,3}(?:\.\d{1,2})?[.)]?$/;

/** `Nº` over `MP-53757`, `PT-78881`: the number of the article, not that of the line. */
export function withCodesUnderNumber(
  columns: readonly Column[],
  lines: readonly Line[],
): readonly Column[] {
  const [number, next] = columns;
  if (number?.id !== 'item' || !next || columns.some(({ id }) => id === 'codigo')) return columns;
  const firsts = lines.flatMap(({ tokens }) => {
    const [first] = tokens;
    return first && first.x0 < number.x1 && first.x1 < next.x0 + 1 ? [first.text] : [];
  });
  const coded = firsts.filter((text) => CODE.test(text)).length;
  const counted = firsts.filter((text) => POSITION.test(text)).length;
  if (coded === 0 || coded < firsts.length * AGREES || counted > 0) return columns;
  return [{ ...number, id: 'codigo' }, ...columns.slice(1)];
}

function numericCells(cells: AssignedLine): Column[] {
  return [...cells]
    .filter(([{ id }]) => isNumericColumn(id) || id === 'otra')
    .filter(([, tokens]) => tokens.some(({ text }) => /\d/.test(text) && isNumericWord(text)))
    .map(([column]) => column);
}

function multipliesAsTitled(cells: AssignedLine): boolean {
  const byId = new Map<ColumnId, readonly Token[]>();
  for (const [column, tokens] of cells) byId.set(column.id, tokens);
  const { cantidad, precio, subtotal, descuento } = itemOfCells(byId);
  if (!cantidad || !precio || !subtotal) return false;
  return [0, descuento?.value ?? 0].some((off) =>
    multiplies(cantidad.value, precio.value, subtotal.value + off),
  );
}

type Roles = readonly [Column, Column, Column];

/** The first three columns, left to right, whose numbers multiply in most rows; what is titled as quantity first. */
function provenRoles(columns: readonly Column[], rows: readonly AssignedLine[]): Roles | null {
  const numeric = columns.filter(
    (column) =>
      rows.filter((cells) => numericCells(cells).includes(column)).length >= rows.length * AGREES,
  );
  const isTitled = ({ id }: Column): boolean => id === 'cantidad';
  const quantities = [...numeric].sort((a, b) => Number(isTitled(b)) - Number(isTitled(a)));
  for (const amount of [...numeric].reverse())
    for (const quantity of quantities)
      for (const price of numeric) {
        if (quantity === price || quantity === amount || price === amount) continue;
        const isTold = isTitled(quantity) || price.id === 'precioUnitario';
        if (quantity.x0 > price.x0 && !isTold) continue;
        const roles: Roles = [quantity, price, amount];
        const proven = rows.filter((cells) => isProduct(cells, roles)).length;
        if (proven >= Math.max(rows.length * AGREES, Math.min(2, rows.length))) return roles;
      }
  return null;
}

function isProduct(cells: AssignedLine, [quantity, price, amount]: Roles): boolean {
  const q = itemNumber(cells.get(quantity) ?? [], 'cantidad');
  const p = itemNumber(cells.get(price) ?? [], 'unitario');
  const a = itemNumber(cells.get(amount) ?? [], 'importe');
  if (!q || !p || !a || q.value <= 0 || p.value <= 0) return false;
  return multiplies(q.value, p.value, a.value);
}

function roleOf(column: Column, [quantity, price, amount]: Roles): ColumnId {
  if (column === quantity) return 'cantidad';
  if (column === price) return 'precioUnitario';
  if (column === amount) return 'importe';
  return isNumericColumn(column.id) && column.id !== 'impuesto' && column.id !== 'descuento'
    ? 'otra'
    : column.id;
}

/** The positions of large systems: `00010`. */
const SYSTEM_POSITION = /^0\d{3}0$/;
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
  const known = lines.filter(({ tokens }) => SYSTEM_POSITION.test(tokens[0]?.text ?? ''));
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
