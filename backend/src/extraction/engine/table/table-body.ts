import { amountsIn } from '../page/amounts';
import { hitsOn, type LabelHit } from '../words/label-hit';
import type { LabelId, TotalId } from '../words/labels';
import { SUMS } from '../words/sums';
import type { Layout, Line } from '../page/layout';
import { tellsReduction, takenOff } from './reductions';
import type { TableHeader } from './table-header';
import { looksLabelled, upper } from '../page/text-kind';
import { type Token } from '../page/token';
import { horizontalOverlap, heightOf } from '../page/place';
import { tellsTax } from '../words/item-words';
import { isAmountColumn, isPriceColumn } from '../words/table-columns';
import { isNumericWord } from './assign-columns';
import type { Column } from './title-columns';
import { readCountLine } from './count-line';

/** What may stand among the rows: the sum of a group, and what is taken off one item. */
const INNER: ReadonlySet<LabelId> = new Set<LabelId>(['subtotal', 'descuentos', 'total']);
/** How far beside its title a number may stand, in heights. */
const BESIDE = 2;

/** Whether a line is a sum as rows have them: no tax is told of a part of them. */
function mayBeInner(sum: Line, hits: readonly LabelHit[]): boolean {
  const labels = hitsOn(hits, sum);
  if (tellsTax(textOf(sum))) return true;
  return labels.some(({ id }) => INNER.has(id)) && !labels.some(({ id }) => id === 'igv');
}

/**
 * Whether a sum stands within a table and not under it: rows follow before the next sum, with a quantity, a price
 * and an amount under their titles, as no line of the sums has them; under what is taken off one item, the numbers of
 * the next in a line of their own.
 *
 * @param following the lines from the sum, not included, to the next one
 */
function isInnerSum(
  sum: Line,
  following: readonly Line[],
  { columns }: TableHeader,
  hits: readonly LabelHit[],
): boolean {
  if (!mayBeInner(sum, hits)) return false;
  if (takenOff(sum.tokens) && following.some(({ tokens }) => readCountLine(tokens) !== null))
    return true;
  const quantity = columns.find(({ id }) => id === 'cantidad');
  const prices = columns.filter(({ id }) => isPriceColumn(id));
  const amounts = columns.filter(({ id }) => isAmountColumn(id) && !isPriceColumn(id));
  if (!quantity || amounts.length === 0) return false;
  const needed = [[quantity], ...(prices.length > 0 ? [prices] : []), amounts];
  return following.some((line) => needed.every((some) => some.some((one) => hasNumber(line, one))));
}

const hasNumber = ({ tokens }: Line, column: Column): boolean =>
  tokens.some((token) => isNumber(token) && isUnder(token, column));

const isNumber = ({ text }: Token): boolean => /\d/.test(text) && isNumericWord(text);

function isUnder(token: Token, { x0, x1 }: Column): boolean {
  const room = heightOf(token) * BESIDE;
  return token.x1 > x0 - room && token.x0 < x1 + room;
}

/** What stands under a table: its sums, what is kept back of them, and what is told of the whole. */
const ENDS: ReadonlySet<LabelId> = new Set<LabelId>([
  ...(Object.keys(SUMS) as TotalId[]),
  'words',
  'hash',
  'detraccionAccount',
  'detraccionCode',
  'detraccionAmount',
]);

/** Lines under a header up to the totals block, the amount in words or the end of the page. */
export function bodyLines(header: TableHeader, layout: Layout, hits: readonly LabelHit[]): Line[] {
  const titles = new Set(header.lines.flatMap((line) => line.tokens));
  const below = layout.lines.filter(
    (line) =>
      line.page === header.page &&
      !line.tokens.some((token) => titles.has(token)) &&
      line.y0 > headerBottom(header) - 2,
  );
  return untilEnd(below, header, hits);
}

/** Up to the sums, without those among the rows; what comes from the page before is none of this page's. */
function untilEnd(lines: readonly Line[], header: TableHeader, hits: readonly LabelHit[]): Line[] {
  const own = lines.slice(lines.findIndex(isCarriedIn) + 1);
  const ends = own.flatMap((line, at) => (endsTable(line, header, hits) ? [at] : []));
  const isInner = (at: number): boolean => {
    const [end, next] = [ends[at] ?? own.length, ends[at + 1]];
    const sum = own[end];
    if (!sum) return false;
    // What is taken off an item and what is left of it stand one over the other.
    if (next === end + 1) return mayBeInner(sum, hits) && isInner(at + 1);
    // `Equivalente contable: $ 3.475.061,58 pesos chilenos` under the sums is told of them, and no row.
    const rows = own.slice(end + 1, next).filter((line) => !looksLabelled(textOf(line)));
    return isInnerSum(sum, rows, header, hits);
  };
  const last = ends.findIndex((_, at) => !isInner(at));
  const sums = new Set(last === -1 ? ends : ends.slice(0, last));
  const isOff = (at: number): boolean => tellsReduction(own[at]?.tokens ?? []);
  const end = last === -1 ? own.length : (ends[last] ?? own.length);
  // What is taken off the last of several items stands like that of the others.
  const isOfLast = [...sums].some(isOff) && isOff(end);
  if (isOfLast) sums.add(end);
  return own.slice(0, isOfLast ? end + 1 : end).filter((_, at) => !sums.has(at) || isOff(at));
}

/** `VIENEN S/ 327.50`: the sum of the pages before, above the rows of this one; `los insumos vienen con hoja de seguridad` is a condition. */
function isCarriedIn(line: Line): boolean {
  if (line.tokens.length > MOST_CARRIED && amountsIn(line.tokens).length === 0) return false;
  return /VIENEN?\b|SUMA ANTERIOR|BROUGHT FORWARD|ACUMULADO ANTERIOR|(?:PAGINA|HOJA) ANTERIOR/.test(
    textOf(line),
  );
}

/** Words of such a line whose amount cannot be read. */
const MOST_CARRIED = 6;

const textOf = (line: Line): string => upper(line.tokens.map((token) => token.text).join(' '));

/** Lines of a page without a header of its own, up to where the table ends. */
export function continuedLines(
  page: number,
  header: TableHeader,
  layout: Layout,
  hits: readonly LabelHit[],
): Line[] {
  const lines = layout.lines.filter((line) => line.page === page);
  return untilEnd(lines, header, hits);
}

function headerBottom(header: TableHeader): number {
  const ys = header.lines.map((line) => (line.y0 + line.y1) / 2);
  return Math.max(...ys);
}

/** A label of the totals block with its amount, or SON; a product that begins with such a word has a quantity. */
export function endsTable(line: Line, header: TableHeader, hits: readonly LabelHit[]): boolean {
  const hit = hitsOn(hits, line).find((one) => ENDS.has(one.id) || isOfLoad(one));
  if (!hit) return false;
  if (isOfLoad(hit)) return true;
  if (hit.id === 'words') return hit.isFollowedByColon || hit.x0 < 200;
  if (!isTotalLine(line, hits) || isNumberedRow(line, hit, header)) return false;
  if (isTaxOfRow(line, hit, header) || isFreightSold(hit, header)) return false;
  if (hit.id === 'igv' && hit.start === 0 && hit.cell === line.cells[0]) return true;
  const quantity = header.columns.find((column) => column.id === 'cantidad');
  const hasQuantity = line.tokens.some(
    (token) =>
      quantity &&
      token.x1 > quantity.x0 - 10 &&
      token.x0 < quantity.x1 + 10 &&
      /^\d[\d.,]*$/.test(token.text),
  );
  return !hasQuantity || amountsIn(line.tokens).length <= 1;
}

/**
 * `Peso bruto total de la carga: 124.00 KGM`, or such a title over its number: under the goods of a guía, as the sums
 * are under those of a factura.
 */
function isOfLoad({ id, label, isFollowedByColon, start, end, cell, line }: LabelHit): boolean {
  if ((id !== 'weight' && id !== 'volume') || start !== 0 || !/TOTAL/.test(label)) return false;
  const isTitle = end === cell.tokens.length && !line.tokens.some(({ text }) => /\d/.test(text));
  return isFollowedByColon || isTitle;
}

/** `6  Descuento por pronto pago, marzo   2,918.00`: what has its number in the column of the numbers is a row. */
function isNumberedRow({ cells }: Line, hit: LabelHit, { columns }: TableHeader): boolean {
  const order = columns.find(({ id }) => id === 'item');
  const first = cells[0];
  if (!order || !first || first === hit.cell || !/^\d{1,3}[.)]?$/.test(first.text)) return false;
  return first.x1 > order.x0 - 5 && first.x0 < order.x1 + 5 && first.x1 < hit.x0;
}

/** `Flete terrestre Callao - planta`: what is carried, where the names of the rows stand; a charge on top is named by the word alone. */
function isFreightSold({ cell, start, end, label }: LabelHit, { columns }: TableHeader): boolean {
  const name = columns.find(({ id }) => id === 'descripcion');
  const isRow = start === 0 && name !== undefined && cell.x0 < name.x1;
  return isRow && label === 'FLETE' && /^\p{L}{3}/u.test(cell.tokens[end]?.text ?? '');
}

/** `2.00 Unidades   8.80   IGV 18 %   17.60`: what a row is taxed with, under a title of its own and behind a number. */
function isTaxOfRow({ tokens }: Line, hit: LabelHit, { columns }: TableHeader): boolean {
  const taxes = columns.find(({ id }) => id === 'impuesto');
  const names = columns.find(({ id }) => id === 'descripcion');
  if (hit.id !== 'igv' || !taxes || !names || horizontalOverlap(hit, taxes) <= 0) return false;
  const before = tokens.filter(({ x0, x1 }) => x0 > names.x1 && x1 < hit.x0);
  return before.some(({ text }) => /^\d[\d,]*[.,]\d{2,4}$/.test(text));
}

/** An amount beside the label, or a strip of several labels with the amounts under them. */
function isTotalLine(line: Line, hits: readonly LabelHit[]): boolean {
  const labels = hitsOn(hits, line).filter((one) => ENDS.has(one.id));
  return labels.length > 1 || line.tokens.some(({ text }) => /\d/.test(text));
}
