import type { KeyWriter } from './key-writer';

const EXACT = 0x80;
/** Bits of a whole number that a double holds. */
const DOUBLE_BITS = 53;

/**
 * A number as the nearest double and, where that is not exact, how far it lies from it: so int32, int64 and
 * double share one order.
 */
export function writeNumber(out: KeyWriter, value: number): void {
  out.double(value);
  out.byte(EXACT);
}

/** The distance from the double in units of 2^-64 of its last place, as nine bytes; one byte when exact. */
export function writeInteger(out: KeyWriter, value: bigint): void {
  const near = Number(value);
  out.double(near);
  const difference = value - BigInt(near);
  out.byte(EXACT + (difference < 0n ? -1 : difference > 0n ? 1 : 0));
  if (difference === 0n) return;
  const lastPlace = BigInt(BigInt(Math.abs(near)).toString(2).length - DOUBLE_BITS);
  const scaled = (difference << 64n) >> lastPlace;
  out.uint64(BigInt.asUintN(64, (1n << 63n) + clamp(scaled)));
}

const HALF = (1n << 63n) - 1n;

function clamp(value: bigint): bigint {
  return value > HALF ? HALF : value < -HALF ? -HALF : value;
}
