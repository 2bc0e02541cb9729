import { decode } from './codec';
import type { Doc } from './bson-types';

/** One top-level element of a raw document: byte positions inside it. */
export interface RawElement {
  type: number;
  name: string;
  /** Position of the type byte. */
  from: number;
  /** Position of the value. */
  value: number;
  /** Position after the value. */
  to: number;
}

const FIXED_SIZES: Readonly<Record<number, number>> = {
  0x01: 8,
  0x06: 0,
  0x07: 12,
  0x08: 1,
  0x09: 8,
  0x0a: 0,
  0x10: 4,
  0x11: 8,
  0x12: 8,
  0x13: 16,
  0xff: 0,
  0x7f: 0,
};

function cstringEnd(raw: Buffer, at: number): number {
  // Names are short: a call of indexOf costs more than the walk.
  for (let end = at; end < raw.length; end += 1) if (raw[end] === 0) return end;
  throw new RangeError('unterminated name in a BSON document');
}

function sizeOfValue(raw: Buffer, type: number, at: number): number {
  const fixed = FIXED_SIZES[type];
  if (fixed !== undefined) return fixed;
  if (type === 0x02 || type === 0x0d || type === 0x0e) return 4 + raw.readInt32LE(at);
  if (type === 0x03 || type === 0x04 || type === 0x0f) return raw.readInt32LE(at);
  if (type === 0x05) return 5 + raw.readInt32LE(at);
  if (type === 0x0b) return cstringEnd(raw, cstringEnd(raw, at) + 1) + 1 - at;
  if (type === 0x0c) return 4 + raw.readInt32LE(at) + 12;
  throw new RangeError(`unknown BSON type ${type}`);
}

/** Walks the top-level elements without decoding values. Throws RangeError on a malformed document. */
export function* rawElements(raw: Buffer): Generator<RawElement> {
  if (raw.length < 5 || raw.readInt32LE(0) !== raw.length || raw[raw.length - 1] !== 0)
    throw new RangeError('malformed BSON document');
  let at = 4;
  while (at < raw.length - 1) {
    const type = raw.readUInt8(at);
    const nameEnd = cstringEnd(raw, at + 1);
    const value = nameEnd + 1;
    const to = value + sizeOfValue(raw, type, value);
    if (to > raw.length - 1 || to < value) throw new RangeError('truncated BSON value');
    yield { type, name: raw.toString('utf8', at + 1, nameEnd), from: at, value, to };
    at = to;
  }
}

/** Names of the top-level fields that two raw documents do not have with the same bytes. */
export function changedFields(before: Buffer, after: Buffer): Set<string> {
  const changed = new Set<string>();
  const elements = new Map<string, Buffer>();
  for (const { name, from, to } of rawElements(before))
    elements.set(name, before.subarray(from, to));
  for (const { name, from, to } of rawElements(after)) {
    if (!elements.get(name)?.equals(after.subarray(from, to))) changed.add(name);
    elements.delete(name);
  }
  for (const name of elements.keys()) changed.add(name);
  return changed;
}

/** A raw document out of element slices. */
export function rawDocument(elements: readonly Buffer[]): Buffer {
  const size = elements.reduce((sum, element) => sum + element.length, 5);
  const out = Buffer.allocUnsafe(size);
  out.writeInt32LE(size, 0);
  let at = 4;
  for (const element of elements) at += element.copy(out, at);
  out[at] = 0;
  return out;
}

/** The bytes of wanted names by their length; made once for each set of fields. */
const wantedNames = new WeakMap<ReadonlySet<string>, readonly (readonly Buffer[] | undefined)[]>();

function namesByLength(fields: ReadonlySet<string>): readonly (readonly Buffer[] | undefined)[] {
  const known = wantedNames.get(fields);
  if (known) return known;
  const byLength: Buffer[][] = [];
  for (const field of fields) {
    const name = Buffer.from(field, 'utf8');
    (byLength[name.length] ??= []).push(name);
  }
  wantedNames.set(fields, byLength);
  return byLength;
}

function isNamed(raw: Buffer, from: number, name: Buffer): boolean {
  for (let at = 0; at < name.length; at += 1) if (raw[from + at] !== name[at]) return false;
  return true;
}

/**
 * The document cut down to some top-level fields, without decoding the others. It runs for every
 * document of a scan, so it makes no object and no text an element.
 */
export function pickRaw(raw: Buffer, fields: ReadonlySet<string>): Buffer {
  const kept: Buffer[] = [];
  const names = namesByLength(fields);
  const end = raw.length - 1;
  for (let at = 4; at < end && kept.length < fields.size;) {
    const type = raw.readUInt8(at);
    const nameEnd = cstringEnd(raw, at + 1);
    const to = nameEnd + 1 + sizeOfValue(raw, type, nameEnd + 1);
    if (names[nameEnd - at - 1]?.some((name) => isNamed(raw, at + 1, name)))
      kept.push(raw.subarray(at, to));
    at = to;
  }
  return rawDocument(kept);
}

const ARRAY = 0x04;

/** Whether the one field named is an array. */
export const hasArray = (raw: Buffer, field: ReadonlySet<string>): boolean =>
  pickRaw(raw, field)[4] === ARRAY;

/** Decodes only some top-level fields; null decodes everything. */
export function decodeFields(raw: Buffer, fields: ReadonlySet<string> | null): Doc {
  return decode(fields === null ? raw : pickRaw(raw, fields));
}
