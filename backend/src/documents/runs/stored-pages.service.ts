import { Injectable } from '@nestjs/common';
import type { Word } from '../../contracts/evidence';
import { BlobNotFound, BlobStore } from '../../platform/blob-store/blob-store';
import type { PageFacts } from '../../rules/scoring/page-facts';
import type { DocumentRecord, PageRecord } from '../document.schema';
import { pageImageKey, pageWordsKey } from '../domain/page-keys';
import { ReadingFactsStore } from '../review/reading-facts-store.service';

export interface StoredPage extends PageRecord {
  image: Buffer;
  words: Word[];
}

/** What a reading has kept of the pages. */
@Injectable()
export class StoredPages {
  constructor(
    private readonly blobs: BlobStore,
    private readonly facts: ReadingFactsStore,
  ) {}

  /** Null when not everything is there any more: then the pages have to be read anew. */
  async of(document: DocumentRecord): Promise<{ pages: StoredPage[]; facts: PageFacts } | null> {
    const kept = await this.facts.of(document);
    if (!kept || document.pages.length === 0) return null;
    try {
      const pages: StoredPage[] = [];
      for (const page of document.pages) pages.push(await this.page(document, page));
      return { pages, facts: kept.facts };
    } catch (error) {
      if (error instanceof BlobNotFound) return null;
      throw error;
    }
  }

  private async page(document: DocumentRecord, page: PageRecord): Promise<StoredPage> {
    const words = await this.bytes(pageWordsKey(document, page.number));
    const image = await this.bytes(pageImageKey(document, page.number));
    return { ...page, image, words: JSON.parse(words.toString('utf8')) as Word[] };
  }

  private async bytes(key: string): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of await this.blobs.open(key)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }
}
