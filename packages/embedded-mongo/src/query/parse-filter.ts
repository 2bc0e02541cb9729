import { BSONRegExp } from 'bson';
import { validateExpression } from '../aggregation/expressions';
import { isDoc, TYPE_NAMES, type Doc } from '../bson/bson-types';
import { splitPath } from '../bson/paths';
import type { Collation } from '../keys/collation';
import { MongoError } from '../mongo-error';
import { ALWAYS, type Comparison, type Predicate, type Test } from './predicate';
import { PLAIN_SCOPE, type Scope } from './scope';

/** Parses a filter once; every operator that is not understood is refused here. */
export function parseFilter(filter: unknown, scope: Scope = PLAIN_SCOPE): Predicate {
  if (!isDoc(filter)) throw new MongoError(14, 'the filter must be an object');
  const all = Object.entries(filter).flatMap(([key, value]) => parseEntry(key, value, scope));
  if (all.length === 0) return ALWAYS;
  return all.length === 1 && all[0] ? all[0] : { kind: 'and', all };
}

function parseEntry(key: string, value: unknown, scope: Scope): Predicate[] {
  if (!key.startsWith('$')) return fieldPredicates(key, parseFieldValue(key, value, scope), scope);
  if (key === '$and' || key === '$or')
    return [{ kind: key === '$and' ? 'and' : 'or', all: parseBranches(key, value, scope) }];
  if (key === '$expr') {
    validateExpression(value);
    return [{ kind: 'expr', expression: value, scope }];
  }
  throw new MongoError(
    2,
    `unknown top level operator: ${key}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

function parseBranches(key: string, value: unknown, scope: Scope): Predicate[] {
  if (!Array.isArray(value) || value.length === 0)
    throw new MongoError(2, `${key} must be a nonempty array`);
  return value.map((branch) => {
    if (!isDoc(branch)) throw new MongoError(2, `${key} entries need to be full objects`);
    return parseFilter(branch, scope);
  });
}

function fieldPredicates(path: string, tests: readonly Test[], { collation }: Scope): Predicate[] {
  const segments = splitPath(path);
  return tests.map((test) => ({
    kind: 'field',
    path,
    segments,
    test: collation ? withCollation(test, collation) : test,
  }));
}

/** Tests that compare get the collation; the filter of an `$elemMatch` has it already. */
function withCollation(test: Test, collation: Collation): Test {
  if ('tests' in test)
    return { ...test, tests: test.tests.map((one) => withCollation(one, collation)) };
  return 'value' in test || test.kind === 'in' ? { ...test, collation } : test;
}

function parseFieldValue(path: string, value: unknown, scope: Scope): Test[] {
  if (isDoc(value) && isOperators(value)) return parseOperators(path, value, scope);
  return [{ kind: 'eq', value: plain(value) }];
}

/** True when the first key is an operator; `$ref` begins a reference, not an operator. */
export function isOperators(value: Doc): boolean {
  const first = Object.keys(value)[0];
  return first !== undefined && first.startsWith('$') && first !== '$ref' && first !== '$id';
}

/** Nobody asks by patterns: one is refused before it is taken for a value. */
function plain(value: unknown): unknown {
  if (value instanceof BSONRegExp)
    throw new MongoError(2, 'regular expressions are not supported by this server');
  return value;
}

type Parser = (value: unknown, scope: Scope) => Test;

const comparison =
  (kind: 'eq' | Comparison): Parser =>
  (value) => ({ kind, value: plain(value) });

const isNot =
  (parse: Parser): Parser =>
  (value, scope) => ({ kind: 'not', tests: [parse(value, scope)] });

/** Every operator on a field that this server offers. */
const OPERATORS: Readonly<Record<string, Parser>> = {
  $eq: comparison('eq'),
  $ne: isNot(comparison('eq')),
  $gt: comparison('gt'),
  $gte: comparison('gte'),
  $lt: comparison('lt'),
  $lte: comparison('lte'),
  $in: parseIn,
  $nin: isNot(parseIn),
  $exists: (value) => ({
    kind: 'exists',
    wanted: value !== false && value !== 0 && value !== null && value !== undefined,
  }),
  $type: parseType,
  $size: parseSize,
  $elemMatch: parseElemMatch,
};

/** Parses `{$gt: 1, $lt: 5}`: each operator one test, all of which must hold. */
function parseOperators(path: string, operators: Doc, scope: Scope): Test[] {
  return Object.entries(operators).map(([operator, value]) => {
    const parser = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
    if (parser) return parser(value, scope);
    throw new MongoError(2, `unknown operator: ${operator} on field '${path}'`);
  });
}

function parseIn(value: unknown): Test {
  if (!Array.isArray(value)) throw new MongoError(2, '$in needs an array');
  if (value.some((one) => isDoc(one) && Object.keys(one)[0]?.startsWith('$') && !('$ref' in one)))
    throw new MongoError(2, 'cannot nest $ under $in');
  return { kind: 'in', values: value.map(plain) };
}

function parseType(name: unknown): Test {
  if (typeof name === 'string' && TYPE_NAMES.has(name)) return { kind: 'type', name };
  throw new MongoError(2, `Unknown type name alias: ${String(name)}`);
}

function parseSize(value: unknown): Test {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new MongoError(
      9,
      `Failed to parse $size. Expected a non-negative number in: $size: ${String(value)}`,
    );
  return { kind: 'size', size: value };
}

function parseElemMatch(value: unknown, scope: Scope): Test {
  if (!isDoc(value)) throw new MongoError(2, '$elemMatch needs an Object');
  const first = Object.keys(value)[0];
  return first !== undefined && Object.hasOwn(OPERATORS, first)
    ? { kind: 'elemValue', tests: parseOperators('', value, scope) }
    : { kind: 'elemMatch', predicate: parseFilter(value, scope) };
}
