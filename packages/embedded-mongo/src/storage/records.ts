import { crc32 } from 'node:zlib';
import { BRACKET, encodeKey } from '../keys/value-key';
import { MongoError } from '../mongo-error';
import { isDoc, typeName } from '../bson/bson-types';

/** `_id` keys longer than this are refused: they stand in every index entry. */
const MAX_ID_BYTES = 800;

export const PREFIX_BYTES = 4;

export function prefixOf(id: number): Buffer {
  const prefix = Buffer.allocUnsafe(PREFIX_BYTES);
  prefix.writeUInt32BE(id);
  return prefix;
}

/** The key of a document's `_id`; what MongoDB refuses as `_id` is refused. */
export function idKey(id: unknown): Buffer {
  const type = typeName(id);
  if (type === 'array' || type === 'regex')
    throw new MongoError(53, `The '_id' value cannot be of type ${type}`);
  refuseDollars(id);
  const key = encodeKey(id);
  if (key.length > MAX_ID_BYTES)
    throw new MongoError(2, `_id is too long: ${key.length} bytes, at most ${MAX_ID_BYTES}`);
  return key;
}

/** No field of an `_id` may begin with a dollar, at any depth. */
function refuseDollars(value: unknown): void {
  if (Array.isArray(value)) value.forEach(refuseDollars);
  if (!isDoc(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name.startsWith('$'))
      throw new MongoError(
        52,
        `_id fields may not contain '$'-prefixed fields: ${name} is not valid for storage.`,
      );
    refuseDollars(inner);
  }
}

/** An `_id` out of its key, for a person: texts and ObjectIds as they are, others in hexadecimal. */
export function describeIdKey(key: Buffer): string {
  const type = key.readUInt8(0);
  if (type === BRACKET.string) return key.toString('utf8', 1, key.length - 2);
  return key.toString('hex', type === BRACKET.objectId ? 1 : 0);
}

/** The first key after every key with this prefix; null when there is none. */
export function successor(prefix: Buffer): Buffer | null {
  for (let at = prefix.length - 1; at >= 0; at -= 1) {
    const byte = prefix.readUInt8(at);
    if (byte === 0xff) continue;
    const next = Buffer.from(prefix.subarray(0, at + 1));
    next.writeUInt8(byte + 1, at);
    return next;
  }
  return null;
}

const CHECKSUM_BYTES = 4;

/** The stored value of a document: a checksum, then its bytes. */
export function sealed(raw: Buffer): Buffer {
  const value = Buffer.allocUnsafe(CHECKSUM_BYTES + raw.length);
  value.writeUInt32BE(crc32(raw), 0);
  raw.copy(value, CHECKSUM_BYTES);
  return value;
}

/** The document's bytes, or null when they are not what was stored. */
export function unsealed(value: Buffer): Buffer | null {
  if (value.length <= CHECKSUM_BYTES) return null;
  const raw = value.subarray(CHECKSUM_BYTES);
  return crc32(raw) === value.readUInt32BE(0) ? raw : null;
}
