import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { access, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/app-config';
import {
  assertBlobKey,
  assertBlobPrefix,
  assertByteRange,
  BlobStore,
  fileToKey,
  keyToFile,
  type BlobRef,
  type ByteRange,
  type LocalFile,
} from './blob-store';
import {
  errorCode,
  FOLDER_MODE,
  inPortTerms,
  moveIntoPlace,
  sealFile,
  writeNewFile,
} from './durable-files';

/** Files under `{dataDir}/files`, incoming ones under `{dataDir}/tmp`: one volume, so a rename is atomic. */
@Injectable()
export class FileSystemBlobStore extends BlobStore {
  private readonly root: string;
  private readonly temp: string;

  constructor(
    config: AppConfig,
    private readonly clock: Clock,
  ) {
    super();
    this.root = path.join(config.dataDir, 'files');
    this.temp = path.join(config.dataDir, 'tmp');
    for (const folder of [this.root, this.temp]) {
      mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
    }
  }

  tempDir(): string {
    return this.temp;
  }

  async adopt(key: string, tempPath: string): Promise<BlobRef> {
    const file = this.fileOf(key);
    return inPortTerms(key, async () => {
      const sealed = await sealFile(tempPath);
      await moveIntoPlace(tempPath, file);
      return { key, ...sealed };
    });
  }

  async put(key: string, bytes: Buffer): Promise<BlobRef> {
    const file = this.fileOf(key);
    const temp = path.join(this.temp, `${this.clock.uuid()}.put`);
    await inPortTerms(key, async () => {
      await writeNewFile(temp, bytes);
      await moveIntoPlace(temp, file).catch(async (error: unknown) => {
        await rm(temp, { force: true });
        throw error;
      });
    });
    return { key, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  async stat(key: string): Promise<{ size: number } | null> {
    try {
      const { size } = await stat(this.fileOf(key));
      return { size };
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const file = this.fileOf(key);
    assertByteRange(range);
    const handle = await inPortTerms(key, () => open(file, 'r'));
    return handle.createReadStream(range ?? {});
  }

  async localFile(key: string): Promise<LocalFile> {
    const file = this.fileOf(key);
    await inPortTerms(key, () => access(file));
    return { path: file, release: () => Promise.resolve() };
  }

  async delete(key: string): Promise<void> {
    await rm(this.fileOf(key), { force: true });
  }

  async *keys(prefix: string): AsyncIterable<string> {
    assertBlobPrefix(prefix);
    const folder = prefix.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/')) : '';
    for await (const file of filesUnder(keyToFile(this.root, folder))) {
      const key = fileToKey(this.root, file);
      if (key.startsWith(prefix)) yield key;
    }
  }

  async sweepTemp(maxAgeMs: number): Promise<number> {
    const oldest = this.clock.now().getTime() - maxAgeMs;
    let removed = 0;
    for (const name of await readdir(this.temp)) {
      const entry = path.join(this.temp, name);
      const age = await stat(entry).catch(absentIsNull);
      if (age === null || age.mtimeMs >= oldest) continue;
      await rm(entry, { recursive: true, force: true });
      removed += 1;
    }
    return removed;
  }

  private fileOf(key: string): string {
    assertBlobKey(key);
    return keyToFile(this.root, key);
  }
}

/** An entry that is gone was taken over or removed by its owner in the meantime. */
function absentIsNull(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
}

async function* filesUnder(folder: string): AsyncIterable<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(absentIsNull);
  for (const entry of (entries ?? []).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(full);
    else if (entry.isFile()) yield full;
  }
}
