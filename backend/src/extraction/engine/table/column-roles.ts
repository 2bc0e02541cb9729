import { isAmountColumn, isNumericColumn, type ColumnId } from '../words/table-columns';
import { assignColumns, isNumericWord, type AssignedLine } from './assign-columns';
import { isUnitWord } from '../words/item-words';
import { withLeadingCode, isProduct, itemNumber, itemOfLine, multiplies, type Item } from './item';
import type { Line } from '../page/layout';
import type { Column } from './title-columns';
import type { Token } from '../page/token';
import { heightOf } from '../page/place';
import { letterCount } from '../page/text-kind';

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

/** `Uds.` over `2`, `4`: how many are sold, where no other column says so. */
export function withCountsUnderUnit(
  columns: readonly Column[],
  lines: readonly Line[],
  unit: number,
): readonly Column[] {
  const units = columns.find(({ id }) => id === 'unidad');
  if (!units || columns.some(({ id }) => id === 'cantidad')) return columns;
  const counted = columns.map((one): Column => (one === units ? { ...one, id: 'cantidad' } : one));
  const rows = lines.map((line) => itemOfLine(assignColumns(line.tokens, counted, unit)));
  const paid = rows.filter(({ subtotal }) => subtotal !== null);
  const told = paid.filter(({ cantidad }) => cantidad !== null);
  return told.length > 0 && told.length >= paid.length * AGREES ? counted : columns;
}

function numericCells(cells: AssignedLine): Column[] {
  return [...cells]
    .filter(([{ id }]) => isNumericColumn(id) || id === 'otra')
    .filter(([, tokens]) => tokens.some(({ text }) => /\d/.test(text) && isNumericWord(text)))
    .map(([column]) => column);
}

const multipliesAsTitled = (cells: AssignedLine): boolean => isProduct(itemOfLine(cells));

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
        const proven = rows.filter((cells) => isProductOf(cells, roles)).length;
        if (proven >= Math.max(rows.length * AGREES, Math.min(2, rows.length))) return roles;
      }
  return null;
}

function isProductOf(cells: AssignedLine, [quantity, price, amount]: Roles): boolean {
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

/**
 * The items without what all of their names begin with: their numbers in the order of the rows, and codes of one
 * shape (`78614 PAN FRANCES`, `ALI-2300 ARROZ`), which is how a person tells a code from a name without a title.
 */
export const withoutLeadingCodes = (items: readonly Item[]): readonly Item[] =>
  withSureCodes(withAlikeCodes(withMarkedCodes(withoutOrder(items))));

/** `01 Flete`, `02 Visto bueno`: one after the other, from the first item to the last. */
function withoutOrder(items: readonly Item[]): readonly Item[] {
  const isOrdered =
    items.length > 1 &&
    items.every(({ descripcion: [first, next] }, at) => {
      const order = /^(\d{1,3})[.)]?$/.exec(first?.text ?? '')?.[1];
      return next !== undefined && Number(order) === at + 1;
    });
  if (!isOrdered) return items;
  return items.map((item) => withLeadingCode({ ...item, descripcion: item.descripcion.slice(1) }));
}

const MARK = /^[-–|:]$/;
const MARKED_CODE = /^[A-Z._-]*\d[A-Z0-9._-]*$/;
/** Share of the items under whose names a dash must part a code. */
const MOST = 0.6;

/**
 * `A-4036 - ARROZ`: a dash parts codes from names where it does in most rows; in one of many it is of the name
 * (`DBO5 - SMEWW 5210 B`).
 */
function withMarkedCodes(items: readonly Item[]): readonly Item[] {
  const marked = items.map((item) => {
    const [first, mark, ...name] = item.descripcion;
    const isMarked = name.length > 0 && mark !== undefined && MARK.test(mark.text);
    if (item.codigo.length > 0 || !isMarked || !first || !MARKED_CODE.test(first.text)) return item;
    return { ...item, codigo: [first], descripcion: name };
  });
  const count = marked.filter(({ codigo }) => codigo.length > 0).length;
  const [lone] = items.length === 1 ? (items[0]?.descripcion ?? []) : [];
  if (lone && !LEADING.test(lone.text)) return items;
  return count >= items.length * MOST ? marked : items;
}

const LEADING = /^(?:\d{4,14}|[A-Z]{1,5}-?\d{2,10})$/;
/** Without another row to compare with, digits in front of a name are a code from this many on. */
const LONE_CODE = /^\d{5,14}$/;

function withAlikeCodes(items: readonly Item[]): readonly Item[] {
  const firsts = items.flatMap(({ codigo, descripcion, cantidad }) =>
    codigo.length === 0 && isBeforeName(descripcion, cantidad !== null)
      ? (descripcion[0] ?? [])
      : [],
  );
  const [one] = firsts;
  if (!one || firsts.length < items.length) return items;
  const shapes = new Set(firsts.map(shapeOf));
  const others = new Set(firsts.map(({ text }) => text));
  const isCode =
    items.length === 1
      ? LONE_CODE.test(one.text)
      : shapes.size === 1 && others.size > 1 && LEADING.test(one.text);
  if (!isCode) return items;
  return items.map((item) => ({
    ...item,
    codigo: item.descripcion.slice(0, 1),
    descripcion: item.descripcion.slice(1),
  }));
}

/** A code that no word of a name looks like, whatever its shape. */
const SURE_CODE = /^(?:[A-Z]{1,4}-?\d{4,10}|\d{6,14})$/;

/** `P7710 BLOQUEADOR`, `778076 JERINGA`, `SKU5166 BOLSA`: codes of several makes, where each name begins with one. */
function withSureCodes(items: readonly Item[]): readonly Item[] {
  const isSure = ({ codigo, descripcion, cantidad }: Item): boolean =>
    codigo.length > 0 ||
    (SURE_CODE.test(descripcion[0]?.text ?? '') && isBeforeName(descripcion, cantidad !== null));
  if (items.length < 2 || !items.every(isSure)) return items;
  return items.map((item) =>
    item.codigo.length > 0
      ? item
      : { ...item, codigo: item.descripcion.slice(0, 1), descripcion: item.descripcion.slice(1) },
  );
}

/** Letters as they are, digits by their number alone. */
const shapeOf = ({ text }: Token): string => text.replace(/\d/g, '0');

/** What follows is a name, not what the number counts (`25000 UND`); it may begin with a measure (`2X4-96 STUD`). */
function isBeforeName([, next, ...more]: readonly Token[], isCounted: boolean): boolean {
  const named = isCounted ? [next, ...more] : [next];
  if (!next || !named.some((word) => word && letterCount(word.text) >= 2)) return false;
  return isCounted || !isUnitWord(next.text);
}
