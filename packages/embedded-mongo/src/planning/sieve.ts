import { encodeKey } from '../keys/value-key';
import { ALWAYS, conjuncts, type Predicate } from '../query/predicate';
import type { SortField } from '../query/sort';
import type { Index } from '../storage/index-definition';
import { partEnds } from './entry-parts';
import { withId } from './index-order';
import type { Plan } from './planner';
import { partTestOf, type PartTest } from './part-tests';
import { isGiven } from './usable-index';

/** Looks at an index entry before its document is read. */
export interface Sieve {
  /**
   * Null when the document of the entry does not match; else what the document has still to be asked.
   * @param ends where its parts end, at least `depth` of them, when that is known
   */
  restOf(entry: Buffer, ends?: readonly number[] | null): Predicate | null;
  /** How many parts of an entry are looked at. */
  depth: number;
  /** Of the conditions that must all hold those that entries do not tell. */
  open: readonly Predicate[];
}

/** What one entry says of a condition; `ends` are the positions after each of its parts. */
type EntryTest = (entry: Buffer, ends: readonly number[]) => boolean | null;

/**
 * What the entries that a plan reaches tell about a filter. Fields that are an array in some document tell
 * nothing, because an entry stands for one element of it; nor do cut entries.
 */
export function sieveOf({ index, fixed }: Plan, predicate: Predicate): Sieve {
  const all = conjuncts(predicate);
  if (!index || index.cut) return { restOf: () => predicate, open: all, depth: 0 };
  const fields = withId(index.fields);
  const undecided = all.filter(
    (one) => !(index.partial && isGiven(index.partial, one)) && !isFixed(one, index, fixed),
  );
  const tests = undecided.map((one) => entryTestOf(one, fields, index.arrays));
  const known = tests.filter((test) => test !== null);
  const open = undecided.filter((_, at) => tests[at] === null);
  const rest = allOf(open);
  const depth = depthOf(allOf(undecided), fields);
  const restOf: Sieve['restOf'] = (entry, ends = partEnds(entry, fields, depth)) => {
    if (!ends) return predicate;
    let isSure = true;
    for (const test of known) {
      const verdict = test(entry, ends);
      if (verdict === false) return null;
      isSure &&= verdict === true;
    }
    return isSure ? rest : predicate;
  };
  return { restOf: known.length === 0 ? () => rest : restOf, open, depth };
}

/** Whether all entries have the value asked for, because the plan reaches no others. */
function isFixed(one: Predicate, { arrays }: Index, fixed: Plan['fixed']): boolean {
  if (one.kind !== 'field' || one.test.kind !== 'eq' || arrays.includes(one.path)) return false;
  return fixed.get(one.path)?.equals(encodeKey(one.test.value)) === true;
}

function allOf(all: readonly Predicate[]): Predicate {
  return all.length === 0 ? ALWAYS : { kind: 'and', all };
}

/** Null when no entry tells. */
function entryTestOf(
  predicate: Predicate,
  fields: readonly SortField[],
  arrays: readonly string[],
): EntryTest | null {
  if (predicate.kind === 'field') {
    const place = fields.findIndex(({ path }) => path === predicate.path);
    if (place < 0 || arrays.includes(predicate.path)) return null;
    const test = partTestOf(predicate.test, fields[place]?.direction ?? 1);
    return test && atPlace(test, place);
  }
  if (predicate.kind === 'expr' || predicate.kind === 'always') return null;
  const tests = predicate.all.map((one) => entryTestOf(one, fields, arrays));
  return tests.every((test) => test !== null) ? joined(predicate.kind, tests) : null;
}

function atPlace(test: PartTest, place: number): EntryTest {
  return (entry, ends) => test(entry, ends[place] ?? 0, ends[place + 1] ?? 0);
}

function joined(kind: 'and' | 'or', tests: readonly EntryTest[]): EntryTest {
  const decisive = kind === 'or';
  return (entry, ends) => {
    const all = tests.map((test) => test(entry, ends));
    if (all.includes(decisive)) return decisive;
    return all.includes(null) ? null : !decisive;
  };
}

/** How many parts of an entry the filter asks for. */
function depthOf(predicate: Predicate, fields: readonly SortField[]): number {
  if (predicate.kind === 'field')
    return fields.findIndex(({ path }) => path === predicate.path) + 1;
  if (predicate.kind === 'expr' || predicate.kind === 'always') return 0;
  return Math.max(0, ...predicate.all.map((one) => depthOf(one, fields)));
}
