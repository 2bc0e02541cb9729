import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { mongo, type Collection, type Connection } from 'mongoose';
import { Clock } from '../clock/clock';
import type { ByteRange } from './blob-store';
import { isStoredFirst } from '../database/unique-writes';

/** What a key names: a file of GridFS, which never changes once it is named. */
export interface StoredBlob {
  _id: string;
  file: mongo.ObjectId;
  /** Bytes. */
  size: number;
  /** Hex. */
  sha256: string;
}

/**
 * A file of GridFS that no key names, or will soon name none. Written before the work begins, so that
 * what a crash leaves behind is found again.
 */
interface LooseFile {
  /** A file is incoming once and replaced or deleted once; neither may clear the other's note. */
  _id: { file: mongo.ObjectId; why: 'incoming' | 'outgoing' };
  key: string;
  at: Date;
}

const BUCKET = 'blob';
const DURABLE = { writeConcern: { w: 'majority', journal: true } } as const;
const AFTER_EVERY_KEY = '\uffff';

/**
 * Files in GridFS. A key is one record that points at a whole file, so that putting, replacing and
 * deleting are each one atomic write, whoever else does the same.
 */
@Injectable()
export class BlobRepository implements OnModuleInit {
  private readonly bucket: mongo.GridFSBucket;
  private readonly blobs: Collection<StoredBlob>;
  private readonly loose: Collection<LooseFile>;
  private readonly files: Collection;
  private readonly chunks: Collection;

  constructor(
    @InjectConnection() connection: Connection,
    private readonly clock: Clock,
  ) {
    const { db } = connection;
    if (!db) throw new Error('the store is not connected');
    this.bucket = new mongo.GridFSBucket(db, { bucketName: BUCKET, ...DURABLE });
    this.blobs = connection.collection<StoredBlob>(`${BUCKET}.keys`);
    this.loose = connection.collection<LooseFile>(`${BUCKET}.loose`);
    this.files = connection.collection(`${BUCKET}.files`);
    this.chunks = connection.collection(`${BUCKET}.chunks`);
  }

  async onModuleInit(): Promise<void> {
    await this.loose.createIndexes([{ key: { key: 1 } }, { key: { at: 1 } }]);
  }

  blobOf(key: string): Promise<StoredBlob | null> {
    return this.blobs.findOne({ _id: key });
  }

  /** Durable and whole when it resolves; else the key names what it named before. */
  async save(key: string, bytes: Readable, facts: { size: number; sha256: string }): Promise<void> {
    const file = new mongo.ObjectId();
    await this.note({ file, why: 'incoming' }, key);
    try {
      await pipeline(bytes, this.bucket.openUploadStreamWithId(file, key));
    } catch (error) {
      // The note stays: a part that is still on its way is found by the sweep.
      await this.erase(file).catch(() => undefined);
      throw error;
    }
    await this.place({ _id: key, file, ...facts });
    await this.loose.deleteOne({ _id: { file, why: 'incoming' } }, DURABLE);
  }

  /** `range` is inclusive bytes, within the file. */
  read({ file }: StoredBlob, range?: ByteRange): Readable {
    const part = range && { start: range.start, end: range.end + 1 };
    return this.bucket.openDownloadStream(file, part);
  }

  /** Nothing of it is left when it resolves, nor of what it has replaced. */
  async deleteFile(key: string): Promise<void> {
    for (let blob = await this.blobOf(key); blob; blob = await this.blobOf(key)) {
      const { file } = blob;
      await this.note({ file, why: 'outgoing' }, key);
      await this.blobs.deleteOne({ _id: key, file }, DURABLE);
    }
    const notes = this.loose.find({ key, '_id.why': 'outgoing' });
    for await (const note of notes) await this.eraseUnnamed(note);
  }

  async *keys(prefix: string): AsyncIterable<string> {
    const found = this.blobs
      .find({ _id: { $gte: prefix, $lt: `${prefix}${AFTER_EVERY_KEY}` } })
      .project<Pick<StoredBlob, '_id'>>({ _id: 1 })
      .sort({ _id: 1 });
    for await (const { _id } of found) yield _id;
  }

  /** Removes files, whole or in part, that no key names since before `since`; returns how many. */
  async sweep(since: Date): Promise<number> {
    let removed = 0;
    for await (const note of this.loose.find({ at: { $lt: since } })) {
      const { _id, at } = note;
      if (await this.eraseUnnamed(note)) removed += 1;
      else await this.loose.deleteOne({ _id, at }, DURABLE);
    }
    return removed;
  }

  /** Points the key at the file; what it pointed at stays for its readers until the sweep. */
  private async place(blob: StoredBlob): Promise<void> {
    for (;;) {
      const earlier = await this.blobOf(blob._id);
      if (earlier) await this.note({ file: earlier.file, why: 'outgoing' }, blob._id);
      if (earlier ? await this.replace(earlier, blob) : await this.insert(blob)) return;
    }
  }

  private async replace(earlier: StoredBlob, blob: StoredBlob): Promise<boolean> {
    const { _id, file } = earlier;
    return (await this.blobs.replaceOne({ _id, file }, blob, DURABLE)).matchedCount === 1;
  }

  private async insert(blob: StoredBlob): Promise<boolean> {
    return isStoredFirst(this.blobs.insertOne(blob, DURABLE));
  }

  private async note(_id: LooseFile['_id'], key: string): Promise<void> {
    const fields = { key, at: this.clock.now() };
    await this.loose.updateOne({ _id }, { $set: fields }, { upsert: true, ...DURABLE });
  }

  private async erase(file: mongo.ObjectId): Promise<void> {
    await this.files.deleteOne({ _id: file }, DURABLE);
    await this.chunks.deleteMany({ files_id: file }, DURABLE);
  }

  /** False when a key names the file. The notes go last: until then the sweep comes back to it. */
  private async eraseUnnamed({ _id: { file }, key }: LooseFile): Promise<boolean> {
    if ((await this.blobOf(key))?.file.equals(file)) return false;
    await this.erase(file);
    const notes = (['incoming', 'outgoing'] as const).map((why) => ({ file, why }));
    await this.loose.deleteMany({ _id: { $in: notes } }, DURABLE);
    return true;
  }
}
