import { Injectable } from '@nestjs/common';
import { CompaniesService } from '../../companies';
import { BlobStore } from '../../platform/blob-store/blob-store';
import { Clock } from '../../platform/clock/clock';
import { Schedule } from '../../platform/schedule';
import { DocumentChanges } from '../document/document-changes.service';
import type { DocumentRecord } from '../document/document.schema';
import { isCopyOfOriginal } from '../document/domain/page-keys';
import { StorageQuota } from '../upload/storage-quota.service';
import {
  RetentionMaintenanceRepository,
  type ExpiredFiles,
} from './retention-maintenance.repository';
import { RetentionRepository } from './retention.repository';

/** The stored original of a document and what shows it: page images and the words of its pages. */
@Injectable()
export class OriginalFiles {
  constructor(
    private readonly blobs: BlobStore,
    private readonly documents: RetentionRepository,
    private readonly changes: DocumentChanges,
    private readonly room: StorageQuota,
    private readonly clock: Clock,
  ) {}

  /**
   * False when the document was reopened meanwhile: then its files stay.
   * @param days after its confirmation
   */
  async expire(document: DocumentRecord, days: number): Promise<boolean> {
    if (!(await this.room.leave(document, () => this.mark(document, days)))) return false;
    await this.delete(document);
    return true;
  }

  private mark(document: DocumentRecord, days: number): Promise<boolean> {
    const { confirmedAt = null } = document;
    return this.changes.write(
      document,
      { confirmedAt, isConfirmed: true, originalDeletedAt: null },
      {
        set: { originalDeletedAt: this.clock.now(), hasExpiredFiles: true },
        events: [{ type: 'OriginalExpired', data: { days } }],
        keepsVersion: true,
      },
    );
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

const BATCH = 200;
const DAY_MS = 24 * 3_600_000;

/**
 * Ends the retention of originals: so many days after the confirmation, as the company or else the
 * server says, the file and its pages go; data and events stay (reliability D2).
 */
@Injectable()
export class OriginalRetention {
  constructor(
    private readonly companies: CompaniesService,
    private readonly documents: RetentionRepository,
    private readonly allDocuments: RetentionMaintenanceRepository,
    private readonly files: OriginalFiles,
    private readonly clock: Clock,
  ) {}

  /** Answers how many originals went. */
  async expire(): Promise<number> {
    for (const document of await this.allDocuments.unfinished(BATCH)) {
      await this.files.delete(document);
    }
    let expired = 0;
    let tenantId = await this.allDocuments.nextTenant('');
    while (tenantId !== null) {
      expired += await this.expireOf(tenantId);
      tenantId = await this.allDocuments.nextTenant(tenantId);
    }
    return expired;
  }

  private async expireOf(tenantId: string): Promise<number> {
    const days = await this.daysOf(tenantId);
    if (days === 0) return 0;
    const limit = new Date(this.clock.now().getTime() - days * DAY_MS);
    let expired = 0;
    for (;;) {
      const due = await this.documents.due(tenantId, limit, BATCH);
      const before = expired;
      for (const document of due) if (await this.files.expire(document, days)) expired++;
      // What changes at this very moment waits for the next round, lest one company hold all others up.
      if (due.length < BATCH || expired === before) return expired;
    }
  }

  /** A person without company has the server's default. */
  private async daysOf(tenantId: string): Promise<number> {
    const company = await this.companies.find(tenantId);
    return this.companies.retentionOf(company ?? { fileRetentionDays: null });
  }
}

const HOUR_MS = 3_600_000;

/** Ends retentions at the start and every hour. */
@Injectable()
export class RetentionSchedule extends Schedule {
  constructor(private readonly retention: OriginalRetention) {
    super('retention', { everyMs: HOUR_MS });
  }

  protected async round(): Promise<void> {
    const expired = await this.retention.expire();
    if (expired > 0) this.logger.log({ expired });
  }
}
