import { ObjectId } from 'bson';
import { BRACKET } from './value-key';

/** What a key does not tell. */
export const UNREAD = Symbol('unread');

const SIGN_64 = 1n << 63n;
const EXACT = 0x80;
const NUMBER_BYTES = 10;
const TEXT_END_BYTES = 2;

/**
 * The value of an ascending key; null also for one that is missing. UNREAD for a kind that is rarely
 * grouped by, and for a number that is no double.
 */
export function readKey(key: Buffer, from: number, to: number): unknown {
  switch (key[from]) {
    case BRACKET.null:
      return null;
    case BRACKET.bool:
      return key[from + 1] === 1;
    case BRACKET.number:
      return readNumber(key, from, to) ?? UNREAD;
    case BRACKET.string:
      return readText(key.subarray(from + 1, to - TEXT_END_BYTES));
    case BRACKET.date:
      return new Date(Number(BigInt.asIntN(64, key.readBigUInt64BE(from + 1) - SIGN_64)));
    case BRACKET.objectId:
      return new ObjectId(Uint8Array.from(key.subarray(from + 1, to)));
    default:
      return UNREAD;
  }
}

const bits = Buffer.alloc(8);

/** The double of a number's ascending key; null when the number is not one exactly. */
export function readNumber(key: Buffer, from: number, to: number): number | null {
  if (to - from !== NUMBER_BYTES || key[to - 1] !== EXACT) return null;
  key.copy(bits, 0, from + 1, to - 1);
  const first = bits[0] ?? 0;
  if ((first & EXACT) !== 0) bits[0] = first ^ EXACT;
  else if (bits.readBigUInt64BE() === 0n) return Number.NaN;
  else for (let at = 0; at < bits.length; at += 1) bits[at] = 0xff - (bits[at] ?? 0);
  return bits.readDoubleBE();
}

/** A zero byte inside a text is followed by an escape, which is rare enough to leave to the document. */
function readText(utf8: Buffer): unknown {
  return utf8.includes(0) ? UNREAD : utf8.toString('utf8');
}
