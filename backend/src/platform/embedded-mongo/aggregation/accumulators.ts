import { Long } from 'bson';
import * as accumulators from 'mingo/operators/accumulator';
import { isDoc, type Doc } from '../bson/bson-types';
import { compareValues } from '../keys/compare';
import { encodeKey } from '../keys/value-key';
import { MongoError } from '../mongo-error';
import { evaluate, expressionOptions, isAccumulator, validateExpression } from './expressions';

/** Takes the documents of one group one after the other. */
export interface Accumulator {
  add(doc: Doc): void;
  result(): unknown;
}

/** A fold over the values of an expression. */
function fold<S>(
  expression: unknown,
  start: S,
  next: (state: S, value: unknown) => S,
  end: (state: S) => unknown = (state) => state,
): Accumulator {
  let state = start;
  return {
    add: (doc) => {
      state = next(state, evaluate(expression, doc));
    },
    result: () => end(state),
  };
}

function numeric(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return value instanceof Long ? value.toNumber() : null;
}

const present = (value: unknown): boolean => value !== undefined && value !== null;

function extreme(expression: unknown, sign: 1 | -1): Accumulator {
  return fold<unknown>(expression, null, (best, value) => {
    if (!present(value)) return best;
    return !present(best) || compareValues(value, best) * sign < 0 ? value : best;
  });
}

function average(expression: unknown): Accumulator {
  return fold(
    expression,
    { sum: 0, count: 0 },
    (state, value) => {
      const number = numeric(value);
      return number === null ? state : { sum: state.sum + number, count: state.count + 1 };
    },
    ({ sum, count }) => (count === 0 ? null : sum / count),
  );
}

function addToSet(expression: unknown): Accumulator {
  return fold(
    expression,
    new Map<string, unknown>(),
    (set, value) =>
      value === undefined ? set : set.set(encodeKey(value).toString('latin1'), value),
    (set) => [...set.values()],
  );
}

function first(expression: unknown): Accumulator {
  return fold<{ value: unknown } | null>(
    expression,
    null,
    (state, value) => state ?? { value: value ?? null },
    (state) => state?.value ?? null,
  );
}

function push(expression: unknown): Accumulator {
  return fold<unknown[]>(expression, [], (list, value) => {
    if (value !== undefined) list.push(value);
    return list;
  });
}

const OWN: Readonly<Record<string, (expression: unknown) => Accumulator>> = {
  $sum: (expression) => fold(expression, 0, (sum, value) => sum + (numeric(value) ?? 0)),
  $avg: average,
  $min: (expression) => extreme(expression, 1),
  $max: (expression) => extreme(expression, -1),
  $first: first,
  $last: (expression) => fold<unknown>(expression, null, (_last, value) => value ?? null),
  $push: push,
  $addToSet: addToSet,
  $count: () => fold(null, 0, (count) => count + 1),
};

/** An accumulator of the package, over the group's documents held until its end. */
function buffered(name: string, expression: unknown): Accumulator {
  const docs: Doc[] = [];
  const operators: Readonly<Record<string, (...args: never[]) => unknown>> = accumulators;
  return {
    add: (doc) => void docs.push(doc),
    result: () => {
      const args = [docs, expression, expressionOptions()];
      const value: unknown = Reflect.apply(operators[name] ?? fail, null, args);
      return value;
    },
  };
}

function fail(): never {
  throw new MongoError(1, 'the accumulator disappeared');
}

/** Parses `{total: {$sum: '$amount'}}` into a maker of accumulators, one a group. */
export function parseAccumulator(field: string, spec: unknown): () => Accumulator {
  const entries = isDoc(spec) ? Object.entries(spec) : [];
  const [name, expression] = entries[0] ?? [];
  if (name === undefined || !name.startsWith('$'))
    throw new MongoError(40234, `The field '${field}' must be an accumulator object`);
  if (entries.length !== 1)
    throw new MongoError(40238, `The field '${field}' must specify one accumulator`);
  validateExpression(expression);
  const own = Object.hasOwn(OWN, name) ? OWN[name] : undefined;
  if (own) return () => own(expression);
  if (isAccumulator(name)) return () => buffered(name, expression);
  throw new MongoError(15952, `unknown group operator '${name}'`);
}
