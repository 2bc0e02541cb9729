import { Injectable } from '@nestjs/common';
import { BlobStore } from '../../platform/blob-store/blob-store';
import { isCopyOfOriginal } from '../domain/page-keys';
import type { ExpiredFiles } from './retention-maintenance.repository';
import { RetentionRepository } from './retention.repository';

/** The stored original of a document and what shows it: page images and the words of its pages. */
@Injectable()
export class OriginalFiles {
  constructor(
    private readonly blobs: BlobStore,
    private readonly documents: RetentionRepository,
  ) {}

  /** May be done again after a crash. */
  async delete(document: ExpiredFiles): Promise<void> {
    const { blobKey } = document;
    for await (const key of this.blobs.keys(blobKey)) {
      if (isCopyOfOriginal(document, key)) await this.blobs.delete(key);
    }
    await this.documents.finish(document);
  }
}
