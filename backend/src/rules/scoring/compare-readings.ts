import type { FieldValue } from '../../contracts/evidence';
import type { FieldComparison } from '../../contracts/runs';
import { sameComprobante } from '../comprobante-number';
import { parseDate } from '../date';
import { centsOf } from '../money';
import { compactText } from '../text-clean';

/** A row of a list with its values by key. */
interface Row {
  index: number;
  cells: ReadonlyMap<string, FieldValue>;
}

type IsSame = (key: string, first: FieldValue, second: FieldValue) => boolean;

/** How far a cell that is the same tells a row from the others: half of a list may be «1» of «NIU». */
const TELLING: Readonly<Record<string, number>> = {
  codigo: 4,
  descripcion: 4,
  numero: 4,
  cci: 4,
  subtotal: 3,
  precio_unitario: 2,
};
const OTHERWISE = 0.5;
/** Less in common is chance. */
const LEAST = 2;

/**
 * Index of the second reading's row -> index of the same row in the first one: by what they say, wherever they
 * stand, the surest pairs first and of equal ones those that stand nearest. Rows of which nothing agrees are the
 * same only at the same place.
 */
function matchRows(
  first: readonly Row[],
  second: readonly Row[],
  isSame: IsSame,
): Map<number, number> {
  const matches = new Map<number, number>();
  const taken = new Set<number>();
  const take = (one: Row, other: Row): void => {
    if (taken.has(one.index) || matches.has(other.index)) return;
    matches.set(other.index, one.index);
    taken.add(one.index);
  };
  for (const { one, other } of pairsBySureness(first, second, isSame)) take(one, other);
  for (const other of second) {
    const one = first.find(({ index }) => index === other.index);
    if (one) take(one, other);
  }
  return matches;
}

function pairsBySureness(first: readonly Row[], second: readonly Row[], isSame: IsSame) {
  const pairs = first.flatMap((one) =>
    second.map((other) => ({
      one,
      other,
      common: inCommon(one, other, isSame),
      away: Math.abs(one.index - other.index),
    })),
  );
  return pairs
    .filter(({ common }) => common >= LEAST)
    .sort((a, b) => b.common - a.common || a.away - b.away || a.one.index - b.one.index);
}

function inCommon(first: Row, second: Row, isSame: IsSame): number {
  let sum = 0;
  for (const [key, value] of first.cells) {
    const other = second.cells.get(key);
    if (other !== undefined && isSame(key, value, other)) sum += TELLING[key] ?? OTHERWISE;
  }
  return sum;
}

/** What an engine read, by dotted path; null where it found nothing. */
export type ReadingValues = ReadonlyMap<string, FieldValue>;

/** A row of a list: `productos.0.cantidad` -> list, index, key. */
const CELL = /^(?<list>[^.]+)\.(?<index>\d+)\.(?<key>.+)$/;

/**
 * Whether two engines read the same: amounts to the cent, dates by the day they mean, numbers of
 * comprobantes without their padding, texts without case, accents and signs.
 */
export function sameReading(path: string, first: FieldValue, second: FieldValue): boolean {
  if (first === null || second === null) return first === second;
  if (typeof first === 'number' || typeof second === 'number') {
    const cents = centsOf(first);
    return cents !== null && cents === centsOf(second);
  }
  const [one, other] = [String(first), String(second)];
  if (/(?:^|[._])fecha/.test(path)) {
    const day = parseDate(one);
    if (day !== null) return day === parseDate(other);
  }
  if (path === 'documento.numero' && sameComprobante(one, other)) return true;
  return compactText(one) === compactText(other) && (compactText(one) !== '' || one === other);
}

/**
 * For each path of the second reading the path of the same field in the first one. Rows are matched by
 * what they say, because an engine may miss a row, see one more, or tell them in another order; a row that the
 * first reading has not gets an index behind its last.
 */
export function alignedPaths(first: ReadingValues, second: ReadingValues): Map<string, string> {
  const ofFirst = rowsByList(first);
  const moved = new Map<string, string>();
  for (const [list, rows] of rowsByList(second)) {
    const others = ofFirst.get(list) ?? [];
    const matches = matchRows(others, rows, (key, one, other) =>
      sameReading(`${list}.0.${key}`, one, other),
    );
    let next = Math.max(-1, ...others.map(({ index }) => index)) + 1;
    for (const row of rows)
      moved.set(`${list}.${row.index}`, `${list}.${matches.get(row.index) ?? next++}`);
  }
  const aligned = (path: string): string => {
    const { list, index, key } = CELL.exec(path)?.groups ?? {};
    return list === undefined ? path : `${moved.get(`${list}.${index}`)}.${key}`;
  };
  return new Map([...second.keys()].map((path) => [path, aligned(path)]));
}

/** Paths whose value a rule made of others, of each reading. */
export interface Computed {
  first: ReadonlySet<string>;
  second: ReadonlySet<string>;
}

const NOTHING_COMPUTED: Computed = { first: new Set(), second: new Set() };

/**
 * Field by field in the order of the first reading; what neither found is left out. What a rule made of other
 * fields says whether two readings agree, never that they differ: that difference is listed where it was read.
 */
export function compareReadings(
  first: ReadingValues,
  second: ReadingValues,
  computed: Computed = NOTHING_COMPUTED,
): FieldComparison[] {
  const aligned = alignedPaths(first, second);
  const seconds = new Map(
    [...second].map(([path, value]) => {
      return [aligned.get(path) ?? path, { value, isComputed: computed.second.has(path) }];
    }),
  );
  const paths = [...new Set([...first.keys(), ...seconds.keys()])];
  return paths.flatMap((path) => {
    const { value = null, isComputed = false } = seconds.get(path) ?? {};
    const found = first.get(path) ?? null;
    const isSame = sameReading(path, found, value);
    const one = computed.first.has(path) && !isSame ? null : found;
    const other = isComputed && !isSame ? null : value;
    if (isNothing(one) && isNothing(other)) return [];
    return [{ path, first: one, second: other, verdict: verdictOf(path, one, other) }];
  });
}

/** An amount of zero says what no amount says. */
const isNothing = (value: FieldValue): boolean =>
  value === null || value === '' || value === 0 || (typeof value === 'string' && ZERO.test(value));

const ZERO = /^0+(?:[.,]0+)?$/;

function verdictOf(
  path: string,
  first: FieldValue,
  second: FieldValue,
): FieldComparison['verdict'] {
  if (second === null) return 'solo_primera';
  if (first === null) return 'solo_segunda';
  return sameReading(path, first, second) ? 'igual' : 'distinto';
}

function rowsByList(values: ReadingValues): Map<string, Row[]> {
  const lists = new Map<string, Map<number, Map<string, FieldValue>>>();
  for (const [path, value] of values) {
    const { list, index, key } = CELL.exec(path)?.groups ?? {};
    if (list === undefined || key === undefined || value === null) continue;
    const rows = lists.get(list) ?? new Map<number, Map<string, FieldValue>>();
    const cells = rows.get(Number(index)) ?? new Map<string, FieldValue>();
    lists.set(list, rows.set(Number(index), cells.set(key, value)));
  }
  const inOrder = (rows: Map<number, Row['cells']>): Row[] =>
    [...rows].map(([index, cells]) => ({ index, cells })).sort((a, b) => a.index - b.index);
  return new Map([...lists].map(([list, rows]) => [list, inOrder(rows)]));
}
