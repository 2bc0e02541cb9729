import { BRACKET, bracketOf } from '../keys/value-key';
import { conjuncts, type Comparison, type Predicate, type Test } from '../query/predicate';
import type { SortField } from '../query/sort';
import { isGiven } from './usable-index';

/**
 * True when index bounds say all that the filter says: equalities on the first `depth` fields and at
 * most one range on the next, nothing else. The documents then need not be looked at.
 * @param partial what holds for all documents of the index
 */
export function isExact(
  predicate: Predicate,
  fields: readonly SortField[],
  depth: number,
  partial: Predicate | null,
): boolean {
  const seen = new Map<string, Test[]>();
  for (const one of conjuncts(predicate)) {
    if (partial && isGiven(partial, one)) continue;
    if (one.kind !== 'field') return false;
    seen.set(one.path, [...(seen.get(one.path) ?? []), one.test]);
  }
  return [...seen].every(([path, tests]) => {
    const at = fields.findIndex((field) => field.path === path);
    if (at < 0 || at > depth) return false;
    return at < depth ? isPoint(tests) : isRange(tests);
  });
}

export type OnField = Extract<Predicate, { kind: 'field' }>;

/** The one condition on a path, if it is on one element of an array and a range says all of it. */
export function elementAt(path: string | undefined, predicate: Predicate): OnField | null {
  const [only, ...others] = conjuncts(predicate).filter(
    (one): one is OnField => one.kind === 'field' && one.path === path,
  );
  if (!only || others.length > 0 || only.segments.length > 1) return null;
  return only.test.kind === 'elemValue' && isRange(only.test.tests) ? only : null;
}

function isPoint(tests: readonly Test[]): boolean {
  const [test] = tests;
  if (!test || tests.length > 1) return false;
  if (test.kind === 'eq') return !Array.isArray(test.value);
  return test.kind === 'in';
}

type RangeTest = Extract<Test, { kind: Comparison }>;

/** NaN stands below all numbers in an index but is not below any in a filter, so a lower end is needed. */
function isRange(tests: readonly Test[]): boolean {
  const ranges = tests.filter(isComparison);
  const lower = ranges.filter(({ kind }) => kind === 'gt' || kind === 'gte');
  if (ranges.length !== tests.length || lower.length > 1 || ranges.length - lower.length > 1)
    return false;
  const brackets = new Set(ranges.map(({ value }) => bracketOf(value)));
  const [bracket] = brackets;
  if (brackets.size !== 1 || bracket === undefined || !PLAIN.has(bracket)) return false;
  if (bracket !== BRACKET.number) return true;
  return lower.length === 1 && !ranges.some(({ value }) => Number.isNaN(value));
}

function isComparison(test: Test): test is RangeTest {
  return ['gt', 'gte', 'lt', 'lte'].includes(test.kind);
}

const PLAIN: ReadonlySet<number> = new Set([
  BRACKET.number,
  BRACKET.string,
  BRACKET.date,
  BRACKET.objectId,
]);
