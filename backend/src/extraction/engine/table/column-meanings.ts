import type { Line } from '../page/layout';
import { letterCount } from '../page/text-kind';
import { isPriceColumn, OTHERS_CODE, type ColumnId } from '../words/table-columns';
import { isWideItem, toColumn, type Column } from './title-columns';

/** Columns with what their titles mean beside each other: what one alone says may be told otherwise by another. */
export const withMeanings = (
  columns: readonly Column[],
  lines: readonly Line[],
): readonly Column[] => {
  const meant = withFees(withTaxes(withValues(withDiscounts(ownCodes(columns)))));
  return withDescription(withTitleBefore(oneDescription(meant), lines));
};

/** `Desc. %` is a share of what is taken off, wherever it stands. */
const SHARE = /^(?:%\s?DE?SC?\.?|DE?SC?\.?\s?\(?%\)?)$/i;

/** `Desc.` behind the prices, where something else names what is sold, is what is taken off. */
function withDiscounts(all: readonly Column[]): readonly Column[] {
  const columns = all.map((one): Column => (SHARE.test(one.title) ? { ...one, id: 'otra' } : one));
  const priced = columns.findIndex(({ id }) => isPriceColumn(id));
  const named = columns.findIndex(({ id }) => id === 'descripcion');
  if (priced === -1 || named > priced) return columns;
  return columns.map((column, at) => {
    const isShort = /^DES?C?\.?$/i.test(column.title) && column.id === 'descripcion';
    return isShort && at > priced ? { ...column, id: 'descuento' } : column;
  });
}

/** Codes of others give way where the seller prints one of its own as well. */
function ownCodes(columns: readonly Column[]): readonly Column[] {
  const isOwn = ({ id, title }: Column): boolean => id === 'codigo' && !OTHERS_CODE.test(title);
  if (!columns.some(isOwn)) return columns;
  return columns.map((column) =>
    column.id === 'codigo' && !isOwn(column) ? { ...column, id: 'otra' } : column,
  );
}

/** `Cantidad | Valor | Importe`: what stands between a quantity and the amount is of one, where nothing else is. */
function withValues(columns: readonly Column[]): readonly Column[] {
  if (columns.some(({ id }) => isPriceColumn(id))) return columns;
  return columns.map((column, at) => {
    const isCounted = columns.slice(0, at).some(({ id }) => id === 'cantidad');
    const isBeforePaid = /^(?:importe|valorVenta)$/.test(columns[at + 1]?.id ?? '');
    const isOfOne = /^(?:VALOR|MONTO)$/i.test(column.title) && isCounted && isBeforePaid;
    return isOfOne ? { ...column, id: 'valorUnitario' } : column;
  });
}

/** `Imp.` before the amount of the row heads how it is taxed. */
function withTaxes(columns: readonly Column[]): readonly Column[] {
  const last = columns.at(-1);
  const isPaidLast = last?.id === 'importe' || last?.id === 'valorVenta';
  return columns.map((column, at) => {
    const isTax = isPaidLast && at === columns.length - 2 && /^IMP\.?$/i.test(column.title);
    return isTax ? { ...column, id: 'impuesto' } : column;
  });
}

/** `Honorario | Imp. renta | Neto`: what is charged is the fee, and not what is left of it. */
function withFees(columns: readonly Column[]): readonly Column[] {
  const fee = columns.findIndex(({ title }) =>
    /^(?:HONORARIOS?|(?:IMPORTE )?BRUTO)\b/i.test(title),
  );
  const isWithheld = columns.slice(fee + 1).some(({ title }) => /RENTA|RETENC|^NETO/i.test(title));
  if (fee < 1 || !isWithheld) return columns;
  const idAt = (at: number): ColumnId => (at === fee ? 'importe' : 'otra');
  return columns.map((column, at) => (at < fee ? column : { ...column, id: idAt(at) }));
}

/** Of two titles for what is sold (`Material`, `Descripción`) the first heads the codes. */
function oneDescription(columns: readonly Column[]): readonly Column[] {
  const [first, ...rest] = columns.filter((column) => column.id === 'descripcion');
  if (rest.length === 0 || columns.some((column) => column.id === 'codigo')) return columns;
  return columns.map((column) => (column === first ? { ...column, id: 'codigo' } : column));
}

/** What is sold may stand first, under words that no list of titles has (`Por lo siguiente`). */
function withTitleBefore(columns: readonly Column[], lines: readonly Line[]): readonly Column[] {
  if (columns.some(({ id }) => id === 'descripcion' || id === 'otra')) return columns;
  const first = Math.min(...columns.map((column) => column.x0));
  const before = lines.flatMap((line) => line.cells.filter((cell) => cell.x1 < first)).at(-1);
  const isWords = before && letterCount(before.text) >= 3 && before.tokens.length <= 5;
  return isWords ? [toColumn('otra', before.tokens), ...columns] : columns;
}

/** What a consignment measures, days, and of what kind a row is: titles that nothing sold stands under. */
const MEASURED =
  /^(?:CUENTA|CTA|PESO|VOL|VOLUMEN|FECHA|F\.|FEC|VENC|TIPO|CLASE|ESTADO|TYPE|STATUS)/i;

/** A table that counts and pays says what: under the unknown title with the most room. */
function withDescription(columns: readonly Column[]): readonly Column[] {
  const ids = new Set<ColumnId>(columns.map((column) => column.id));
  if (ids.has('descripcion') || !ids.has('cantidad') || !isPaid(ids)) return columns;
  const room = (column: Column): number =>
    (columns[columns.indexOf(column) + 1]?.x0 ?? column.x1) - column.x0;
  const isFree = (column: Column): boolean =>
    (column.id === 'otra' && !MEASURED.test(column.title) && !OTHERS_CODE.test(column.title)) ||
    isWideItem(column, room(column));
  const [widest] = columns.filter(isFree).sort((a, b) => room(b) - room(a));
  return columns.map((column) => (column === widest ? { ...column, id: 'descripcion' } : column));
}

export function isPaid(ids: ReadonlySet<ColumnId>): boolean {
  const paid: readonly ColumnId[] = ['importe', 'valorVenta', 'precioUnitario', 'valorUnitario'];
  return paid.some((id) => ids.has(id));
}
