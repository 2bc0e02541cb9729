import { Decimal128, Long } from 'bson';
import { typeName } from '../bson/bson-types';
import { MongoError } from '../mongo-error';

export type Operation = 'add' | 'multiply';

/** True for what `$inc` and `$mul` may work with. */
export function isNumeric(value: unknown): value is number | Long | Decimal128 {
  return typeof value === 'number' || value instanceof Long || value instanceof Decimal128;
}

/** Adds or multiplies: whole numbers stay whole and become 64-bit when they must. */
export function calculate(
  operation: Operation,
  a: number | Long | Decimal128,
  b: number | Long | Decimal128,
): number | Long {
  if (a instanceof Decimal128 || b instanceof Decimal128)
    throw new MongoError(238, 'arithmetic with Decimal128 is not supported by this server');
  if (isWhole(a) && isWhole(b)) return whole(operation, a, b);
  const [left, right] = [Number(a), Number(b)];
  return operation === 'add' ? left + right : left * right;
}

function isWhole(value: number | Long): boolean {
  return value instanceof Long || (Number.isSafeInteger(value) && !Object.is(value, -0));
}

function whole(operation: Operation, a: number | Long, b: number | Long): number | Long {
  const [left, right] = [BigInt(a.toString()), BigInt(b.toString())];
  const result = operation === 'add' ? left + right : left * right;
  if (BigInt.asIntN(32, result) === result) return Number(result);
  if (BigInt.asIntN(64, result) === result) return Long.fromBigInt(result);
  throw new MongoError(
    2,
    `Failed to apply $${operation === 'add' ? 'inc' : 'mul'} operations to current value ((${typeName(a)})${a.toString()}): the result exceeds 64 bits`,
  );
}
