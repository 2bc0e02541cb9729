import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { Clock } from '../../platform/clock/clock';
import type { DocumentRecord } from '../document.schema';
import { SYSTEM_ACTOR, type OutboxEntry } from '../documents.events';
import { READING_CANCELLED } from '../reading/cancel-reading.service';
import { runOfAttempt } from '../runs/reading-runs.service';
import { StorageQuota } from '../storage/storage-quota.service';
import { Eraser } from './eraser.service';
import { RemovalRepository } from './removal.repository';

const BATCH = 100;

/** Takes away all documents of a company that leaves, those that nobody may delete included. */
@Injectable()
export class CompanyDocuments {
  constructor(
    private readonly removals: RemovalRepository,
    private readonly eraser: Eraser,
    private readonly room: StorageQuota,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /**
   * Answers how many are erased for good, and whether any is left: one that is being read, or whose step is being
   * recorded, is erased by a later call.
   */
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
      const mark = () => this.removals.markOfLeaving(document, this.clock.now(), this.event());
      if (!(await this.room.leave(document, mark))) return false;
      this.news.emit(READING_CANCELLED, runOfAttempt(document).id);
      if (document.secondRunId) this.news.emit(READING_CANCELLED, document.secondRunId);
    }
    return this.eraser.tryEraseAmongAll(document);
  }

  private event(): OutboxEntry {
    return {
      eventId: this.clock.uuid(),
      type: 'DocumentDeleted',
      data: { reason: 'baja_de_la_empresa' },
      actor: SYSTEM_ACTOR,
      at: this.clock.now(),
      correlationId: null,
    };
  }
}
