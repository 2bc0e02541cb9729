import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { BlobStore } from '../../platform/blob-store/blob-store';
import { Clock } from '../../platform/clock/clock';
import type { FilterWithin } from '../../platform/database/tenant-collection';
import { DocumentChanges } from '../document/document-changes.service';
import type { DocumentRecord } from '../document/document.schema';
import type { DocumentName } from '../document/documents.repository';
import { READING_CANCELLED } from '../../contracts/reading-runs';
import { ReadingRemains } from '../result/reading-end.service';
import { runOfAttempt } from '../../runs';
import { StorageQuota } from '../upload/storage-quota.service';
import { DocumentHistory, DuplicateMarks } from './duplicate-marks.service';
import { deletion, RemovalRepository } from './removal.repository';

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
    await this.removals.eraseRecord(tenantId, _id);
    return true;
  }
}

const BATCH = 100;

/** Deletes what no person deletes; the erasure follows. */
@Injectable()
export class SilentRemoval {
  constructor(
    private readonly changes: DocumentChanges,
    private readonly room: StorageQuota,
    private readonly clock: Clock,
  ) {}

  /** False when the document is not `as` it was found any more; then nothing has changed. */
  takeAway(
    document: DocumentRecord,
    as: FilterWithin,
    reason: 'baja_de_la_empresa' | 'unido',
  ): Promise<boolean> {
    const events = [{ type: 'DocumentDeleted', data: { reason } }] as const;
    return this.room.leave(document, () =>
      this.changes.write(document, as, { ...deletion(this.clock.now()), events }),
    );
  }
}

/** Takes away all documents of a company that leaves, those that nobody may delete included. */
@Injectable()
export class CompanyEraser {
  constructor(
    private readonly removals: RemovalRepository,
    private readonly eraser: Eraser,
    private readonly removal: SilentRemoval,
    private readonly news: EventEmitter2,
  ) {}

  /** See `CompanyDocuments`. */
  async erase(tenantId: string): Promise<{ erased: number; isDone: boolean }> {
    for (let erased = 0; ;) {
      const some = await this.removals.some(tenantId, BATCH);
      let left = 0;
      for (const document of some) {
        if (await this.eraseOne(document)) erased += 1;
        else left += 1;
      }
      if (left > 0 || some.length < BATCH) return { erased, isDone: left === 0 };
    }
  }

  private async eraseOne(document: DocumentRecord): Promise<boolean> {
    if (!document.deletedAt) {
      // Whatever its state; false when that is done, or a step is being recorded.
      const as = { stepUnderWay: null };
      if (!(await this.removal.takeAway(document, as, 'baja_de_la_empresa'))) return false;
      this.news.emit(READING_CANCELLED, runOfAttempt(document).id);
      if (document.secondRunId) this.news.emit(READING_CANCELLED, document.secondRunId);
    }
    return this.eraser.tryEraseAmongAll(document);
  }
}
