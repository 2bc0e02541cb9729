import { Long, Timestamp } from 'bson';
import { isDoc, typeName } from '../bson/bson-types';
import { formatValue } from '../format-value';
import { compareValues } from '../keys/compare';
import { MongoError } from '../mongo-error';
import { calculate, isNumeric, type Operation } from './arithmetic';
import { describeId, setAt, unsetAt, valueAt } from './element-path';
import type { UpdateTarget } from './update-types';

/** Applies one operator at one concrete path of the target's document. */
export type ApplyOperator = (
  target: UpdateTarget,
  segments: readonly string[],
  argument: unknown,
) => void;

export const set: ApplyOperator = (target, segments, argument) =>
  setAt(target.doc, segments, argument);

export const setOnInsert: ApplyOperator = (target, segments, argument) => {
  if (target.isInsert) setAt(target.doc, segments, argument);
};

export const unset: ApplyOperator = (target, segments) => unsetAt(target.doc, segments);

const arithmetic =
  (operation: Operation, name: string): ApplyOperator =>
  (target, segments, argument) => {
    const path = segments.join('.');
    if (!isNumeric(argument))
      throw new MongoError(
        14,
        `Cannot ${operation === 'add' ? 'increment' : 'multiply'} with non-numeric argument: {${path}: ${formatValue(argument)}}`,
      );
    const current = valueAt(target.doc, segments);
    if (current !== undefined && !isNumeric(current))
      throw new MongoError(
        14,
        `Cannot apply ${name} to a value of non-numeric type. ${describeId(target.doc)} has the field '${segments.at(-1) ?? ''}' of non-numeric type ${typeName(current)}`,
      );
    setAt(
      target.doc,
      segments,
      current === undefined
        ? missingResult(operation, argument)
        : calculate(operation, current, argument),
    );
  };

function missingResult(operation: Operation, argument: unknown): unknown {
  if (operation === 'add') return argument;
  return argument instanceof Long ? Long.ZERO : 0;
}

export const inc = arithmetic('add', '$inc');
export const mul = arithmetic('multiply', '$mul');

const extreme =
  (sign: 1 | -1): ApplyOperator =>
  (target, segments, argument) => {
    const current = valueAt(target.doc, segments);
    if (
      current === undefined ||
      compareValues(argument, current, target.scope.collation) * sign < 0
    )
      setAt(target.doc, segments, argument);
  };

export const min = extreme(1);
export const max = extreme(-1);

export const currentDate: ApplyOperator = (target, segments, argument) => {
  const type = isDoc(argument) ? argument['$type'] : argument === true ? 'date' : undefined;
  if (type === 'date') setAt(target.doc, segments, target.now);
  else if (type === 'timestamp') setAt(target.doc, segments, timestamp(target.now));
  else if (typeof argument === 'boolean') setAt(target.doc, segments, target.now);
  else
    throw new MongoError(
      2,
      `${typeName(argument)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    );
};

function timestamp(now: Date): Timestamp {
  return new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
}

export const rename: ApplyOperator = (target, segments, argument) => {
  const destination = String(argument).split('.');
  refuseArrays(target, segments, 'source');
  refuseArrays(target, destination, 'destination');
  const value = valueAt(target.doc, segments);
  if (value === undefined) return;
  unsetAt(target.doc, segments);
  setAt(target.doc, destination, value);
};

function refuseArrays(target: UpdateTarget, segments: readonly string[], end: string): void {
  segments.slice(0, -1).reduce<unknown>((holder, segment) => {
    const value = valueAt(holder, [segment]);
    if (Array.isArray(value))
      throw new MongoError(
        2,
        `The ${end} field cannot be an array element, '${segments.join('.')}' in doc with ${describeId(target.doc)} has an array field called '${segment}'`,
      );
    return value;
  }, target.doc);
}
