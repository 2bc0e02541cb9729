import { Long } from 'bson';
import * as accumulators from 'mingo/operators/accumulator';
import { isDoc, type Doc } from '../bson/bson-types';
import { compareValues } from '../keys/compare';
import { KeyNames } from '../keys/key-names';
import { MongoError } from '../mongo-error';
import type { Scope } from '../query/scope';
import {
  evaluate,
  expressionOptions,
  isAccumulator,
  refuseCollated,
  validateExpression,
} from './expressions';

/** Takes the documents of one group one after the other. */
export interface Accumulator {
  add(doc: Doc): void;
  result(): unknown;
}

/** An expression and what stands around it. */
interface Source {
  expression: unknown;
  scope: Scope;
}

/** A fold over the values of an expression. */
function fold<S>(
  { expression, scope }: Source,
  start: S,
  next: (state: S, value: unknown) => S,
  end: (state: S) => unknown = (state) => state,
): Accumulator {
  let state = start;
  return {
    add: (doc) => {
      state = next(state, evaluate(expression, doc, scope));
    },
    result: () => end(state),
  };
}

/** Its number; null when it is none, which `$sum` leaves out. */
export function numeric(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return value instanceof Long ? value.toNumber() : null;
}

const present = (value: unknown): boolean => value !== undefined && value !== null;

function extreme(source: Source, sign: 1 | -1): Accumulator {
  const { collation } = source.scope;
  return fold<unknown>(source, null, (best, value) => {
    if (!present(value)) return best;
    return !present(best) || compareValues(value, best, collation) * sign < 0 ? value : best;
  });
}

function average(source: Source): Accumulator {
  return fold(
    source,
    { sum: 0, count: 0 },
    (state, value) => {
      const number = numeric(value);
      return number === null ? state : { sum: state.sum + number, count: state.count + 1 };
    },
    ({ sum, count }) => (count === 0 ? null : sum / count),
  );
}

function addToSet(source: Source): Accumulator {
  const names = new KeyNames(source.scope.collation);
  return fold(
    source,
    new Map<string, unknown>(),
    (set, value) => (value === undefined ? set : set.set(names.nameOf(value), value)),
    (set) => [...set.values()],
  );
}

function first(source: Source): Accumulator {
  return fold<{ value: unknown } | null>(
    source,
    null,
    (state, value) => state ?? { value: value ?? null },
    (state) => state?.value ?? null,
  );
}

function push(source: Source): Accumulator {
  return fold<unknown[]>(source, [], (list, value) => {
    if (value !== undefined) list.push(value);
    return list;
  });
}

const OWN: Readonly<Record<string, (source: Source) => Accumulator>> = {
  $sum: (source) => fold(source, 0, (sum, value) => sum + (numeric(value) ?? 0)),
  $avg: average,
  $min: (source) => extreme(source, 1),
  $max: (source) => extreme(source, -1),
  $first: first,
  $last: (source) => fold<unknown>(source, null, (_last, value) => value ?? null),
  $push: push,
  $addToSet: addToSet,
  $count: ({ scope }) => fold({ expression: null, scope }, 0, (count) => count + 1),
};

/** An accumulator of the package, over the group's documents held until its end. */
function buffered(name: string, { expression, scope }: Source): Accumulator {
  const docs: Doc[] = [];
  const operators: Readonly<Record<string, (...args: never[]) => unknown>> = accumulators;
  return {
    add: (doc) => void docs.push(doc),
    result: () => {
      const args = [docs, expression, expressionOptions(scope)];
      const value: unknown = Reflect.apply(operators[name] ?? fail, null, args);
      return value;
    },
  };
}

function fail(): never {
  throw new MongoError(1, 'the accumulator disappeared');
}

/** Parses `{total: {$sum: '$amount'}}` into a maker of accumulators, one a group. */
export function parseAccumulator(field: string, spec: unknown, scope: Scope): () => Accumulator {
  const entries = isDoc(spec) ? Object.entries(spec) : [];
  const [name, expression] = entries[0] ?? [];
  if (name === undefined || !name.startsWith('$'))
    throw new MongoError(40234, `The field '${field}' must be an accumulator object`);
  if (entries.length !== 1)
    throw new MongoError(40238, `The field '${field}' must specify one accumulator`);
  validateExpression(expression, scope);
  const source: Source = { expression, scope };
  const own = Object.hasOwn(OWN, name) ? OWN[name] : undefined;
  if (own) return () => own(source);
  refuseCollated(name, scope);
  if (isAccumulator(name)) return () => buffered(name, source);
  throw new MongoError(15952, `unknown group operator '${name}'`);
}
