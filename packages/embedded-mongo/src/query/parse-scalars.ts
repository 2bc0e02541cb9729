import { Binary, Long } from 'bson';
import { TYPE_NUMBERS, typeName } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import type { Test } from './predicate';

const NAME_BY_NUMBER = new Map(Object.entries(TYPE_NUMBERS).map(([name, code]) => [code, name]));

export function parseType(value: unknown): Test {
  const wanted = Array.isArray(value) ? value : [value];
  if (wanted.length === 0) throw new MongoError(9, 'a must match at least one type');
  return { kind: 'type', names: new Set(wanted.flatMap(typeAliases)) };
}

function typeAliases(value: unknown): string[] {
  if (value === 'number') return ['int', 'long', 'double', 'decimal'];
  if (typeof value === 'string') {
    if (Object.hasOwn(TYPE_NUMBERS, value)) return [value];
    throw new MongoError(2, `Unknown type name alias: ${value}`);
  }
  const name = typeof value === 'number' ? NAME_BY_NUMBER.get(value) : undefined;
  if (name === undefined) throw new MongoError(2, `Invalid numerical type code: ${String(value)}`);
  return [name];
}

export function parseMod(value: unknown): Test {
  if (!Array.isArray(value)) throw new MongoError(2, 'malformed mod, needs to be an array');
  if (value.length !== 2)
    throw new MongoError(
      2,
      `malformed mod, ${value.length < 2 ? 'not enough' : 'too many'} elements`,
    );
  const [divisor, remainder] = value.map(wholeNumber);
  if (divisor === undefined || remainder === undefined)
    throw new MongoError(2, 'malformed mod, divisor and remainder must be numbers');
  if (divisor === 0) throw new MongoError(2, 'divisor cannot be 0');
  return { kind: 'mod', divisor, remainder };
}

function wholeNumber(value: unknown): number | undefined {
  const number = value instanceof Long ? value.toNumber() : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.trunc(number) : undefined;
}

export function parseSize(value: unknown): Test {
  if (typeof value !== 'number')
    throw new MongoError(9, `Failed to parse $size. Expected a number in: $size: ${String(value)}`);
  if (!Number.isInteger(value) || value < 0)
    throw new MongoError(
      9,
      `Failed to parse $size. Expected a non-negative number in: $size: ${value}`,
    );
  return { kind: 'size', size: value };
}

type BitTest = Extract<Test, { kind: 'bits' }>['wanted'];

/** A mask is a non-negative number, a list of bit positions, or binary with the lowest byte first. */
export function parseBits(wanted: BitTest, value: unknown): Test {
  return { kind: 'bits', wanted, mask: bitMask(value) };
}

function bitMask(value: unknown): bigint {
  if (value instanceof Long && !value.isNegative()) return value.toBigInt();
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return BigInt(value);
  if (value instanceof Binary)
    return value.value().reduce((mask, byte, at) => mask | (BigInt(byte) << BigInt(8 * at)), 0n);
  if (Array.isArray(value)) return value.reduce<bigint>((mask, bit) => mask | bitAt(bit), 0n);
  throw new MongoError(
    2,
    `value takes an Array, a number, or a BinData but received: ${typeName(value)}`,
  );
}

function bitAt(value: unknown): bigint {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 63)
    throw new MongoError(2, 'bit positions must be integers from 0 to 63');
  return 1n << BigInt(value);
}
