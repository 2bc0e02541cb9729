import { readFileSync } from 'node:fs';
import {
  IS_UNFLUSHED,
  MAX_PAGE_SIZE,
  META,
  META_MAGIC,
  MIN_PAGE_SIZE,
  PAGE_HEADER,
} from './lmdb-format';

const META_LENGTH = PAGE_HEADER + META.length;

/** What a meta record says of a state of the store. */
export interface Snapshot {
  pageSize: number;
  /** The highest page that was ever given out; the last ones may be free and never written. */
  lastPage: bigint;
  transaction: bigint;
  /** Root of the tree of free pages. */
  freeRoot: bigint;
  /** It may not be on the disk yet: a loss of power would take it away. */
  isUnflushed: boolean;
  /** The boot of the machine that wrote it. */
  bootId: bigint;
}

/** Reads bytes of the file at a place; null when a part of them is not in the file. */
export type ReadBytes = (at: number, length: number) => Buffer | null;

/**
 * The snapshots that LMDB may open the file with: mostly one, two where the boot is not known.
 * Empty when the file does not begin with two meta pages. A third meta record, in the middle of the
 * first page, tells the last snapshot that was flushed (mdb_env_write_meta).
 * @param bootId of this machine, as LMDB notes it; null when it is not known
 */
export function snapshotsToOpen(read: ReadBytes, bootId: bigint | null): Snapshot[] {
  const first = readSnapshot(read, 0);
  const second = first && readSnapshot(read, first.pageSize);
  if (!first || !second) return [];
  const half = read(first.pageSize / 2, META_LENGTH);
  const flushed = half ? { ...parse(half), pageSize: first.pageSize } : first;
  const boots = bootId === null ? [newest(first, second).bootId, 0n] : [bootId];
  return [...new Set(boots.map((boot) => pick(pick(first, second, boot), flushed, boot)))];
}

/** This machine's boot as LMDB notes it (mdb_env_open): the first group of hexadecimal digits. */
export function currentBootId(): bigint | null {
  try {
    const text = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    return BigInt(`0x${text.split('-')[0] ?? ''}`);
  } catch {
    return null;
  }
}

/**
 * LMDB's own choice between two snapshots (mdb_pick_meta as the `lmdb` package opens a file): the
 * newer one, unless it may have been lost with the machine's memory.
 */
function pick(one: Snapshot, other: Snapshot, boot: bigint): Snapshot {
  if (other.transaction === 0n) return one;
  const latest = newest(one, other);
  const isSafe = !latest.isUnflushed || (latest.bootId !== 0n && latest.bootId === boot);
  if (isSafe) return latest;
  return one.transaction > other.transaction ? other : one;
}

function newest(one: Snapshot, other: Snapshot): Snapshot {
  return one.transaction >= other.transaction ? one : other;
}

function readSnapshot(read: ReadBytes, at: number): Snapshot | null {
  const page = read(at, META_LENGTH);
  if (page?.readUInt32LE(PAGE_HEADER + META.magic) !== META_MAGIC) return null;
  const snapshot = parse(page);
  return isPageSize(snapshot.pageSize) ? snapshot : null;
}

function parse(page: Buffer): Snapshot {
  const record = page.subarray(PAGE_HEADER);
  return {
    pageSize: record.readUInt32LE(META.pageSize),
    lastPage: record.readBigUInt64LE(META.lastPage),
    transaction: record.readBigUInt64LE(META.transaction),
    freeRoot: record.readBigUInt64LE(META.freeRoot),
    isUnflushed: (record.readUInt16LE(META.flags) & IS_UNFLUSHED) !== 0,
    bootId: record.readBigInt64LE(META.bootId),
  };
}

/** A power of two within LMDB's bounds. */
function isPageSize(size: number): boolean {
  return size >= MIN_PAGE_SIZE && size <= MAX_PAGE_SIZE && (size & (size - 1)) === 0;
}
