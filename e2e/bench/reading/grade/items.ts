import type { FieldMap } from '../../../../backend/src/contracts/evidence';
import type { ProductoData } from '../../../../backend/src/contracts/extracted-data';
import type { GradedField } from './fields';
import { sameAmount, similarity } from './normal';

export interface GradedItems {
  /** Rows that agree in description, quantity and amount. */
  found: number;
  wanted: number;
  read: number;
  cells: GradedField[];
  missed: ProductoData[];
}

/** How alike descriptions must be, and how alike at least to be of the same row at all. */
const ALIKE = 0.8;
const SAME_ROW = 0.5;

const CELLS = ['cantidad', 'precio_unitario', 'descuento', 'subtotal'] as const;

const fits = (want: number | null | undefined, got: unknown): boolean =>
  want === null || want === undefined || sameAmount(want, got);

/** Between 0 and 2; 0 when the rows have too little in common. */
function kinship(want: ProductoData, got: ProductoData): number {
  const words = similarity(want.descripcion ?? '', got.descripcion ?? '');
  if (words < SAME_ROW) return 0;
  return (
    words +
    (fits(want.cantidad, got.cantidad) ? 0.5 : 0) +
    (fits(want.subtotal, got.subtotal) ? 0.5 : 0)
  );
}

function isFound(want: ProductoData, got: ProductoData): boolean {
  return (
    similarity(want.descripcion ?? '', got.descripcion ?? '') >= ALIKE &&
    fits(want.cantidad, got.cantidad) &&
    fits(want.subtotal, got.subtotal)
  );
}

interface Pair {
  want: number;
  got: number;
  kin: number;
}

/**
 * Index of the read row for each printed one; -1 for none. Each read row is taken once, by the printed row
 * that it is most like: the same thing may be sold in several rows.
 */
function aligned(truth: readonly ProductoData[], read: readonly ProductoData[]): number[] {
  const pairs = truth.flatMap((one, want) =>
    read.map((other, got): Pair => ({ want, got, kin: kinship(one, other) })),
  );
  const rows = truth.map(() => -1);
  const taken = new Set<number>();
  for (const { want, got } of pairs.filter(({ kin }) => kin > 0).sort((a, b) => b.kin - a.kin)) {
    if (rows[want] !== -1 || taken.has(got)) continue;
    rows[want] = got;
    taken.add(got);
  }
  return rows;
}

export function gradeItems(
  truth: readonly ProductoData[],
  read: readonly ProductoData[],
  fields: FieldMap,
): GradedItems {
  const rows = aligned(truth, read);
  const pairs = truth.map((want, at) => ({ want, row: rows[at] ?? -1, got: read[rows[at] ?? -1] }));
  const found = pairs.filter(({ want, got }) => got && isFound(want, got));
  const cells = pairs.flatMap(({ want, row, got }) =>
    CELLS.flatMap((key): GradedField[] => {
      if (!got || want[key] === null || want[key] === undefined) return [];
      const path = `productos.${row}.${key}`;
      const { state = null, confidence = null } = fields[path] ?? {};
      return [
        {
          path,
          want: want[key],
          got: got[key],
          isRight: sameAmount(want[key], got[key]),
          state,
          confidence,
        },
      ];
    }),
  );
  const missed = pairs.filter((pair) => !found.includes(pair)).map(({ want }) => want);
  return { found: found.length, wanted: truth.length, read: read.length, cells, missed };
}

/** Harmonic mean of how many of the printed rows were found and how many of the read ones are right. */
export function f1(graded: readonly Pick<GradedItems, 'found' | 'wanted' | 'read'>[]): number {
  const sum = (key: 'found' | 'wanted' | 'read') => graded.reduce((all, one) => all + one[key], 0);
  return (2 * sum('found')) / Math.max(1, sum('wanted') + sum('read'));
}
