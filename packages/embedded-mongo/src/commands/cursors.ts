import { randomBytes } from 'node:crypto';
import { Long } from 'bson';
import { MongoError } from '../mongo-error';

const MAX_BATCH_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 10 * 60_000;

interface Cursor {
  namespace: string;
  documents: Iterator<Buffer>;
  /** Read already, to see whether there is more. */
  pending: Buffer | null;
  usedAt: number;
}

export interface Batch {
  /** Zero when the cursor is at its end. */
  id: Long;
  documents: Buffer[];
}

/** Cursors that wait for `getMore`. */
export class CursorRegistry {
  private readonly cursors = new Map<string, Cursor>();

  /** The first batch; the cursor stays open when there is more and `isSingleBatch` is false. */
  open(
    namespace: string,
    documents: Iterable<Buffer>,
    batchSize: number,
    isSingleBatch = false,
  ): Batch {
    const iterator = documents[Symbol.iterator]();
    const cursor: Cursor = { namespace, documents: iterator, pending: null, usedAt: Date.now() };
    const batch = batchSize === 0 && !isSingleBatch ? [] : read(cursor, batchSize);
    const isOpen = batchSize === 0 || cursor.pending !== null;
    if (isSingleBatch || !isOpen) return { id: Long.ZERO, documents: batch };
    const id = newId();
    this.cursors.set(id.toString(), cursor);
    return { id, documents: batch };
  }

  /** @param batchSize 0: as many as fit */
  next(id: Long, namespace: string, batchSize: number): Batch {
    const cursor = this.cursors.get(id.toString());
    if (!cursor || cursor.namespace !== namespace)
      throw new MongoError(43, `cursor id ${id.toString()} not found`);
    cursor.usedAt = Date.now();
    const documents = read(cursor, batchSize === 0 ? Infinity : batchSize);
    if (cursor.pending !== null) return { id, documents };
    this.cursors.delete(id.toString());
    return { id: Long.ZERO, documents };
  }

  /** True when the cursor was open. */
  kill(id: Long): boolean {
    return this.cursors.delete(id.toString());
  }

  /** Drops cursors that no client asked about for ten minutes. */
  dropIdle(now: number): void {
    for (const [id, cursor] of this.cursors)
      if (now - cursor.usedAt > IDLE_MS) this.cursors.delete(id);
  }
}

function read(cursor: Cursor, batchSize: number): Buffer[] {
  const batch: Buffer[] = [];
  let bytes = 0;
  for (let next = take(cursor); next; next = take(cursor)) {
    const isFull = batch.length >= batchSize || bytes + next.length > MAX_BATCH_BYTES;
    if (isFull && (batch.length > 0 || batchSize === 0)) {
      cursor.pending = next;
      return batch;
    }
    batch.push(next);
    bytes += next.length;
  }
  return batch;
}

function take(cursor: Cursor): Buffer | null {
  const { pending } = cursor;
  cursor.pending = null;
  if (pending) return pending;
  const next = cursor.documents.next();
  return next.done ? null : next.value;
}

function newId(): Long {
  const bytes = randomBytes(8);
  bytes.writeUInt8(bytes.readUInt8(0) & 0x7f, 0);
  return Long.fromBigInt(bytes.readBigUInt64BE() | 1n);
}
