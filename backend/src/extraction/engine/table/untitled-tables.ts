import type { Page } from '../words/field-value';
import { isNumericWord } from './assign-columns';
import { isUnitWord } from '../words/item-words';
import {
  columnsOfCounts,
  columnsOfProducts,
  isText,
  linesOfName,
  type CountedRow,
  productIn,
  type Product,
  columnsOfCharges,
} from './inferred-columns';
import { hitsOn, hitsIn, type LabelHit } from '../words/label-hit';
import type { Layout, Line, Cell } from '../page/layout';
import { linesBetween, scopeOf, cropped } from './table-band';
import { reductionAt } from './reductions';
import { endsTable } from './table-body';
import type { TableHeader } from './table-header';
import { readTableWithin, type ItemTable } from './table-reader';
import { median, type Token } from '../page/token';
import { heightOf, remembered } from '../page/place';
import { toCents } from '../../../rules/money';
import { StepBudget } from '../../domain/step-budget';
import { amountsIn, type AmountHit } from '../page/amounts';
import { type PrintedSum, isAddedUp } from '../words/sums';

/** Tables without titles, page by page: their columns are inferred from the numbers of their rows. */
export function readUntitledTables(layout: Layout, hits: readonly LabelHit[]): ItemTable[] {
  const pages = [...new Set(layout.lines.map((line) => line.page))];
  const read = (of: (page: number, scope: Page) => ItemTable | null): ItemTable[] =>
    pages.map((page) => of(page, { layout, hits })).flatMap((table) => (table ? [table] : []));
  const products = read(productTable);
  return products.length > 0 ? products : read(countedTable);
}

/** Rows whose numbers multiply, with their amounts under each other. */
function productTable(page: number, scope: Page): ItemTable | null {
  const own = new Set(linesOf(page, scope));
  const products = scope.layout.lines.flatMap((line, at, all) => {
    if (!own.has(line)) return [];
    const below = all[at + 1];
    const off = below && reductionAt(below)?.value;
    return productIn(line) ?? (off ? productIn(line, off) : null) ?? [];
  });
  const rows = aligned(products, (one) => one.amount);
  if (rows.length === 0) return null;
  const header = { columns: columnsOfProducts(rows), lines: [], page };
  return inferred(
    header,
    rows.map((one: Product) => one.line),
    scope,
  );
}

/** Two rows or more with a quantity, a unit of measure and a text (a guía). */
function countedTable(page: number, scope: Page): ItemTable | null {
  const counted = linesOf(page, scope).flatMap((line) => countedRow(line) ?? []);
  const rows = aligned(counted, (one) => one.unit);
  if (rows.length < 2) return null;
  const header = { columns: columnsOfCounts(rows), lines: [], page };
  return inferred(
    header,
    rows.map((one) => one.line),
    scope,
  );
}

/** Lines that are not of the sums. */
function linesOf(page: number, { layout, hits }: Page): Line[] {
  const none: TableHeader = { columns: [], lines: [], page };
  return layout.lines.filter((line) => line.page === page && !endsTable(line, none, hits));
}

function countedRow(line: Line): CountedRow | null {
  const at = line.tokens.findIndex(
    (token, index) => isQuantity(token) && isUnitWord(line.tokens[index + 1]?.text ?? ''),
  );
  const [quantity, unit] = [line.tokens[at], line.tokens[at + 1]];
  if (!quantity || !unit) return null;
  const beside = line.cells.map((cell) =>
    cell.tokens.filter((token) => token !== quantity && token !== unit && !isQuantity(token)),
  );
  const text = beside.filter(isText).sort((a, b) => b.length - a.length)[0];
  return text && !/:$/.test(text[text.length - 1]?.text ?? '')
    ? { line, quantity, unit, text }
    : null;
}

const isQuantity = ({ text }: Token): boolean => /^\d/.test(text) && isNumericWord(text);

/** The most of the rows whose numbers have an edge in common. */
function aligned<Row extends { readonly line: Line }>(
  rows: readonly Row[],
  numberOf: (row: Row) => Token,
): Row[] {
  const unit = median(rows.map((row) => heightOf(numberOf(row))));
  const near = (row: Row, edge: 'x0' | 'x1'): Row[] =>
    rows.filter((one) => Math.abs(numberOf(one)[edge] - numberOf(row)[edge]) < unit);
  const groups = rows.flatMap((row) => [near(row, 'x1'), near(row, 'x0')]);
  return groups.reduce<Row[]>((best, group) => (group.length > best.length ? group : best), []);
}

/** Reads the lines from the first row, or the name above it, to the end of the table. */
function inferred(header: TableHeader, rows: readonly Line[], page: Page): ItemTable {
  const top = Math.min(...rows.map((line) => line.y0));
  const bottom = Math.max(...rows.map((line) => line.y1));
  const scope = scopeOf(header, linesBetween(top, bottom, header.page, page), page);
  const on = scope.layout.lines.filter((line) => line.page === header.page);
  const first = on.findIndex((line) => line.y1 > top + heightOf(line) * 0.5);
  const named = header.columns.some((column) => column.id === 'descripcion');
  const lines = on.slice(named ? first : first - linesOfName(on, first, rows));
  // What is taken off the items stands among them, and that of the last one under it.
  const isOff = (line: Line): boolean => reductionAt(line) !== null;
  const areReduced = lines.some((line) => line.y0 < bottom && isOff(line));
  const end = lines.findIndex(
    (line) =>
      line.y0 > bottom - 1 && hitsOn(scope.hits, line).length > 0 && !(areReduced && isOff(line)),
  );
  const stop = lines.findIndex(
    (line) => endsTable(line, header, scope.hits) && !(areReduced && isOff(line)),
  );
  const cuts = [end, stop].filter((at) => at !== -1);
  return readTableWithin(page.layout, header, lines.slice(0, Math.min(lines.length, ...cuts)));
}

interface Charge {
  readonly line: Line;
  readonly text: Cell;
  readonly amount: AmountHit;
  readonly cents: number;
  /** Where the amount ends, where it begins, and where the text begins: one of them is common to a list. */
  readonly edges: readonly [number, number, number];
}

/**
 * A list of concepts with an amount each, without titles. What proves it is its sum: lines one after another,
 * amounts under each other, that add up to a sum printed further on. Null when none does.
 */
export function readChargeList(page: Page, sums: readonly PrintedSum[]): ItemTable | null {
  const budget = new StepBudget();
  const whole = listIn(page, sums, budget);
  if (whole?.isWhole) return whole.table;
  // Sums whose names begin on one edge have their parts in common.
  const known = new Map<string, Parts>();
  for (const sum of sums) {
    const edge = `${sum.page} ${sum.x}`;
    if (!known.has(edge) && !budget.take(costOfPart(sum, page))) break;
    const { left, right } = known.get(edge) ?? partsAt(sum, page);
    known.set(edge, { left, right });
    const list = listIn(left, [{ ...sum, y: Infinity }], budget);
    if (list?.isWhole) return list.table;
    const beside = listIn(right, [sum], budget);
    if (beside?.isWhole) return beside.table;
  }
  return whole?.table ?? null;
}

/** The labels of a part are found anew, each among all words of the page; in steps. */
function costOfPart({ page: number }: PrintedSum, { layout }: Page): number {
  const own = layout.lines.filter(({ page }) => page === number);
  return own.reduce((words, { tokens }) => words + tokens.length, 0) ** 2 / 100;
}

/** The page on the left of the sums, and the page from where their names begin on: other text stands beside both. */
interface Parts {
  readonly left: Page;
  readonly right: Page;
}

const partsAt = (sum: PrintedSum, page: Page): Parts => ({
  left: cropped({ x0: -Infinity, x1: sum.x - 1 }, sum.page, page),
  right: cropped({ x0: sum.x - page.layout.lineHeight * 0.5, x1: Infinity }, sum.page, page),
});

interface ChargeList {
  readonly table: ItemTable;
  /** All of the charges that add up were read as rows. */
  readonly isWhole: boolean;
}

const columnsOf = remembered((page: Page) =>
  byEdge(page.layout.lines.flatMap((line) => chargesOf(line, page))),
);

function listIn(page: Page, sums: readonly PrintedSum[], budget: StepBudget): ChargeList | null {
  for (const wanted of sums)
    for (const column of columnsOf(page)) {
      if (!budget.take(column.length)) return null;
      const rows = runThatAddsUp(column, wanted);
      if (!rows) continue;
      const table = tableOf(rows, page);
      return { table, isWhole: table.items.length >= rows.length };
    }
  return null;
}

/** Amounts of a line with the text that stands before them. */
function chargesOf(line: Line, { hits }: Page): Charge[] {
  const none: TableHeader = { columns: [], lines: [], page: line.page };
  if (endsTable(line, none, hits)) return [];
  return line.cells.flatMap((cell, at): Charge[] => {
    const amount = amountsIn(cell.tokens).at(-1);
    const last = amount?.tokens.at(-1);
    if (!amount || !last || last !== cell.tokens.at(-1)) return [];
    const before = [...line.cells.slice(0, at)].reverse().find((one) => isText(one.tokens));
    const own = cell.tokens.slice(0, cell.tokens.indexOf(amount.tokens[0] ?? last));
    const text = isText(own) ? cell : before;
    if (!text || hitsIn(hits, text).some((hit) => hit.isFollowedByColon)) return [];
    const start = text === cell ? (amount.tokens[0] ?? last).x0 : cell.x0;
    const edges = [last.x1, start, text.x0] as const;
    return [{ line, text, amount, cents: toCents(amount.value), edges }];
  });
}

/** Charges that have an edge in common, top to bottom; the longest columns first. */
function byEdge(charges: readonly Charge[]): Charge[][] {
  const columns = [0, 1, 2].flatMap((edge) => groupsAt(edge, charges));
  return columns.sort((a, b) => b.length - a.length);
}

/** Each charge goes with the first group that begins near its edge; groups are kept by where they begin. */
function groupsAt(edge: number, charges: readonly Charge[]): Charge[][] {
  const width = Math.max(1, ...charges.map(({ line }) => heightOf(line) * 0.6));
  const groups: Charge[][] = [];
  const places = new Map<number, number[]>();
  for (const charge of charges) {
    const x = charge.edges[edge] ?? 0;
    const near = heightOf(charge.line) * 0.6;
    const place = Math.floor(x / width);
    const around = [place - 1, place, place + 1].flatMap((one) => places.get(one) ?? []);
    const own = around
      .sort((a, b) => a - b)
      .find((index) => Math.abs((groups[index]?.[0]?.edges[edge] ?? 0) - x) < near);
    if (own !== undefined) groups[own]?.push(charge);
    else places.set(place, [...(places.get(place) ?? []), groups.push([charge]) - 1]);
  }
  return groups;
}

/** The longest run of one page, above the printed sum, that comes to it; none to what is owed back. */
function runThatAddsUp(column: readonly Charge[], wanted: PrintedSum): Charge[] | null {
  const above = column.filter(
    ({ line, cents }) => cents > 0 && line.page === wanted.page && line.y0 < wanted.y,
  );
  let best: Charge[] = [];
  let [sum, from] = [0, 0];
  // No amount is negative, so a run that has become too large only fits again without its first ones.
  for (const [at, charge] of above.entries()) {
    sum += charge.cents;
    for (; from <= at && sum > wanted.cents; from += 1) sum -= above[from]?.cents ?? 0;
    if (sum === wanted.cents && at + 1 - from > best.length) best = above.slice(from, at + 1);
  }
  return best.length > 0 ? best : null;
}

/** Down to a line as far under the last charge as charges stand apart: the title of the sums. */
function tableOf(rows: readonly Charge[], page: Page): ItemTable {
  const texts = rows.map(({ line: { cells }, text, amount }) => {
    // `12 | KEY LIME PIE`: how many stand apart from the name, first of all.
    const front =
      cells[1] === text && /^\d{1,3}$/.test(cells[0]?.text ?? '') ? cells[0]?.tokens : [];
    return [...(front ?? []), ...text.tokens.filter((token) => !amount.tokens.includes(token))];
  });
  const amounts = rows.flatMap(({ amount }) => amount.tokens);
  const number = rows[0]?.line.page ?? 1;
  const header = { columns: columnsOfCharges(texts, amounts), lines: [], page: number };
  const own = rows.map(({ line }) => line);
  const [top, bottom] = [own[0]?.y0 ?? 0, Math.max(...own.map((line) => line.y1))];
  const scope = scopeOf(header, linesBetween(top, bottom, number, page), page);
  const all = scope.layout.lines.filter((line) => line.page === number && line.y1 > top + 1);
  const lines = withoutGroups(all, bottom, (line) => endsTable(line, header, scope.hits));
  const end = lines.findIndex((line) => line.y0 > bottom - 1 && amountsIn(line.tokens).length > 0);
  const stop = lines.findIndex((line) => endsTable(line, header, scope.hits));
  const sums = lines.findIndex((line) => line.y0 > bottom - 1 && beginsWithSum(line, scope));
  const pitch = Math.min(...own.slice(1).map((line, at) => line.y0 - (own[at]?.y0 ?? 0)));
  const apart = lines.findIndex((line) => line.y0 - (own.at(-1)?.y0 ?? 0) > pitch * 0.9);
  const cuts = [end, stop, sums, apart].filter((at) => at !== -1);
  return readTableWithin(page.layout, header, lines.slice(0, Math.min(lines.length, ...cuts)));
}

/** The amount of a sum may stand beyond the part of the page that is read. */
const beginsWithSum = (line: Line, { hits }: Page): boolean =>
  hitsOn(hits, line).some((hit) => hit.start === 0 && isAddedUp(hit.id));

/** Without the sums of groups among the rows, and without the titles of the groups that follow them. */
function withoutGroups(
  lines: readonly Line[],
  bottom: number,
  isSum: (line: Line) => boolean,
): Line[] {
  let isBetween = false;
  return lines.filter((line) => {
    if (line.y0 > bottom - 1) return true;
    if (isSum(line)) isBetween = true;
    else if (amountsIn(line.tokens).length > 0) isBetween = false;
    return !isBetween;
  });
}
