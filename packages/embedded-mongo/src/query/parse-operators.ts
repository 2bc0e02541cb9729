import { isDoc, typeName, type Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import { parseBits, parseMod, parseSize, parseType } from './parse-scalars';
import { compilePattern, isPattern } from './patterns';
import type { Predicate, Test } from './predicate';

type ParseFilter = (filter: Doc) => Predicate;
type Parser = (value: unknown, whole: Doc, parseFilter: ParseFilter) => Test[];

const NOT_OFFERED = new Set([
  '$near',
  '$nearSphere',
  '$geoWithin',
  '$geoIntersects',
  '$within',
  '$minDistance',
  '$maxDistance',
]);

const comparison =
  (kind: 'gt' | 'gte' | 'lt' | 'lte'): Parser =>
  (value) => {
    if (isPattern(value))
      throw new MongoError(2, `Can't have RegEx as arg to predicate over field`);
    return [{ kind, value }];
  };

const PARSERS: Readonly<Record<string, Parser>> = {
  $eq: (value) => [{ kind: 'eq', value }],
  $ne: (value) => [{ kind: 'not', tests: [parseNe(value)] }],
  $gt: comparison('gt'),
  $gte: comparison('gte'),
  $lt: comparison('lt'),
  $lte: comparison('lte'),
  $in: (value) => [parseIn('$in', value)],
  $nin: (value) => [{ kind: 'not', tests: [parseIn('$nin', value)] }],
  $exists: (value) => [{ kind: 'exists', wanted: isTruthy(value) }],
  $type: (value) => [parseType(value)],
  $regex: (value, whole) => [parseRegex(value, whole['$options'])],
  $options: (_value, whole) => {
    if (!('$regex' in whole)) throw new MongoError(2, '$options needs a $regex');
    return [];
  },
  $mod: (value) => [parseMod(value)],
  $size: (value) => [parseSize(value)],
  $all: (value, _whole, parseFilter) => [parseAll(value, parseFilter)],
  $elemMatch: (value, _whole, parseFilter) => [parseElemMatch(value, parseFilter)],
  $not: (value, _whole, parseFilter) => [parseNot(value, parseFilter)],
  $bitsAllSet: (value) => [parseBits('allSet', value)],
  $bitsAllClear: (value) => [parseBits('allClear', value)],
  $bitsAnySet: (value) => [parseBits('anySet', value)],
  $bitsAnyClear: (value) => [parseBits('anyClear', value)],
};

/** Parses `{$gt: 1, $lt: 5}`: each operator one test, all of which must hold. */
export function parseOperators(path: string, operators: Doc, parseFilter: ParseFilter): Test[] {
  return Object.entries(operators).flatMap(([operator, value]) => {
    const parser = Object.hasOwn(PARSERS, operator) ? PARSERS[operator] : undefined;
    if (parser) return parser(value, operators, parseFilter);
    if (NOT_OFFERED.has(operator))
      throw new MongoError(238, `${operator} is not supported by this server`);
    throw new MongoError(2, `unknown operator: ${operator} on field '${path}'`);
  });
}

function isTruthy(value: unknown): boolean {
  return value !== false && value !== 0 && value !== null && value !== undefined;
}

function parseNe(value: unknown): Test {
  if (isPattern(value)) throw new MongoError(2, "Can't have regex as arg to $ne.");
  return { kind: 'eq', value };
}

function parseIn(operator: string, value: unknown): Test {
  if (!Array.isArray(value)) throw new MongoError(2, `${operator} needs an array`);
  if (value.some((one) => isDoc(one) && Object.keys(one)[0]?.startsWith('$') && !('$ref' in one)))
    throw new MongoError(2, `cannot nest $ under ${operator}`);
  return {
    kind: 'in',
    values: value.filter((one) => !isPattern(one)),
    patterns: value.filter(isPattern).map((one) => compilePattern(one)),
  };
}

function parseRegex(value: unknown, options: unknown): Test {
  if (typeof value !== 'string' && !isPattern(value))
    throw new MongoError(2, '$regex has to be a string');
  if (options !== undefined && typeof options !== 'string')
    throw new MongoError(2, '$options has to be a string');
  return { kind: 'regex', pattern: compilePattern(value, options) };
}

function parseAll(value: unknown, parseFilter: ParseFilter): Test {
  if (!Array.isArray(value)) throw new MongoError(2, '$all needs an array');
  const tests = value.map((one): Test => {
    if (isPattern(one)) return { kind: 'regex', pattern: compilePattern(one) };
    if (isDoc(one) && '$elemMatch' in one) return parseElemMatch(one['$elemMatch'], parseFilter);
    if (isDoc(one) && Object.keys(one)[0]?.startsWith('$'))
      throw new MongoError(2, 'no $ expressions in $all');
    return { kind: 'eq', value: one };
  });
  return { kind: 'all', tests };
}

function parseElemMatch(value: unknown, parseFilter: ParseFilter): Test {
  if (!isDoc(value)) throw new MongoError(2, '$elemMatch needs an Object');
  const first = Object.keys(value)[0];
  const isValueForm =
    first !== undefined &&
    Object.hasOwn(PARSERS, first) &&
    !['$and', '$or', '$nor'].includes(first);
  if (isValueForm) return { kind: 'elemValue', tests: parseOperators('', value, parseFilter) };
  return { kind: 'elemMatch', predicate: parseFilter(value) };
}

function parseNot(value: unknown, parseFilter: ParseFilter): Test {
  if (isPattern(value))
    return { kind: 'not', tests: [{ kind: 'regex', pattern: compilePattern(value) }] };
  if (!isDoc(value))
    throw new MongoError(2, `$not needs a regex or a document, not ${typeName(value)}`);
  if (Object.keys(value).length === 0) throw new MongoError(2, '$not cannot be empty');
  return { kind: 'not', tests: parseOperators('', value, parseFilter) };
}
