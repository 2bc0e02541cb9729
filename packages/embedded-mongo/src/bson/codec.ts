import { deserialize, serialize } from 'bson';
import { MongoError } from '../mongo-error';
import type { Doc } from './bson-types';

/** 16 MB, MongoDB's limit of one document. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

const DECODE = { promoteBuffers: false, bsonRegExp: true, validation: { utf8: false } } as const;

/** Decodes a document; numbers become JavaScript numbers where that loses nothing. */
export function decode(raw: Uint8Array): Doc {
  return deserialize(raw, DECODE);
}

/** Decodes a command, leaving the named array's elements as raw documents. */
export function decodeCommand(raw: Uint8Array, rawArrays: Record<string, boolean>): Doc {
  return deserialize(raw, { ...DECODE, fieldsAsRaw: rawArrays });
}

export function encode(doc: Doc): Buffer {
  const bytes = serialize(doc, { ignoreUndefined: true, checkKeys: false });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function checkSize(raw: Uint8Array): void {
  if (raw.byteLength <= MAX_DOCUMENT_BYTES) return;
  throw new MongoError(
    10334,
    `BSONObj size: ${raw.byteLength} (0x${raw.byteLength.toString(16)}) is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}(16MB)`,
  );
}
