import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { BlobNotFound, BlobStore } from '../../../platform/blob-store/blob-store';
import type { DocumentRecord } from '../../document/document.schema';
import { pageImageKey, pageWordsKey, readingFactsKey } from '../../document/domain/page-keys';

/** Absolute paths of the files to be written; pages are 1-based. */
export interface PageFiles {
  /** `ReadingFacts` (JSON). */
  facts: string;
  image: (page: number) => string;
  /** `Word[]` (JSON). */
  words: (page: number) => string;
}

/** What a reading has kept of the pages. */
@Injectable()
export class StoredPages {
  constructor(private readonly blobs: BlobStore) {}

  /** False when not everything is there any more: then the pages have to be read anew. */
  async copy(document: DocumentRecord, files: PageFiles): Promise<boolean> {
    if (document.pages.length === 0) return false;
    try {
      await this.write(readingFactsKey(document), files.facts);
      for (const { number } of document.pages) {
        await this.write(pageWordsKey(document, number), files.words(number));
        await this.write(pageImageKey(document, number), files.image(number));
      }
      return true;
    } catch (error) {
      if (error instanceof BlobNotFound) return false;
      throw error;
    }
  }

  private async write(key: string, path: string): Promise<void> {
    await pipeline(await this.blobs.open(key), createWriteStream(path, { mode: 0o600 }));
  }
}
