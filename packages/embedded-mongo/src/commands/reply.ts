import type { Long } from 'bson';
import { encode } from '../bson/codec';
import type { Doc } from '../bson/bson-types';

/** The elements of a document's bytes, without its size and end. */
function elements(doc: Doc): Buffer {
  const raw = encode(doc);
  return raw.subarray(4, raw.length - 1);
}

/** The answer of a command with a cursor; the documents stay as they are stored and are copied once. */
export function cursorReply(
  batchName: 'firstBatch' | 'nextBatch',
  namespace: string,
  cursorId: Long,
  batch: readonly Buffer[],
): Buffer {
  const items = batch.flatMap((doc, at) => [Buffer.from(`\x03${at}\0`), doc]);
  const rest = elements({ id: cursorId, ns: namespace });
  const ok = elements({ ok: 1 });
  const arrayHead = Buffer.from(`\x04${batchName}\0`);
  const cursorHead = Buffer.from('\x03cursor\0');
  const arraySize = wrapped(items);
  const cursorSize = 5 + arrayHead.length + arraySize + rest.length;
  const size = 5 + cursorHead.length + cursorSize + ok.length;
  return Buffer.concat([
    int32(size),
    cursorHead,
    int32(cursorSize),
    arrayHead,
    int32(arraySize),
    ...items,
    END,
    rest,
    END,
    ok,
    END,
  ]);
}

const END = Buffer.from([0]);

/** The size of a document with these elements: its own size field and its end. */
function wrapped(parts: readonly Buffer[]): number {
  return parts.reduce((sum, part) => sum + part.length, 5);
}

function int32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeInt32LE(value);
  return bytes;
}
