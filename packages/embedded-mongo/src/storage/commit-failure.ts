import { statfsSync } from 'node:fs';
import { constants } from 'node:os';
import { MongoError } from '../mongo-error';

/** LMDB's own: the map, which is larger than any disk here, is used up. */
const MAP_FULL = -30_792;
const { ENOSPC, EDQUOT, EFBIG, EIO } = constants.errno;
/** What a system answers to a write for which there is no room: none, none for this user, none in one file. */
const FULL: ReadonlySet<unknown> = new Set([ENOSPC, EDQUOT, EFBIG, MAP_FULL]);
/** A disk with less than this left is full for a transaction. */
const ROOM_BYTES = 1024 * 1024;

/**
 * Why a transaction was not written, in MongoDB's terms where they have a word for it.
 *
 * The package rejects with an error that only points to the reason, in a promise of its own. That one has to
 * be heard: an error that nobody hears ends the thread of the store, and everything that it serves.
 */
export async function commitFailure(error: unknown, dataDir: string): Promise<unknown> {
  const reason = await reasonOf(error);
  if (reason instanceof MongoError) return reason;
  return isFull(reason, dataDir) ? new MongoError(14031, 'No space left on the device') : reason;
}

async function reasonOf(error: unknown): Promise<unknown> {
  const pointer = (error as { commitError?: Promise<never> } | null)?.commitError;
  return pointer ? pointer.catch((reason: unknown) => reason) : error;
}

function isFull(reason: unknown, dataDir: string): boolean {
  const code = (reason as { code?: unknown } | null)?.code;
  // A transaction of which a part was written is told as a fault of the disk.
  return FULL.has(code) || (code === EIO && hasNoRoom(dataDir));
}

function hasNoRoom(dataDir: string): boolean {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize < ROOM_BYTES;
}
