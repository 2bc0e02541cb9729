import { isDoc, typeName, type Doc } from '../bson/bson-types';
import { equalValues } from '../keys/compare';
import { MongoError } from '../mongo-error';
import { matches } from '../query/match';
import { parseFilter } from '../query/parse-filter';
import { isPattern } from '../query/patterns';
import type { Scope } from '../query/scope';
import { arrayAt, describeId, setAt } from './element-path';
import type { ApplyOperator } from './field-operators';
import { parsePush } from './push-clauses';

export const push: ApplyOperator = (target, segments, argument) => {
  const clauses = parsePush(argument, target.scope.collation);
  const array = arrayAt(
    target.doc,
    segments,
    (type) =>
      new MongoError(
        2,
        `The field '${segments.join('.')}' must be an array but is of type ${type} in document ${describeId(target.doc)}`,
      ),
  );
  setAt(target.doc, segments, clauses.apply(array ?? []));
};

export const addToSet: ApplyOperator = (target, segments, argument) => {
  const array = arrayAt(
    target.doc,
    segments,
    (type) =>
      new MongoError(
        2,
        `Cannot apply $addToSet to non-array field. Field named '${segments.at(-1) ?? ''}' has non-array type ${type}`,
      ),
  );
  const result = [...(array ?? [])];
  for (const value of valuesToAdd(argument))
    if (!result.some((one) => equalValues(one, value, target.scope.collation))) result.push(value);
  setAt(target.doc, segments, result);
};

function valuesToAdd(argument: unknown): unknown[] {
  if (!isDoc(argument) || Object.keys(argument)[0] !== '$each') return [argument];
  const each = argument['$each'];
  if (!Array.isArray(each))
    throw new MongoError(
      14,
      `The argument to $each in $addToSet must be an array but it was of type ${typeName(each)}`,
    );
  const other = Object.keys(argument)[1];
  if (other !== undefined)
    throw new MongoError(2, `Found unexpected fields after $each in $addToSet: ${other}`);
  return each;
}

export const pop: ApplyOperator = (target, segments, argument) => {
  if (argument !== 1 && argument !== -1)
    throw new MongoError(9, `$pop expects 1 or -1, found: ${String(argument)}`);
  const array = arrayAt(
    target.doc,
    segments,
    (type) =>
      new MongoError(
        14,
        `Path '${segments.join('.')}' contains an element of non-array type '${type}'`,
      ),
  );
  if (array) setAt(target.doc, segments, argument === 1 ? array.slice(0, -1) : array.slice(1));
};

export const pull: ApplyOperator = (target, segments, argument) => {
  const isPulled = pullCondition(argument, target.scope);
  const array = arrayAt(
    target.doc,
    segments,
    () => new MongoError(2, 'Cannot apply $pull to a non-array value'),
  );
  if (array)
    setAt(
      target.doc,
      segments,
      array.filter((element) => !isPulled(element)),
    );
};

/** `$pull` takes a value, a pattern, operators on the element, or a filter on its fields. */
function pullCondition(argument: unknown, scope: Scope): (element: unknown) => boolean {
  if (isPattern(argument) || (isDoc(argument) && isOperators(argument))) {
    const predicate = parseFilter({ element: argument }, scope);
    return (element) => matches(predicate, { element });
  }
  if (!isDoc(argument)) return (element) => equalValues(element, argument, scope.collation);
  const predicate = parseFilter(argument, scope);
  return (element) => isDoc(element) && matches(predicate, element);
}

function isOperators(argument: Doc): boolean {
  const first = Object.keys(argument)[0] ?? '';
  return first.startsWith('$') && !['$and', '$or', '$nor'].includes(first);
}

export const pullAll: ApplyOperator = (target, segments, argument) => {
  if (!Array.isArray(argument))
    throw new MongoError(
      2,
      `$pullAll requires an array argument but was given a ${typeName(argument)}`,
    );
  const array = arrayAt(
    target.doc,
    segments,
    () => new MongoError(2, 'Cannot apply $pullAll to a non-array value'),
  );
  if (!array) return;
  const { collation } = target.scope;
  const kept = array.filter(
    (element) => !argument.some((one) => equalValues(one, element, collation)),
  );
  setAt(target.doc, segments, kept);
};
