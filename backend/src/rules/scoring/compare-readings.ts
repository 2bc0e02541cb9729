import type { FieldValue } from '../../contracts/evidence';
import type { FieldComparison } from '../../contracts/runs';
import { sameComprobante } from '../comprobante-number';
import { parseDate } from '../date';
import { centsOf } from '../money';
import { compactText } from '../text-clean';
import { matchRows, type Row } from './match-rows';

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
