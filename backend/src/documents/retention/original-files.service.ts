import { Injectable } from '@nestjs/common';
import { BlobStore } from '../../platform/blob-store/blob-store';
import { isCopyOfOriginal } from '../domain/page-keys';
import type { DocumentRecord } from '../document.schema';
import type { OutboxEntry } from '../documents.events';
import { StorageQuota } from '../storage/storage-quota.service';
import type { ExpiredFiles } from './retention-maintenance.repository';
import { RetentionRepository } from './retention.repository';

/** The stored original of a document and what shows it: page images and the words of its pages. */
@Injectable()
export class OriginalFiles {
  constructor(
    private readonly blobs: BlobStore,
    private readonly documents: RetentionRepository,
    private readonly room: StorageQuota,
  ) {}

  /** With its event; false when the document was reopened meanwhile: then its files stay. */
  async expire(document: DocumentRecord, at: Date, event: OutboxEntry): Promise<boolean> {
    const mark = () => this.documents.mark(document, at, event);
    if (!(await this.room.leave(document, mark))) return false;
    await this.delete(document);
    return true;
  }

  /** May be done again after a crash. */
  async delete(document: ExpiredFiles): Promise<void> {
    const { blobKey } = document;
    for await (const key of this.blobs.keys(blobKey)) {
      if (isCopyOfOriginal(document, key)) await this.blobs.delete(key);
    }
    await this.documents.finish(document);
  }
}
