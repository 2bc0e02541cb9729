import { existsSync } from 'node:fs';
import fs, { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Clock } from '../clock/clock';
import { loadConfig } from '../config';
import { StorageFull } from './blob-store';
import { describeBlobStore } from './blob-store.contract';
import { FileSystemBlobStore } from './file-system-blob-store';

async function openStore() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foliado-blobs-'));
  const store = new FileSystemBlobStore(loadConfig({ DATA_DIR: dataDir }), new Clock());
  return { dataDir, store, close: () => rm(dataDir, { recursive: true, force: true }) };
}

describeBlobStore('the file system', openStore);

describe('the file system', () => {
  let opened: Awaited<ReturnType<typeof openStore>>;
  beforeEach(async () => (opened = await openStore()));
  afterEach(async () => {
    jest.restoreAllMocks();
    await opened.close();
  });

  const modeOf = async (name: string) => (await stat(path.join(opened.dataDir, name))).mode & 0o777;

  it('closes folders and files to other users', async () => {
    const temp = path.join(opened.store.tempDir(), 'incoming');
    await writeFile(temp, 'x', { mode: 0o644 });
    await opened.store.adopt('u:1/2026/adopted', temp);
    await opened.store.put('u:1/2026/put', Buffer.from('x'));
    for (const folder of ['files', 'tmp', 'files/u=1', 'files/u=1/2026']) {
      expect(await modeOf(folder)).toBe(0o700);
    }
    expect(await modeOf('files/u=1/2026/adopted')).toBe(0o600);
    expect(await modeOf('files/u=1/2026/put')).toBe(0o600);
  });

  it('syncs the file before it gets its name, and the folder after', async () => {
    const acts: string[] = [];
    const realOpen = fs.open;
    const realRename = fs.rename;
    jest.spyOn(fs, 'open').mockImplementation(async (...args) => {
      const handle = await realOpen(...args);
      const sync = handle.sync.bind(handle);
      handle.sync = () => {
        acts.push(`sync ${path.relative(opened.dataDir, String(args[0])).split(path.sep)[0]}`);
        return sync();
      };
      return handle;
    });
    jest.spyOn(fs, 'rename').mockImplementation((...args) => {
      acts.push('rename');
      return realRename(...args);
    });
    await opened.store.put('t/2026/k', Buffer.from('x'));
    expect(acts[0]).toBe('sync tmp');
    expect(acts.at(-2)).toBe('rename');
    expect(acts.at(-1)).toBe('sync files');
  });

  it('says so when the disk is full, leaves nothing, and goes on when there is space', async () => {
    await opened.store.put('t/2026/before', Buffer.from('earlier'));
    const realOpen = fs.open;
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const spy = jest.spyOn(fs, 'open').mockImplementation(async (...args) => {
      const handle = await realOpen(...args);
      const write = handle.writeFile.bind(handle);
      handle.writeFile = async (data) => {
        await write((data as Buffer).subarray(0, 3));
        throw full;
      };
      return handle;
    });
    await expect(opened.store.put('t/2026/k', Buffer.from('too much'))).rejects.toBeInstanceOf(
      StorageFull,
    );
    expect(spy).toHaveBeenCalled();
    spy.mockRestore();
    expect(await readdir(opened.store.tempDir())).toEqual([]);
    await expect(opened.store.stat('t/2026/k')).resolves.toBeNull();
    expect((await buffer(await opened.store.open('t/2026/before'))).toString()).toBe('earlier');
    await expect(opened.store.put('t/2026/k', Buffer.from('fits'))).resolves.toMatchObject({
      size: 4,
    });
  });

  it('keeps the incoming file when its place cannot be made, so that nothing is lost', async () => {
    const temp = path.join(opened.store.tempDir(), 'incoming');
    await writeFile(temp, 'x');
    const full = Object.assign(new Error('quota'), { code: 'EDQUOT' });
    jest.spyOn(fs, 'rename').mockRejectedValueOnce(full);
    await expect(opened.store.adopt('t/2026/k', temp)).rejects.toBeInstanceOf(StorageFull);
    expect(existsSync(temp)).toBe(true);
    await expect(opened.store.stat('t/2026/k')).resolves.toBeNull();
  });
});
