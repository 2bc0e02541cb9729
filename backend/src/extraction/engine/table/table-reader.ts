import { isCurrencyMark } from '../page/amounts';
import {
  assignColumns,
  isNumericWord,
  learnExtents,
  unitOf,
  type AssignedLine,
} from './assign-columns';
import { isUnitName, isUnitWord, tellsTax } from '../words/item-words';
import {
  withArithmeticRoles,
  withCodesUnderNumber,
  withCountsUnderUnit,
  withPositionsParted,
} from './column-roles';
import { itemCount, withoutReductions, upToSums } from './reductions';
import {
  isEquation,
  readCountLine,
  type CountLine,
  withHalvesRaised,
  withTimes,
  withUnitsParted,
  withUnitsRaised,
  type BodyLine,
} from './count-line';
import { groupRows, type ItemRow } from './group-rows';
import {
  withCodeBelow,
  itemOfLine,
  withLeadingCode,
  withLeadingCount,
  type Item,
  withLostPoint,
} from './item';
import type { Layout, Line } from '../page/layout';
import { isAmountColumn } from '../words/table-columns';
import { linesWith } from './table-band';
import type { Column, TableHeader } from './table-header';
import { letterCount, upper } from '../page/text-kind';
import { joinText, type Token } from '../page/token';
import { heightOf, horizontalOverlap, isBeside } from '../page/place';

/** A table of items on one page. */
export interface ItemTable {
  readonly header: TableHeader;
  readonly items: readonly Item[];
  readonly lines: readonly Line[];
  /** The cells of each item row by column index, for the table view. */
  readonly rows: readonly ReadonlyMap<number, readonly Token[]>[];
}

/** The items in the lines under a header; `isContinued` when the table began on a page before. */
export function readTable(
  header: TableHeader,
  drawn: readonly Line[],
  isContinued: boolean,
): ItemTable {
  const told = isEquation(drawn[0]?.tokens ?? []) ? [] : drawn;
  const bare = withUnitsParted(told.map(withoutBars), header.columns);
  const lines = withPositionsParted(bare, header.columns);
  const unit = unitOf(lines.flatMap((line) => line.tokens));
  const coded = withCodesUnderNumber(header.columns, lines);
  const titled = withArithmeticRoles(withCountsUnderUnit(coded, lines, unit), lines, unit);
  const first = lines.map((line) => assignColumns(line.tokens, titled, unit));
  const hasAmounts = titled.some((column) => isAmountColumn(column.id));
  const isNamed = titled.some((column) => column.id === 'descripcion');
  const isBare = numbersLine(titled);
  const paid = first.filter(isItemLine);
  const haveWords = header.lines.length > 0 && paid.filter(isBare).length * 2 < paid.length;
  if (!isNamed && haveWords && header.columns.some(({ id }) => id === 'codigo'))
    return readTable(namedByCodes(header), drawn, isContinued);
  const isItem = hasAmounts ? (isNamed || haveWords ? isItemLine : isBare) : isCountedLine;
  const columns = learnExtents(
    titled,
    first.filter((cells) => isItem(cells)),
  );
  const read = lines.map((line): BodyLine => {
    const cells = assignColumns(line.tokens, columns, unit);
    const isTax = tellsTax(upper(joinText(line.tokens)));
    const count = hasAmounts && !isTax ? readCountLine(line.tokens) : null;
    return { line, cells, count, isItem: !isTax && isItem(cells) };
  });
  const halves = withHalvesRaised(read, columns);
  const body = withUnitsRaised(withNamesWhole(halves, columns));
  const reduced = withoutReductions(body);
  const sold = isNamed && hasAmounts ? upToSums(reduced.body, titled) : reduced.body;
  const all = groupRows(sold, isContinued);
  const named = all.map((row) => {
    const item = withCodeBelow(
      withWholeCode(toItem(row.anchor, row.description), row),
      row.details,
    );
    return { ...item, descuento: item.descuento ?? reduced.off.get(row.anchor) ?? null };
  });
  const items = named.slice(0, itemCount(named));
  const rows = all.slice(0, items.length);
  return {
    header: { ...header, columns },
    items,
    lines: rows.flatMap((row) => row.lines),
    rows: rows.map((row) => rowCells(columns, row.anchor, row.description)),
  };
}

/** `CANT   CODIGO   V.UNIT` over `2  SKU3915 CAMBIO DE RODAMIENTOS  10.00`: names stand behind their codes, under no title. */
const namedByCodes = (header: TableHeader): TableHeader => ({
  ...header,
  columns: header.columns.map((one) => (one.id === 'codigo' ? { ...one, id: 'descripcion' } : one)),
});

/** A table drawn with characters has bars between its columns; `56.915 GLL A 17.47` says at what price. */
function withoutBars(line: Line): Line {
  const tokens = line.tokens.filter(({ text }) => !/^[|¦│┃║]+$/.test(text));
  return { ...line, tokens: withTimes(tokens) };
}

/** As {@link readTable}, out of a part of a page: its lines are told as the page has them, whole. */
export function readTableWithin(
  page: Layout,
  header: TableHeader,
  lines: readonly Line[],
): ItemTable {
  const table = readTable(header, lines, false);
  const tokens = table.lines.flatMap((line) => line.tokens);
  return { ...table, lines: linesWith(tokens, page) };
}

const rowCells = (
  columns: readonly Column[],
  { cells }: BodyLine,
  name: readonly Token[],
): Map<number, readonly Token[]> =>
  new Map(
    columns.map((one, index) => [index, one.id === 'descripcion' ? name : (cells.get(one) ?? [])]),
  );

/**
 * Where the rows are numbers alone, each under its name and with a quantity, a line of words is a name, and so are
 * the numbers in it that stand under other titles: `Escalera de aluminio 3.80`, `Pilas alcalinas blíster x 4`.
 */
function withNamesWhole(
  body: readonly BodyLine[],
  columns: readonly Column[],
): readonly BodyLine[] {
  const items = body.filter(({ isItem }) => isItem);
  const hasCounts = columns.some(({ id }) => id === 'cantidad');
  const isCounted = (one: BodyLine): boolean => isCountedLine(one.cells) || one.count !== null;
  const bare = items.filter((one) => isCounted(one) && !saysWords(one));
  if (bare.length < 2 || bare.length < items.length * 0.6) return body;
  return body.map((one) => {
    const isName = one.isItem
      ? !isCounted(one) && (hasCounts || !endsInAmount(one.cells))
      : one.count === null;
    return isName && saysWords(one)
      ? { ...one, cells: asName(one.cells, columns), isItem: false }
      : one;
  });
}

/** What stands under the numbers is of the name. */
function asName(cells: AssignedLine, columns: readonly Column[]): AssignedLine {
  const name = columns.find(({ id }) => id === 'descripcion');
  const code = [...cells].filter(([{ id }]) => id === 'codigo');
  const words = [...cells].flatMap(([{ id }, tokens]) => (id === 'codigo' ? [] : tokens));
  return name ? new Map([...code, [name, words.sort((a, b) => a.x0 - b.x0)]]) : cells;
}

function saysWords({ cells, count }: BodyLine): boolean {
  const words = (count?.description ?? [...cells].flatMap(([, tokens]) => tokens)).filter(
    ({ text }) => !isUnitWord(text) && !isCurrencyMark(text),
  );
  return letterCount(joinText(words)) >= 3;
}

/** A line with an amount in an amount column. */
function isItemLine(cells: AssignedLine): boolean {
  const all = [...cells].flatMap(([, tokens]) => tokens);
  return [...cells].some(
    ([column, tokens]) =>
      isAmountColumn(column.id) &&
      tokens.some((token) => isAmountWord(token, cells) && !isMeasure(token, all)),
  );
}

/** `AGUA SIN GAS 625 ML`, `LUBRICANTE X 1 GAL`: of a name that reaches under the amounts. */
const isMeasure = (token: Token, line: readonly Token[]): boolean =>
  /^\d+$/.test(token.text) && isUnitName(line[line.indexOf(token) + 1]?.text ?? '');

/** Words that a line of numbers may hold: a unit, and what stands between quantity and price. */
const MOST_WORDS = 2;

/**
 * Where names have no column they stand on lines of their own. A name may end in a measure just where the amounts
 * do, but has no number under the title of the quantities, or more words than a line of numbers.
 */
function numbersLine(columns: readonly Column[]): (cells: AssignedLine) => boolean {
  const count = columns.find(({ id }) => id === 'cantidad');
  return (cells) => {
    const all = [...cells].flatMap(([, tokens]) => tokens);
    const words = all.filter(
      ({ text }) => /\p{L}{2}/u.test(text) && !isNumericWord(text) && !isUnitWord(text),
    );
    const hasCount =
      !count ||
      all.some(
        (token) => /^\d/.test(token.text) && isNumericWord(token.text) && isUnder(token, count),
      );
    return words.length <= MOST_WORDS && hasCount && endsInAmount(cells);
  };
}

const isUnder = (token: Token, column: Column): boolean =>
  horizontalOverlap(token, column) > -heightOf(token) * 2;

function endsInAmount(cells: AssignedLine): boolean {
  return [...cells].some(([column, tokens]) => {
    const last = tokens.findLast(({ text }) => !isCurrencyMark(text));
    const isPaid = column.id === 'importe' || column.id === 'valorVenta';
    if (!isPaid || !last || !/[.,]\d{2}$/.test(last.text)) return false;
    const end = tokens.at(-1)?.x1 ?? last.x1;
    return Math.abs(end - column.x1) < heightOf(last);
  });
}

/** In a table without amounts (a guía) the quantity makes the item. */
function isCountedLine(cells: AssignedLine): boolean {
  return [...cells].some(
    ([column, tokens]) =>
      column.id === 'cantidad' && tokens.some(({ text }) => /^\d[\d.,]*$/.test(text)),
  );
}

/** Decimals make an amount; a whole number needs a quantity on its line. */
function isAmountWord({ text }: Token, cells: AssignedLine): boolean {
  if (!isNumericWord(text) || !/\d/.test(text)) return false;
  const isCounted = [...cells].some(
    ([column, tokens]) => column.id === 'cantidad' && tokens.some((one) => /^\d/.test(one.text)),
  );
  return /[.,]\d/.test(text) || isCounted;
}

function toItem(anchor: BodyLine, description: readonly Token[]): Item {
  const numbers = withLostPoint(itemOfLine(anchor.cells));
  const item = withLeadingCode(withLeadingCount({ ...numbers, descripcion: description }));
  const { count } = anchor;
  if (!count) return item;
  const needsCount = !item.cantidad || !item.precio || !item.subtotal;
  const counted = needsCount ? withCount(item, count) : item;
  return withoutSigns(counted, count, anchor.line);
}

/** The code with the rest of it that stands under it. */
function withWholeCode(item: Item, { code: rest }: ItemRow): Item {
  const [code, ...more] = item.codigo;
  if (!code || !rest || more.length > 0) return item;
  const whole = { ...code, text: code.text + rest.text, compact: code.compact + rest.compact };
  return { ...item, codigo: [whole] };
}

/**
 * The signs of the sum behind the quantity (`24 BOT x 7.50 =`) are no part of the name before it; those behind words
 * of a name are (`NIPLE 1/2" X 1"`).
 */
function withoutSigns(item: Item, { cantidad, unidad }: CountLine, line: Line): Item {
  const isUnit = (word: Token): boolean => unidad.includes(word) || isUnitWord(word.text);
  const [quantity] = cantidad.tokens;
  const isOfCount = (between: readonly Token[]): boolean => {
    const words = between.filter(({ text }) => !/^[xX*×@=]$/.test(text) && !isNumericWord(text));
    return words.length === 0 || (words.length === 1 && words.every(isUnit));
  };
  const isSign = (token: Token): boolean =>
    /^[xX*×@=]$/.test(token.text) &&
    quantity !== undefined &&
    token.x0 >= quantity.x1 - 1 &&
    isBeside(token, quantity) &&
    isOfCount(line.tokens.filter(({ x0 }) => x0 >= quantity.x1 - 1 && x0 < token.x0));
  return { ...item, descripcion: item.descripcion.filter((token) => !isSign(token)) };
}

/** What is counted is no part of the name, though it stands under its title. */
function withCount(item: Item, count: CountLine): Item {
  const counted = [...count.cantidad.tokens, ...count.unidad, ...count.precio.tokens];
  const isCounted = ({ box }: Token): boolean => counted.some((token) => token.box === box);
  return {
    ...item,
    descripcion: item.descripcion.filter((token) => !isCounted(token)),
    cantidad: count.cantidad,
    precio: count.precio,
    subtotal: count.subtotal,
    descuento: count.descuento ?? item.descuento,
    unidad: count.unidad.length > 0 ? count.unidad : item.unidad,
  };
}
