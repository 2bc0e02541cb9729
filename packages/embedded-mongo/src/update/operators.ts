import { Decimal128, Long } from 'bson';
import { isDoc, isList, typeName } from '../bson/bson-types';
import { formatValue } from '../format-value';
import { equalValues } from '../keys/compare';
import { MongoError } from '../mongo-error';
import { matches } from '../query/match';
import { isOperators, parseFilter } from '../query/parse-filter';
import type { Scope } from '../query/scope';
import { arrayAt, describeId, setAt, unsetAt, valueAt } from './element-path';
import type { UpdateTarget } from './expand-path';

/** Applies one operator at one concrete path of the target's document. */
type ApplyOperator = (target: UpdateTarget, segments: readonly string[], argument: unknown) => void;

const set: ApplyOperator = ({ doc }, segments, argument) => setAt(doc, segments, argument);

const inc: ApplyOperator = ({ doc }, segments, argument) => {
  if (!isNumeric(argument))
    throw new MongoError(
      14,
      `Cannot increment with non-numeric argument: {${segments.join('.')}: ${formatValue(argument)}}`,
    );
  const current = valueAt(doc, segments);
  if (current !== undefined && !isNumeric(current))
    throw new MongoError(
      14,
      `Cannot apply $inc to a value of non-numeric type. ${describeId(doc)} has the field '${segments.at(-1) ?? ''}' of non-numeric type ${typeName(current)}`,
    );
  setAt(doc, segments, current === undefined ? argument : sum(current, argument));
};

function isNumeric(value: unknown): value is number | Long | Decimal128 {
  return typeof value === 'number' || value instanceof Long || value instanceof Decimal128;
}

/** Whole numbers stay whole and become 64-bit when they must. */
function sum(a: number | Long | Decimal128, b: number | Long | Decimal128): number | Long {
  if (a instanceof Decimal128 || b instanceof Decimal128)
    throw new MongoError(238, 'arithmetic with Decimal128 is not supported by this server');
  if (!isWhole(a) || !isWhole(b)) return Number(a) + Number(b);
  const result = BigInt(a.toString()) + BigInt(b.toString());
  if (BigInt.asIntN(32, result) === result) return Number(result);
  if (BigInt.asIntN(64, result) === result) return Long.fromBigInt(result);
  throw new MongoError(
    2,
    `Failed to apply $inc operations to current value ((${typeName(a)})${a.toString()}): the result exceeds 64 bits`,
  );
}

function isWhole(value: number | Long): boolean {
  return value instanceof Long || (Number.isSafeInteger(value) && !Object.is(value, -0));
}

const push: ApplyOperator = ({ doc }, segments, argument) => {
  const added = pushed(argument);
  const array = arrayAt(
    doc,
    segments,
    (type) =>
      new MongoError(
        2,
        `The field '${segments.join('.')}' must be an array but is of type ${type} in document ${describeId(doc)}`,
      ),
  );
  setAt(doc, segments, [...(array ?? []), ...added]);
};

function pushed(argument: unknown): readonly unknown[] {
  if (!isDoc(argument) || !('$each' in argument)) return [argument];
  const { $each: each, ...others } = argument;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new MongoError(2, `Unrecognized clause in $push: ${unknown}`);
  if (isList(each)) return each;
  throw new MongoError(
    2,
    `The argument to $each in $push must be an array but it was of type: ${typeName(each)}`,
  );
}

const pull: ApplyOperator = ({ doc, scope }, segments, argument) => {
  const isPulled = pullCondition(argument, scope);
  const array = arrayAt(
    doc,
    segments,
    () => new MongoError(2, 'Cannot apply $pull to a non-array value'),
  );
  if (!array) return;
  const kept = array.filter((element) => !isPulled(element));
  setAt(doc, segments, kept);
};

/** `$pull` takes a value, operators on the element, or a filter on its fields. */
function pullCondition(argument: unknown, scope: Scope): (element: unknown) => boolean {
  if (!isDoc(argument)) return (element) => equalValues(element, argument, scope.collation);
  const isOfElement = isOperators(argument);
  const predicate = parseFilter(isOfElement ? { element: argument } : argument, scope);
  return (element) =>
    isOfElement ? matches(predicate, { element }) : isDoc(element) && matches(predicate, element);
}

/** Every update operator that this server offers. */
export const OPERATORS: Readonly<Record<string, ApplyOperator>> = {
  $set: set,
  $setOnInsert: (target, segments, argument) => {
    if (target.isInsert) set(target, segments, argument);
  },
  $unset: ({ doc }, segments) => unsetAt(doc, segments),
  $inc: inc,
  $push: push,
  $pull: pull,
};
