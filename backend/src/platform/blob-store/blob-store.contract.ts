import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { BlobNotFound, type BlobStore } from './blob-store';

/** An opened store of a test, with an empty content. */
export interface BlobStoreHarness {
  store: BlobStore;
  close(): Promise<void>;
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const newKey = (tenant = 'u:7f', ending = ''): string => `${tenant}/2026/${randomUUID()}${ending}`;

async function collect(keys: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const key of keys) all.push(key);
  return all.sort();
}

/** What every adapter of `BlobStore` keeps. */
export function describeBlobStore(
  name: string,
  openHarness: () => Promise<BlobStoreHarness>,
): void {
  describe(`${name} as a blob store`, () => {
    let harness: BlobStoreHarness;
    let store: BlobStore;
    const read = async (key: string, range?: { start: number; end: number }) =>
      buffer(await store.open(key, range));
    const incoming = async (bytes: Buffer): Promise<string> => {
      const file = path.join(store.tempDir(), randomUUID());
      await writeFile(file, bytes);
      return file;
    };

    beforeEach(async () => {
      harness = await openHarness();
      store = harness.store;
    });
    afterEach(() => harness.close());

    it('gives back the bytes it was given, with their size and hash', async () => {
      const bytes = randomBytes(300_000);
      const key = newKey();
      await expect(store.put(key, bytes)).resolves.toEqual({
        key,
        size: bytes.length,
        sha256: sha256(bytes),
      });
      expect((await read(key)).equals(bytes)).toBe(true);
      await expect(store.stat(key)).resolves.toEqual({ size: bytes.length });
    });

    it('takes over an incoming file, which is gone afterwards', async () => {
      const bytes = randomBytes(70_000);
      const temp = await incoming(bytes);
      const key = newKey('0b5a', '.pdf');
      await expect(store.adopt(key, temp)).resolves.toEqual({
        key,
        size: bytes.length,
        sha256: sha256(bytes),
      });
      await expect(stat(temp)).rejects.toMatchObject({ code: 'ENOENT' });
      expect((await read(key)).equals(bytes)).toBe(true);
    });

    it('keeps an empty file', async () => {
      const key = newKey();
      await expect(store.put(key, Buffer.alloc(0))).resolves.toMatchObject({ size: 0 });
      expect(await read(key)).toHaveLength(0);
    });

    it('reads an inclusive range of bytes', async () => {
      const key = newKey();
      await store.put(key, Buffer.from('0123456789'));
      expect((await read(key, { start: 2, end: 4 })).toString()).toBe('234');
      expect((await read(key, { start: 9, end: 9 })).toString()).toBe('9');
      expect((await read(key, { start: 8, end: 50 })).toString()).toBe('89');
      expect(await read(key, { start: 10, end: 50 })).toHaveLength(0);
      await expect(store.open(key, { start: 4, end: 2 })).rejects.toThrow(RangeError);
      await expect(store.open(key, { start: -1, end: 2 })).rejects.toThrow(RangeError);
    });

    it('reads a range from the middle of a long file', async () => {
      const key = newKey();
      const bytes = randomBytes(900_000);
      await store.put(key, bytes);
      const middle = await read(key, { start: 250_000, end: 700_000 });
      expect(middle.equals(bytes.subarray(250_000, 700_001))).toBe(true);
    });

    it('takes over a file under a key that is taken, which then has the new content', async () => {
      const key = newKey();
      for (const content of ['a longer first content', 'second']) {
        await store.adopt(key, await incoming(Buffer.from(content)));
        expect((await read(key)).toString()).toBe(content);
      }
      await expect(store.stat(key)).resolves.toEqual({ size: 6 });
      expect(await collect(store.keys(key))).toEqual([key]);
    });

    it('has one whole content of those that are put under one key at once', async () => {
      const key = newKey();
      const contents = Array.from({ length: 8 }, () => randomBytes(300_000));
      await Promise.all(contents.map((content) => store.put(key, content)));
      const kept = await read(key);
      expect(contents.some((content) => content.equals(kept))).toBe(true);
      await expect(store.stat(key)).resolves.toEqual({ size: kept.length });
    });

    it('lets a reading that has begun end while the content is replaced', async () => {
      const key = newKey();
      const bytes = randomBytes(900_000);
      await store.put(key, bytes);
      const stream = await store.open(key);
      const first = new Promise((resolve) => stream.once('readable', resolve));
      await first;
      await store.put(key, Buffer.from('second'));
      expect((await buffer(stream)).equals(bytes)).toBe(true);
    });

    it('replaces the content of a key as a whole', async () => {
      const key = newKey();
      await store.put(key, Buffer.from('a longer first content'));
      await store.put(key, Buffer.from('second'));
      expect((await read(key)).toString()).toBe('second');
    });

    it('says that an unknown key is unknown', async () => {
      const key = newKey();
      await expect(store.stat(key)).resolves.toBeNull();
      await expect(store.open(key)).rejects.toBeInstanceOf(BlobNotFound);
      await expect(store.localFile(key)).rejects.toBeInstanceOf(BlobNotFound);
      await expect(store.adopt(key, path.join(store.tempDir(), 'none'))).rejects.toBeInstanceOf(
        BlobNotFound,
      );
      await expect(store.delete(key)).resolves.toBeUndefined();
    });

    it('forgets a deleted file', async () => {
      const key = newKey();
      await store.put(key, Buffer.from('x'));
      await store.delete(key);
      await expect(store.stat(key)).resolves.toBeNull();
      await expect(store.open(key)).rejects.toBeInstanceOf(BlobNotFound);
    });

    it('offers a file of this machine to a child process', async () => {
      const key = newKey();
      await store.put(key, Buffer.from('for a child'));
      const local = await store.localFile(key);
      expect(await readFile(local.path, 'utf8')).toBe('for a child');
      expect((await stat(local.path)).mode & 0o077).toBe(0);
      await local.release();
      expect(await readdir(store.tempDir())).toEqual([]);
      expect((await read(key)).toString()).toBe('for a child');
    });

    it('lists the keys that begin with a prefix', async () => {
      const mine = [newKey('u:1'), newKey('u:1', '/page-1.webp')];
      const other = newKey('u:10');
      for (const key of [...mine, other]) await store.put(key, Buffer.from('x'));
      expect(await collect(store.keys('u:1/'))).toEqual([...mine].sort());
      expect(await collect(store.keys('u:1'))).toEqual([...mine, other].sort());
      expect(await collect(store.keys(''))).toEqual([...mine, other].sort());
      expect(await collect(store.keys('u:1/2025/'))).toEqual([]);
    });

    it('takes a prefix as text, not as a pattern', async () => {
      await store.put('u:1/a.b', Buffer.from('x'));
      expect(await collect(store.keys('u:1/a-'))).toEqual([]);
      await expect(collect(store.keys('u.*'))).rejects.toThrow('invalid blob key');
    });

    it.each([
      '../escape',
      'a/../../b',
      '/etc/passwd',
      'a//b',
      'a/',
      '',
      '.',
      'a/.hidden',
      'a\\b',
      'a\0b',
      'a b',
      'ñ',
      'a..b',
      'x'.repeat(301),
    ])('refuses the key %j', async (key) => {
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('invalid blob key');
      await expect(store.open(key)).rejects.toThrow('invalid blob key');
      await expect(store.delete(key)).rejects.toThrow('invalid blob key');
      await expect(store.stat(key)).rejects.toThrow('invalid blob key');
      await expect(store.localFile(key)).rejects.toThrow('invalid blob key');
      await expect(store.adopt(key, 'none')).rejects.toThrow('invalid blob key');
    });

    it('sweeps incoming files that are too old, and only those', async () => {
      const old = await incoming(Buffer.from('left behind'));
      const fresh = await incoming(Buffer.from('in use'));
      const twoHoursAgo = Date.now() / 1000 - 7_200;
      await utimes(old, twoHoursAgo, twoHoursAgo);
      await expect(store.sweepTemp(3_600_000)).resolves.toBe(1);
      await expect(stat(old)).rejects.toMatchObject({ code: 'ENOENT' });
      await expect(stat(fresh)).resolves.toBeDefined();
    });

    it('keeps parallel files apart', async () => {
      const files = Array.from({ length: 20 }, () => ({
        key: newKey(),
        bytes: randomBytes(9_000),
      }));
      await Promise.all(files.map(({ key, bytes }) => store.put(key, bytes)));
      for (const { key, bytes } of files) expect((await read(key)).equals(bytes)).toBe(true);
    });
  });
}
