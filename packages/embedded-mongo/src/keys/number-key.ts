import type { Decimal128 } from 'bson';
import type { KeyWriter } from './key-writer';

const EXACT = 0x80;

/**
 * A number as the nearest double and, where that is not exact, how far it lies from it: so int32,
 * int64, double and decimal share one order. A decimal outside the range of doubles counts as its end.
 */
export function writeNumber(out: KeyWriter, value: number): void {
  out.double(value);
  out.byte(EXACT);
}

export function writeInteger(out: KeyWriter, value: bigint): void {
  const near = Number(value);
  out.double(near);
  writeRemainder(out, near, value, 1n);
}

export function writeDecimal(out: KeyWriter, value: Decimal128): void {
  const text = value.toString();
  const near = Number(text);
  if (!Number.isFinite(near) && /\d/.test(text)) {
    out.double(near > 0 ? Number.MAX_VALUE : -Number.MAX_VALUE);
    out.byte(near > 0 ? 0xff : 0x00);
    return;
  }
  out.double(near);
  if (!Number.isFinite(near)) out.byte(EXACT);
  else writeRemainder(out, near, ...fractionOf(text));
}

/** A decimal text as numerator and denominator. */
function fractionOf(text: string): [bigint, bigint] {
  const [digits = '0', exponentText = '0'] = text.toLowerCase().split('e');
  const [whole = '0', fraction = ''] = digits.split('.');
  const exponent = Number(exponentText) - fraction.length;
  const sign = whole.startsWith('-') ? -1n : 1n;
  const coefficient = sign * BigInt(whole.replace(/^[-+]/, '') + fraction);
  return exponent >= 0
    ? [coefficient * 10n ** BigInt(exponent), 1n]
    : [coefficient, 10n ** BigInt(-exponent)];
}

/** The distance from the double in units of 2^-64 of its last place, as nine bytes; one byte when exact. */
function writeRemainder(
  out: KeyWriter,
  near: number,
  numerator: bigint,
  denominator: bigint,
): void {
  const [nearNumerator, nearDenominator, ulp] = exactDouble(near);
  const difference = numerator * nearDenominator - nearNumerator * denominator;
  if (difference === 0n) {
    out.byte(EXACT);
    return;
  }
  const scaled = (difference << 64n) / (denominator * ulp);
  out.byte(difference < 0n ? EXACT - 1 : EXACT + 1);
  out.uint64(BigInt.asUintN(64, (1n << 63n) + clamp(scaled)));
}

const HALF = (1n << 63n) - 1n;

function clamp(value: bigint): bigint {
  return value > HALF ? HALF : value < -HALF ? -HALF : value;
}

/** A finite double as a fraction, and the numerator of one unit in its last place. */
function exactDouble(value: number): [numerator: bigint, denominator: bigint, ulp: bigint] {
  const bits = Buffer.allocUnsafe(8);
  bits.writeDoubleBE(value);
  const word = bits.readBigUInt64BE();
  const biased = Number((word >> 52n) & 0x7ffn);
  const mantissa = word & ((1n << 52n) - 1n);
  const whole = biased === 0 ? mantissa : mantissa | (1n << 52n);
  const signed = value < 0 ? -whole : whole;
  const exponent = Math.max(biased, 1) - 1075;
  return exponent >= 0
    ? [signed << BigInt(exponent), 1n, 1n << BigInt(exponent)]
    : [signed, 1n << BigInt(-exponent), 1n];
}
