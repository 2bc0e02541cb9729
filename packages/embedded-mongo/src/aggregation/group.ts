import { Long } from 'bson';
import { isDoc, type Doc } from '../bson/bson-types';
import { setOwn } from '../bson/paths';
import { compareValues } from '../keys/compare';
import { encodeKey } from '../keys/value-key';
import { MongoError } from '../mongo-error';
import type { Scope } from '../query/scope';
import { readsFields } from './dependencies';
import { evaluate, validateExpression } from './expressions';

/** The result of a group so far, with the value of one document more. */
type Accumulate = (result: unknown, value: unknown) => unknown;

/** Every accumulator that this server offers, with what it gives of nothing. */
const ACCUMULATORS: Readonly<Record<string, { start: unknown; next: Accumulate }>> = {
  $sum: { start: 0, next: (sum, value) => Number(sum) + (numeric(value) ?? 0) },
  $max: {
    start: null,
    next: (best, value) => (compareValues(value ?? null, best) > 0 ? value : best),
  },
};

/** Its number; null when it is none, which `$sum` leaves out. */
export function numeric(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return value instanceof Long ? value.toNumber() : null;
}

interface Field {
  name: string;
  expression: unknown;
  start: unknown;
  next: Accumulate;
}

/** `{total: {$sum: '$amount'}}` */
function parseField(name: string, spec: unknown): Field {
  const entries = isDoc(spec) ? Object.entries(spec) : [];
  const [operator, expression] = entries[0] ?? [];
  if (operator === undefined || !operator.startsWith('$'))
    throw new MongoError(40234, `The field '${name}' must be an accumulator object`);
  if (entries.length !== 1)
    throw new MongoError(40238, `The field '${name}' must specify one accumulator`);
  validateExpression(expression);
  const accumulator = Object.hasOwn(ACCUMULATORS, operator) ? ACCUMULATORS[operator] : undefined;
  if (accumulator) return { name, expression, ...accumulator };
  throw new MongoError(15952, `unknown group operator '${operator}'`);
}

/** `$group`: groups in the order in which they are first met. */
export function groupStage(spec: unknown, scope: Scope): (docs: Iterable<Doc>) => Iterable<Doc> {
  // To count, as drivers do, is the same in every language.
  if (scope.collation && readsFields(spec))
    throw new MongoError(238, '$group with a collation is not supported');
  if (!isDoc(spec)) throw new MongoError(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw new MongoError(15955, 'a group specification must include an _id');
  const { _id: idExpression, ...specs } = spec;
  validateExpression(idExpression);
  const fields = Object.entries(specs).map(([name, field]) => parseField(name, field));
  return function* (docs) {
    const groups = new Map<string, { id: unknown; results: unknown[] }>();
    for (const doc of docs) {
      const id = evaluate(idExpression, doc, scope) ?? null;
      const key = encodeKey(id).toString('latin1');
      let group = groups.get(key);
      if (!group) groups.set(key, (group = { id, results: fields.map(({ start }) => start) }));
      for (const [at, { expression, next }] of fields.entries())
        group.results[at] = next(group.results[at], evaluate(expression, doc, scope));
    }
    for (const { id, results } of groups.values()) {
      const doc: Doc = { _id: id };
      fields.forEach(({ name }, at) => setOwn(doc, name, results[at]));
      yield doc;
    }
  };
}
