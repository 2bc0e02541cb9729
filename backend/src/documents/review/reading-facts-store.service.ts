import { Injectable } from '@nestjs/common';
import { BlobNotFound, BlobStore } from '../../platform/blob-store/blob-store';
import type { DocumentRecord } from '../document.schema';
import { readingFactsKey } from '../domain/page-keys';
import type { ReadingFacts } from '../reading/reading-task';

/** What was kept of a document's reading. */
@Injectable()
export class ReadingFactsStore {
  constructor(private readonly blobs: BlobStore) {}

  /** Null for a document that was read before its facts were kept. */
  async of(document: Pick<DocumentRecord, 'blobKey' | 'attempt'>): Promise<ReadingFacts | null> {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of await this.blobs.open(readingFactsKey(document))) {
        chunks.push(chunk as Buffer);
      }
      return JSON.parse(Buffer.concat(chunks).toString('utf8')) as ReadingFacts;
    } catch (error) {
      if (error instanceof BlobNotFound) return null;
      throw error;
    }
  }

  /** The file of it (JSON) for a child process, while `use` runs; null as above. */
  async asFile<T>(
    document: Pick<DocumentRecord, 'blobKey' | 'attempt'>,
    use: (path: string | null) => Promise<T>,
  ): Promise<T> {
    const file = await this.blobs.localFile(readingFactsKey(document)).catch((error: unknown) => {
      if (error instanceof BlobNotFound) return null;
      throw error;
    });
    try {
      return await use(file && file.path);
    } finally {
      await file?.release();
    }
  }
}
