import { roundCents, readAmount, toCents, type AmountKind } from '../../../rules/money';
import type { ColumnId } from '../../engine/words/table-columns';
import type { Seen, SeenField } from './answer';
import { columnId } from './label-path';

/** The keys of `productos` that a line may fill. */
export type ItemKey =
  | 'codigo'
  | 'descripcion'
  | 'unidad'
  | 'cantidad'
  | 'precio_unitario'
  | 'descuento'
  | 'subtotal';
export type ReadItem = ReadonlyMap<ItemKey, Seen>;

const COLUMN_OF_TYPE: Readonly<Record<string, ColumnId>> = {
  ITEM: 'descripcion',
  QUANTITY: 'cantidad',
  UNIT_PRICE: 'precioUnitario',
  PRICE: 'importe',
  PRODUCT_CODE: 'codigo',
};

type Cells = ReadonlyMap<ColumnId, Seen>;

/** A line of the comprobante; null when nothing of it is an item's. The title of a column tells more than its type. */
export function readItem(fields: readonly SeenField[]): ReadItem | null {
  const cells = cellsOf(fields);
  const entries: [ItemKey, Seen | undefined][] = [
    ['codigo', cells.get('codigo')],
    ['descripcion', cells.get('descripcion')],
    ['unidad', cells.get('unidad')],
    ['cantidad', cells.get('cantidad')],
    ...priceAndAmount(cells),
    ['descuento', cells.get('descuento')],
  ];
  const item = new Map(entries.flatMap(([key, seen]) => (seen ? [[key, seen] as const] : [])));
  return item.size > 0 ? item : null;
}

function cellsOf(fields: readonly SeenField[]): Cells {
  const cells = new Map<ColumnId, Seen>();
  for (const { type, label, value } of fields) {
    const column = (label && columnId(label.text)) ?? columnOfType(type);
    if (column && !cells.has(column)) cells.set(column, value);
  }
  return cells;
}

const columnOfType = (type: string): ColumnId | undefined =>
  Object.hasOwn(COLUMN_OF_TYPE, type) ? COLUMN_OF_TYPE[type] : undefined;

/** With and without IGV a line may print both: the pair is taken that its quantity explains, else those with IGV. */
function priceAndAmount(cells: Cells): [ItemKey, Seen | undefined][] {
  const prices = [cells.get('precioUnitario'), cells.get('valorUnitario')];
  const amounts = [cells.get('importe'), cells.get('valorVenta')];
  const pairs = prices.flatMap((price) => amounts.map((amount) => ({ price, amount })));
  const fit = pairs.find(({ price, amount }) => multiplies(cells.get('cantidad'), price, amount));
  return [
    ['precio_unitario', fit?.price ?? prices[0] ?? prices[1]],
    ['subtotal', fit?.amount ?? amounts[0] ?? amounts[1]],
  ];
}

function multiplies(quantity?: Seen, price?: Seen, amount?: Seen): boolean {
  const [count, unit, sum] = [
    numberIn(quantity, 'cantidad'),
    numberIn(price, 'unitario'),
    numberIn(amount, 'importe'),
  ];
  if (count === null || unit === null || sum === null) return false;
  return Math.abs(toCents(roundCents(count * unit)) - toCents(sum)) <= Math.max(2, count / 2);
}

const numberIn = (seen: Seen | undefined, kind: AmountKind): number | null =>
  seen ? (readAmount(seen.text, { kind })?.value ?? null) : null;
