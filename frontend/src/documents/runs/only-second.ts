import type { ExtractedData } from '@contracts/extracted-data';
import type { FieldValue } from '@contracts/evidence';
import type { FieldComparison } from '@contracts/runs';
import { sameReading } from '@rules/scoring/compare-readings';

export type Item = Record<string, FieldValue>;

const CELL = /^productos\.(\d+)\.(\w+)$/;

/** Rows of goods that only the second engine read and the document still has not, in their order. */
export function rowsOnlySecond(
  fields: readonly FieldComparison[],
  { productos = [] }: ExtractedData,
): Item[] {
  const rows = new Map<string, { item: Item; isOnlySecond: boolean }>();
  for (const { path, second, verdict } of fields) {
    const [, index, key] = CELL.exec(path) ?? [];
    if (index === undefined || key === undefined) continue;
    const row = rows.get(index) ?? { item: {}, isOnlySecond: true };
    row.item[key] = second;
    row.isOnlySecond &&= verdict === 'solo_segunda';
    rows.set(index, row);
  }
  const found = [...rows.values()].filter((row) => row.isOnlySecond).map(({ item }) => item);
  return found.filter((item) => !productos.some((row) => isSameRow(item, row)));
}

function isSameRow(item: Item, row: object): boolean {
  const cells = row as Item;
  return Object.entries(item).every(([key, value]) =>
    sameReading(`productos.0.${key}`, value, cells[key] ?? null),
  );
}
