import { Injectable, Logger } from '@nestjs/common';
import { BlobStore } from '../../platform/blob-store/blob-store';
import type { DocumentRecord } from '../document.schema';
import { ReadingRemains } from '../reading/reading-remains.service';
import { DocumentHistory } from './document-history.service';
import { DuplicateMarks } from './duplicate-marks.service';
import type { DocumentName } from './removal-maintenance.repository';
import { RemovalRepository } from './removal.repository';

type Unmark = (document: DocumentRecord) => Promise<void>;

/**
 * Erases what a deleted document leaves: its credit, its files, its runs, the data of its events, the marks on
 * its duplicates, its own record last. Each act can be done again, so an erasure that stopped anywhere
 * is simply begun anew.
 */
@Injectable()
export class Eraser {
  private readonly logger = new Logger(Eraser.name);

  constructor(
    private readonly removals: RemovalRepository,
    private readonly blobs: BlobStore,
    private readonly readings: ReadingRemains,
    private readonly history: DocumentHistory,
    private readonly duplicates: DuplicateMarks,
  ) {}

  /** True when nothing is left; false when it has to be tried again. */
  tryErase(name: DocumentName): Promise<boolean> {
    return this.attempt(name, (document) => this.duplicates.clear(document));
  }

  /** The same of one whose duplicates go as well: each would be marked anew as often as there are others. */
  tryEraseAmongAll(name: DocumentName): Promise<boolean> {
    return this.attempt(name, () => Promise.resolve());
  }

  private async attempt({ _id, tenantId }: DocumentName, unmark: Unmark): Promise<boolean> {
    try {
      const document = await this.removals.findDeleted(tenantId, _id);
      return document === null || (await this.erase(document, unmark));
    } catch (error) {
      this.logger.warn({ documentId: _id, erasure: 'unfinished', error: (error as Error).name });
      return false;
    }
  }

  private async erase(document: DocumentRecord, unmark: Unmark): Promise<boolean> {
    const { _id, tenantId, blobKey } = document;
    // A reading that runs may still save page images; what it saves is erased when it has ended.
    const isBeingRead = await this.readings.areUnderWay(document);
    await this.readings.erase(document);
    for await (const key of this.blobs.keys(blobKey)) await this.blobs.delete(key);
    await unmark(document);
    const isSilent = await this.history.erase(document);
    if (isBeingRead || !isSilent) return false;
    await this.removals.remove(tenantId, _id);
    return true;
  }
}
