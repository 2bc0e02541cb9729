import { BSON, type Document, ObjectId } from 'mongodb';
import type { Entities } from './entities';

/** What a file expects and the server did not give. */
export class Mismatch extends Error {}

const { EJSON, Long, Int32, Double, Decimal128, Binary } = BSON;

/**
 * Compares as the unified format does: numbers by value, arrays by length, `$$` operators, and fields
 * that nobody expected only in root documents.
 * @throws Mismatch naming the first place that differs
 */
export function assertMatch(
  expected: unknown,
  actual: unknown,
  entities: Entities,
  isRoot: boolean,
  place = '',
): void {
  const [operator, argument] = operatorOf(expected);
  if (operator) assertOperator(operator, argument, actual, entities, place);
  else if (Array.isArray(expected)) assertArray(expected, actual, entities, isRoot, place);
  else if (isDocument(expected)) assertDocument(expected, actual, entities, isRoot, place);
  else assertValue(expected, actual, place);
}

function operatorOf(expected: unknown): [name: string | null, argument: unknown] {
  if (!isDocument(expected)) return [null, undefined];
  const entries = Object.entries(expected);
  const [name, argument] = entries[0] ?? [];
  return entries.length === 1 && name?.startsWith('$$') ? [name, argument] : [null, undefined];
}

function assertArray(
  expected: readonly unknown[],
  actual: unknown,
  entities: Entities,
  isRoot: boolean,
  place: string,
): void {
  if (!Array.isArray(actual)) throw mismatch(place, 'an array', actual);
  if (actual.length !== expected.length)
    throw mismatch(place, `${expected.length} elements`, actual);
  expected.forEach((one, at) => assertMatch(one, actual[at], entities, isRoot, `${place}[${at}]`));
}

function assertDocument(
  expected: Document,
  given: unknown,
  entities: Entities,
  isRoot: boolean,
  place: string,
): void {
  // The driver keeps a sort as a Map.
  const actual: unknown = given instanceof Map ? Object.fromEntries(given) : given;
  if (!isDocument(actual)) throw mismatch(place, show(expected), actual);
  for (const [key, value] of Object.entries(expected))
    assertField(value, actual[key], entities, place === '' ? key : `${place}.${key}`);
  if (isRoot) return;
  const extra = Object.keys(actual).find((key) => !(key in expected) && actual[key] !== undefined);
  if (extra !== undefined) throw mismatch(place, `no field ${extra}`, actual);
}

function assertField(expected: unknown, actual: unknown, entities: Entities, place: string): void {
  const [operator, argument] = operatorOf(expected);
  if (operator === '$$exists') {
    if ((actual !== undefined) !== argument)
      throw mismatch(place, argument ? 'a value' : 'nothing', actual);
  } else if (operator === '$$unsetOrMatches' && actual === undefined) return;
  else if (actual === undefined) throw mismatch(place, show(expected), actual);
  else assertMatch(expected, actual, entities, false, place);
}

function assertOperator(
  operator: string,
  argument: unknown,
  actual: unknown,
  entities: Entities,
  place: string,
): void {
  if (operator === '$$unsetOrMatches') {
    if (actual !== undefined) assertMatch(argument, actual, entities, true, place);
  } else if (operator === '$$type') assertType(argument, actual, place);
  else if (operator === '$$matchesEntity')
    assertMatch(entities.results.get(String(argument)), actual, entities, false, place);
  else if (operator === '$$matchesHexBytes') {
    const isSame = actual instanceof Uint8Array && toHex(actual) === argument;
    if (!isSame) throw mismatch(place, `bytes ${String(argument)}`, actual);
  } else throw new Error(`operator ${operator} is not known to this runner`);
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  objectId: (value) => value instanceof ObjectId,
  date: (value) => value instanceof Date,
  string: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  object: isDocument,
  array: Array.isArray,
  null: (value) => value === null,
  binData: (value) => value instanceof Binary,
  double: (value) => numberOf(value) !== null,
  int: (value) => Number.isInteger(numberOf(value)),
  long: (value) => Number.isInteger(numberOf(value)),
  number: (value) => numberOf(value) !== null,
};

function assertType(names: unknown, actual: unknown, place: string): void {
  const wanted = (Array.isArray(names) ? names : [names]).map(String);
  const isOne = wanted.some((name) => {
    const isType = TYPES[name];
    if (!isType) throw new Error(`type ${name} is not known to this runner`);
    return isType(actual);
  });
  if (!isOne) throw mismatch(place, `type ${wanted.join(' or ')}`, actual);
}

function assertValue(expected: unknown, actual: unknown, place: string): void {
  const [left, right] = [numberOf(expected), numberOf(actual)];
  const isSame =
    left !== null && right !== null ? Object.is(left, right) : show(expected) === show(actual);
  if (!isSame) throw mismatch(place, show(expected), actual);
}

function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const isNumber = value instanceof Long || value instanceof Int32 || value instanceof Double;
  return isNumber || value instanceof Decimal128 ? Number(value.toString()) : null;
}

function isDocument(value: unknown): value is Document {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !('_bsontype' in value || value instanceof Date || value instanceof Uint8Array);
}

function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

function mismatch(place: string, expected: string, actual: unknown): Mismatch {
  return new Mismatch(`${place || 'value'}: expected ${expected}, got ${show(actual)}`);
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  return EJSON.stringify(value, { relaxed: true });
}
