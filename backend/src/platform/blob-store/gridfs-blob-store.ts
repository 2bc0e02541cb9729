import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import {
  assertBlobKey,
  assertBlobPrefix,
  assertByteRange,
  BlobStore,
  type BlobRef,
  type ByteRange,
  type LocalFile,
} from './blob-store';
import { BlobRepository } from './blob.repository';
import { FILE_MODE, inPortTerms, sealFile } from './durable-files';
import { FileSystemBlobStore } from './file-system-blob-store';

/**
 * Files in the database, for every process that is connected to it. Incoming files and copies for child
 * processes are on this machine's own disk. A key that is not in the database is looked for on this disk:
 * an installation that had its files there goes on reading and deleting them.
 */
@Injectable()
export class GridFsBlobStore extends BlobStore {
  constructor(
    private readonly blobs: BlobRepository,
    private readonly disk: FileSystemBlobStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  tempDir(): string {
    return this.disk.tempDir();
  }

  async adopt(key: string, tempPath: string): Promise<BlobRef> {
    assertBlobKey(key);
    const sealed = await inPortTerms(key, () => sealFile(tempPath));
    await inPortTerms(key, () => this.blobs.save(key, createReadStream(tempPath), sealed));
    await rm(tempPath, { force: true });
    return { key, ...sealed };
  }

  async put(key: string, bytes: Buffer): Promise<BlobRef> {
    assertBlobKey(key);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const facts = { size: bytes.length, sha256 };
    await inPortTerms(key, () => this.blobs.save(key, Readable.from([bytes]), facts));
    return { key, ...facts };
  }

  async stat(key: string): Promise<{ size: number } | null> {
    assertBlobKey(key);
    const blob = await this.blobs.blobOf(key);
    return blob ? { size: blob.size } : this.disk.stat(key);
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    assertBlobKey(key);
    assertByteRange(range);
    const blob = await this.blobs.blobOf(key);
    if (!blob) return this.disk.open(key, range);
    if (!range) return this.blobs.read(blob);
    if (range.start >= blob.size) return Readable.from([]);
    return this.blobs.read(blob, { ...range, end: Math.min(range.end, blob.size - 1) });
  }

  async localFile(key: string): Promise<LocalFile> {
    assertBlobKey(key);
    const blob = await this.blobs.blobOf(key);
    if (!blob) return this.disk.localFile(key);
    const copy = path.join(this.tempDir(), `${this.clock.uuid()}.copy`);
    const release = () => rm(copy, { force: true });
    try {
      const target = createWriteStream(copy, { flags: 'wx', mode: FILE_MODE });
      await inPortTerms(key, () => pipeline(this.blobs.read(blob), target));
    } catch (error) {
      await release();
      throw error;
    }
    return { path: copy, release };
  }

  async delete(key: string): Promise<void> {
    assertBlobKey(key);
    await this.blobs.deleteFile(key);
    await this.disk.delete(key);
  }

  async *keys(prefix: string): AsyncIterable<string> {
    assertBlobPrefix(prefix);
    yield* this.blobs.keys(prefix);
    for await (const key of this.disk.keys(prefix)) {
      if (!(await this.blobs.blobOf(key))) yield key;
    }
  }

  async sweepTemp(maxAgeMs: number): Promise<number> {
    const since = new Date(this.clock.now().getTime() - maxAgeMs);
    return (await this.disk.sweepTemp(maxAgeMs)) + (await this.blobs.sweep(since));
  }
}
