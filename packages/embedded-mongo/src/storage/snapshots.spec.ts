import { IS_UNFLUSHED, META, META_MAGIC, PAGE_HEADER } from './lmdb-format';
import { currentBootId, snapshotsToOpen } from './snapshots';

const SIZE = 4096;
const THIS_BOOT = 7n;
const OTHER_BOOT = 8n;

interface Record {
  transaction: bigint;
  bootId?: bigint;
  isUnflushed?: boolean;
}

/** A file of two meta pages, and the record of the last flushed transaction. */
function fileOf(first: Record, second: Record, flushed: Record): Buffer {
  const file = Buffer.alloc(2 * SIZE);
  const write = (at: number, { transaction, bootId = OTHER_BOOT, isUnflushed }: Record): void => {
    const record = file.subarray(at + PAGE_HEADER);
    record.writeUInt32LE(SIZE, META.pageSize);
    record.writeBigUInt64LE(transaction, META.transaction);
    record.writeBigInt64LE(bootId, META.bootId);
    record.writeUInt16LE(isUnflushed === false ? 0 : IS_UNFLUSHED, META.flags);
  };
  write(0, first);
  write(SIZE / 2, { ...flushed, isUnflushed: false });
  write(SIZE, second);
  file.writeUInt32LE(META_MAGIC, PAGE_HEADER);
  file.writeUInt32LE(META_MAGIC, SIZE + PAGE_HEADER);
  return file;
}

function chosen(file: Buffer, bootId: bigint | null = THIS_BOOT): bigint[] {
  const read = (at: number, length: number): Buffer | null =>
    at + length > file.length ? null : file.subarray(at, at + length);
  return snapshotsToOpen(read, bootId).map(({ transaction }) => transaction);
}

describe('the snapshot that a file is opened with', () => {
  it('is the newest one when the machine did not stop since', () => {
    const bootId = THIS_BOOT;
    expect(
      chosen(fileOf({ transaction: 4n }, { transaction: 5n, bootId }, { transaction: 3n })),
    ).toEqual([5n]);
    expect(
      chosen(fileOf({ transaction: 6n, bootId }, { transaction: 5n }, { transaction: 3n })),
    ).toEqual([6n]);
  });

  it('is the newest one when it is on the disk', () => {
    const newest = { transaction: 6n, isUnflushed: false };
    expect(chosen(fileOf(newest, { transaction: 5n }, { transaction: 3n }))).toEqual([6n]);
  });

  it('is the last flushed one after the machine stopped', () => {
    const first = { transaction: 6n };
    const second = { transaction: 5n };
    expect(chosen(fileOf(first, second, { transaction: 3n }))).toEqual([3n]);
    expect(chosen(fileOf(first, second, { transaction: 6n }))).toEqual([6n]);
  });

  it('is the older one after the machine stopped before the first flush', () => {
    expect(chosen(fileOf({ transaction: 2n }, { transaction: 1n }, { transaction: 0n }))).toEqual([
      1n,
    ]);
    expect(chosen(fileOf({ transaction: 0n }, { transaction: 0n }, { transaction: 0n }))).toEqual([
      0n,
    ]);
  });

  it('is one of two when nobody knows whether the machine stopped', () => {
    const file = fileOf({ transaction: 6n }, { transaction: 5n }, { transaction: 3n });
    expect(chosen(file, null)).toEqual([6n, 3n]);
  });

  it('does not exist in a file that is too short, or is none, or has an absurd page size', () => {
    const whole = fileOf({ transaction: 6n }, { transaction: 5n }, { transaction: 3n });
    expect(chosen(whole.subarray(0, SIZE + 100))).toEqual([]);
    for (const at of [PAGE_HEADER, SIZE + PAGE_HEADER])
      expect(chosen(Buffer.from(whole).fill(1, at, at + 1))).toEqual([]);
    for (const size of [0, 128, 5000, 2 ** 20]) {
      const file = Buffer.from(whole);
      file.writeUInt32LE(size, PAGE_HEADER + META.pageSize);
      expect(chosen(file)).toEqual([]);
    }
  });
});

describe('the boot of this machine', () => {
  it('is the same when it is asked again', () => {
    expect(currentBootId()).toBe(currentBootId());
    if (process.platform === 'linux') expect(currentBootId()).toBeGreaterThan(0n);
  });
});
