import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  DBRef,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { bsonClass, isDoc, type Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import { KeyWriter } from './key-writer';
import { writeInteger, writeNumber } from './number-key';

/** Canonical order of BSON types; the first byte of every encoded value. */
export const BRACKET = {
  minKey: 1,
  /** An empty array in an index or a sort. */
  undefined: 4,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binData: 30,
  objectId: 35,
  bool: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  code: 60,
  codeWithScope: 65,
  maxKey: 127,
} as const;

/** Stands for an empty array where its elements would be indexed or sorted. */
export const EMPTY_ARRAY = Symbol('empty array');

const SIGN_64 = 1n << 63n;

/** The canonical type of a value; values of two types never compare with `$gt` and such. */
export function bracketOf(value: unknown): number {
  if (value === undefined || value === null) return BRACKET.null;
  if (typeof value === 'number' || typeof value === 'bigint') return BRACKET.number;
  if (typeof value === 'string') return BRACKET.string;
  if (typeof value === 'boolean') return BRACKET.bool;
  if (value === EMPTY_ARRAY) return BRACKET.undefined;
  if (value instanceof Date) return BRACKET.date;
  if (Array.isArray(value)) return BRACKET.array;
  return isDoc(value) ? BRACKET.object : bracketOfClass(value);
}

function bracketOfClass(value: unknown): number {
  if (value instanceof ObjectId) return BRACKET.objectId;
  if (value instanceof Timestamp) return BRACKET.timestamp;
  if (value instanceof Long || value instanceof Decimal128) return BRACKET.number;
  if (value instanceof Int32 || value instanceof Double) return BRACKET.number;
  if (value instanceof Binary || value instanceof Uint8Array) return BRACKET.binData;
  if (value instanceof BSONRegExp) return BRACKET.regex;
  if (value instanceof BSONSymbol) return BRACKET.string;
  if (value instanceof DBRef) return BRACKET.object;
  if (value instanceof Code) return value.scope ? BRACKET.codeWithScope : BRACKET.code;
  if (value instanceof MinKey) return BRACKET.minKey;
  if (value instanceof MaxKey) return BRACKET.maxKey;
  throw new TypeError(`value without a BSON type: ${typeof value}`);
}

/** A value's key: byte order of two keys is MongoDB's order of the values. Each key ends itself. */
export function encodeKey(value: unknown): Buffer {
  const out = new KeyWriter();
  writeKey(out, value);
  return out.finish();
}

export function writeKey(out: KeyWriter, value: unknown): void {
  out.byte(bracketOf(value));
  writeBody(out, value);
}

function writeBody(out: KeyWriter, value: unknown): void {
  if (value === null || value === undefined || typeof value === 'symbol') return;
  if (typeof value === 'string') out.text(value);
  else if (typeof value === 'number') writeNumber(out, value);
  else if (typeof value === 'bigint') writeInteger(out, value);
  else if (typeof value === 'boolean') out.byte(value ? 1 : 0);
  else if (value instanceof Date) out.uint64(BigInt.asUintN(64, BigInt(value.getTime()) + SIGN_64));
  else if (value instanceof ObjectId) out.bytes(value.id);
  else if (Array.isArray(value)) writeArray(out, value);
  else if (isDoc(value)) writeDoc(out, value);
  else writeClass(out, value);
}

function writeArray(out: KeyWriter, array: readonly unknown[]): void {
  for (const element of array) writeKey(out, element);
  out.byte(0);
}

function writeDoc(out: KeyWriter, doc: Doc): void {
  for (const [name, value] of Object.entries(doc)) {
    if (value === undefined) continue;
    out.byte(bracketOf(value));
    out.text(name);
    writeBody(out, value);
  }
  out.byte(0);
}

function writeClass(out: KeyWriter, value: unknown): void {
  if (value instanceof Timestamp) out.uint64(BigInt.asUintN(64, value.toBigInt()));
  else if (value instanceof Long) writeInteger(out, value.toBigInt());
  else if (value instanceof Int32 || value instanceof Double) writeNumber(out, value.value);
  else if (value instanceof Binary) writeBinary(out, value.value(), value.sub_type);
  else if (value instanceof Uint8Array) writeBinary(out, value, 0);
  else if (!(value instanceof MinKey || value instanceof MaxKey))
    throw new MongoError(238, `to compare values of type ${bsonClass(value)} is not supported`);
}

function writeBinary(out: KeyWriter, bytes: Uint8Array, subType: number): void {
  out.uint32(bytes.length);
  out.byte(subType);
  out.bytes(bytes);
}
