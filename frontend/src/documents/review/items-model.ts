import type { FieldMap, FieldState, FieldValue } from '@contracts/evidence';
import type { ExtractedData, ProductoData } from '@contracts/extracted-data';
import { roundCents, sumAmounts } from '@rules/money';
import { formatLineAmount } from '../../ui/fields/format-value';
import { inputText } from './field-input';

/** A column of the grid of products. */
export interface ItemColumn {
  key: keyof ProductoData;
  title: string;
  isNumber: boolean;
  /** Shown only when a line has it. */
  isOptional?: true;
}

const ITEM_COLUMNS: readonly ItemColumn[] = [
  { key: 'codigo', title: 'Código', isNumber: false, isOptional: true },
  { key: 'cantidad', title: 'Cant.', isNumber: true },
  { key: 'unidad', title: 'Unid.', isNumber: false },
  { key: 'descripcion', title: 'Descripción', isNumber: false },
  { key: 'precio_unitario', title: 'P. unit.', isNumber: true },
  { key: 'descuento', title: 'Dscto.', isNumber: true, isOptional: true },
  { key: 'subtotal', title: 'Subtotal', isNumber: true },
];

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '';

/** The columns of the grid: those that every invoice has, and what a line of this one has beyond them. */
export function itemColumns(data: ExtractedData): readonly ItemColumn[] {
  const lines = data.productos ?? [];
  return ITEM_COLUMNS.filter(
    ({ key, isOptional }) => !isOptional || lines.some((line) => !isNothing(line[key])),
  );
}

export interface ItemCell {
  path: string;
  text: string;
  state: FieldState;
  isEmpty: boolean;
}

export const cellPath = (row: number, key: string): string => `productos.${row}.${key}`;

function shown(key: string, value: FieldValue | undefined): string {
  if (typeof value === 'number' && key !== 'cantidad') return formatLineAmount(value);
  return inputText(value ?? null);
}

/** The cells of the grid, row by row. */
export function itemCells(data: ExtractedData, fields: FieldMap): ItemCell[][] {
  const columns = itemColumns(data);
  return (data.productos ?? []).map((product, row) =>
    columns.map(({ key }): ItemCell => {
      const path = cellPath(row, key);
      const value = product[key];
      const isEmpty = isNothing(value);
      return {
        path,
        text: isEmpty ? '—' : shown(key, value),
        state: fields[path]?.state ?? 'leido',
        isEmpty,
      };
    }),
  );
}

interface LinesSum {
  sum: number;
  name: 'subtotal' | 'total';
  amount: number;
  isEqual: boolean;
}

/** What the lines come to beside the subtotal, or beside the total where they have the tax in them; null when nothing is known. */
export function linesSum({ productos, totales }: ExtractedData): LinesSum | null {
  const amounts = (productos ?? []).flatMap(({ subtotal }) => subtotal ?? []);
  const sum = sumAmounts(amounts);
  const sums = (['subtotal', 'total'] as const).flatMap((name) => {
    const amount = totales?.[name];
    return typeof amount === 'number'
      ? [{ sum, name, amount, isEqual: roundCents(amount) === sum }]
      : [];
  });
  if (amounts.length === 0) return null;
  return (
    sums.find(({ isEqual }) => isEqual) ?? sums.find(({ name }) => name === 'subtotal') ?? null
  );
}

/** The values of a row, to bring it back after it was deleted. */
export function itemValues(data: ExtractedData, row: number): Record<string, FieldValue> {
  const entries: [string, unknown][] = Object.entries(data.productos?.[row] ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, FieldValue] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]),
    ),
  );
}

/** Which cell an arrow leads to; it stops at the edges. */
export function neighbour(
  [row, column]: readonly [number, number],
  key: string,
  [rows, columns]: readonly [number, number],
): readonly [number, number] {
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const [down, right] = steps[key] ?? [0, 0];
  const clamp = (value: number, limit: number): number => Math.min(Math.max(0, value), limit - 1);
  return [clamp(row + down, rows), clamp(column + right, columns)];
}
