import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import mongoose, { mongo, type Connection } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../../test/support/test-database';
import { Clock } from '../clock/clock';
import { loadConfig } from '../config';
import { BlobNotFound, StorageFull } from './blob-store';
import { describeBlobStore } from './blob-store.contract';
import { BlobRepository } from './blob.repository';
import { FileSystemBlobStore } from './file-system-blob-store';
import { GridFsBlobStore } from './gridfs-blob-store';

const KEY = 'u:1/2026/k';
const COLLECTIONS = ['blob.keys', 'blob.loose', 'blob.files', 'blob.chunks'];

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await startTestDatabase();
  connection = await mongoose.createConnection(database.uri).asPromise();
});
afterAll(async () => {
  await connection?.close();
  await database?.close();
});

async function openStore() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foliado-blobs-'));
  const clock = new Clock();
  const disk = new FileSystemBlobStore(loadConfig({ DATA_DIR: dataDir }), clock);
  const blobs = new BlobRepository(connection, clock);
  const store = new GridFsBlobStore(blobs, disk, clock);
  const close = async (): Promise<void> => {
    for (const name of COLLECTIONS) await connection.collection(name).deleteMany({});
    await rm(dataDir, { recursive: true, force: true });
  };
  return { store, blobs, disk, dataDir, close };
}

describeBlobStore('GridFS', openStore);

describe('GridFS', () => {
  let opened: Awaited<ReturnType<typeof openStore>>;
  let store: GridFsBlobStore;
  beforeEach(async () => {
    opened = await openStore();
    ({ store } = opened);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await opened.close();
  });

  const counts = async (): Promise<number[]> =>
    Promise.all(COLLECTIONS.map((name) => connection.collection(name).countDocuments({})));
  const read = async (key: string): Promise<string> => String(await buffer(await store.open(key)));
  /** A chunk that cannot be written any more, as when the machine ends in the middle of an upload. */
  const breakUpload = (error: Error) =>
    jest.spyOn(mongo.Collection.prototype, 'insertOne').mockRejectedValueOnce(error);

  it('has nothing of the file on the disk of the machine', async () => {
    await store.put(KEY, Buffer.from('content'));
    expect(await readdir(path.join(opened.dataDir, 'files'))).toEqual([]);
    expect(await readdir(store.tempDir())).toEqual([]);
    expect(await counts()).toEqual([1, 0, 1, 1]);
  });

  it('gives a file to every process that is connected, whatever its own disk holds', async () => {
    await store.put(KEY, Buffer.from('content'));
    const other = await openStore();
    expect(String(await buffer(await other.store.open(KEY)))).toBe('content');
    await rm(other.dataDir, { recursive: true });
  });

  it('leaves nothing of a deleted file, nor of those that it had replaced', async () => {
    await store.put(KEY, Buffer.from('first'));
    await store.put(KEY, Buffer.from('second'));
    await store.delete(KEY);
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });

  it('removes what was replaced when nobody can be reading it any more', async () => {
    await store.put(KEY, Buffer.from('first'));
    await store.put(KEY, Buffer.from('second'));
    await expect(store.sweepTemp(3_600_000)).resolves.toBe(0);
    expect(await counts()).toEqual([1, 1, 2, 2]);
    await expect(store.sweepTemp(-1_000)).resolves.toBe(1);
    expect(await counts()).toEqual([1, 0, 1, 1]);
    expect(await read(KEY)).toBe('second');
  });

  it('keeps the earlier content, and leaves no part, when an upload breaks off', async () => {
    await store.put(KEY, Buffer.from('first'));
    const broken = Readable.from(
      (function* () {
        yield Buffer.alloc(600_000);
        throw new Error('broken');
      })(),
    );
    const saved = opened.blobs.save(KEY, broken, { size: 700_000, sha256: '' });
    await expect(saved).rejects.toThrow('broken');
    expect(await read(KEY)).toBe('first');
    await store.sweepTemp(-1_000);
    expect(await counts()).toEqual([1, 0, 1, 1]);
  });

  it('finds the parts of an upload whose process was killed', async () => {
    const file = new mongo.ObjectId();
    const note = { _id: { file, why: 'incoming' }, key: KEY, at: new Date() };
    await connection.collection<typeof note>('blob.loose').insertOne(note);
    const chunk = { files_id: file, n: 0, data: Buffer.from('part') };
    await connection.collection('blob.chunks').insertOne(chunk);
    await expect(store.sweepTemp(3_600_000)).resolves.toBe(0);
    await expect(store.sweepTemp(-1_000)).resolves.toBe(1);
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });

  it('keeps a file whose process was killed before it could say that it is in place', async () => {
    await store.put(KEY, Buffer.from('content'));
    const { file } = (await opened.blobs.blobOf(KEY)) ?? {};
    const note = { _id: { file, why: 'incoming' }, key: KEY, at: new Date() };
    await connection.collection<typeof note>('blob.loose').insertOne(note);
    await expect(store.sweepTemp(-1_000)).resolves.toBe(0);
    expect(await read(KEY)).toBe('content');
    expect(await counts()).toEqual([1, 0, 1, 1]);
  });

  it('says so when the database is full, and keeps the incoming file', async () => {
    const temp = path.join(store.tempDir(), 'incoming');
    await writeFile(temp, 'content');
    breakUpload(Object.assign(new Error('No space left'), { code: 14_031 }));
    await expect(store.adopt(KEY, temp)).rejects.toBeInstanceOf(StorageFull);
    expect(existsSync(temp)).toBe(true);
    await expect(store.stat(KEY)).resolves.toBeNull();
    await store.adopt(KEY, temp);
    expect(await read(KEY)).toBe('content');
  });

  it('reads, lists and deletes the files that an installation already had on its disk', async () => {
    await opened.disk.put(KEY, Buffer.from('0123456789'));
    expect(await read(KEY)).toBe('0123456789');
    await expect(store.stat(KEY)).resolves.toEqual({ size: 10 });
    const local = await store.localFile(KEY);
    await local.release();
    const keys: string[] = [];
    await store.put(`${KEY}/page-1`, Buffer.from('x'));
    for await (const key of store.keys('u:1/')) keys.push(key);
    expect(keys.sort()).toEqual([KEY, `${KEY}/page-1`]);
    await store.delete(KEY);
    await expect(store.open(KEY)).rejects.toBeInstanceOf(BlobNotFound);
    await expect(opened.disk.stat(KEY)).resolves.toBeNull();
  });
});
