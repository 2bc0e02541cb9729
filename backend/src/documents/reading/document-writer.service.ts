import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { DocumentFailure, ReadingStage } from '../../contracts/document';
import type { Word } from '../../contracts/evidence';
import { BlobStore } from '../../platform/blob-store/blob-store';
import { Clock } from '../../platform/clock/clock';
import type { EventData } from '../../platform/event-store';
import type { DocumentRecord, PageRecord } from '../document.schema';
import { SYSTEM_ACTOR, type DocumentEventType, type OutboxEntry } from '../documents.events';
import { DocumentsRepository, type Twin } from '../documents.repository';
import { pageImageKey, pageWordsKey } from '../domain/page-keys';
import { DOCUMENT_CHANGED } from '../outbox/outbox-relay.service';
import type { DuplicateChange, ReadingOutcome, ReadingTask } from './reading-task';

const UNFINISHED = ['pending', 'processing'] as const;

/**
 * How a reading writes to its document: each step is a compare-and-set on the attempt, so that a
 * job delivered twice, or late, changes nothing (reliability R3).
 */
@Injectable()
export class DocumentWriter {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /** Takes up a reading; null when the attempt is over (done, failed or replaced by a newer one). */
  async begin(tenantId: string, id: string, attempt: number): Promise<ReadingTask | null> {
    const document = await this.documents.find(tenantId, id);
    if (!document || document.attempt !== attempt) return null;
    if (document.status !== 'pending' && document.status !== 'processing') return null;
    if (document.status === 'pending') {
      const { processor, model } = document;
      const event = this.event('ExtractionStarted', { attempt, processor, model });
      await this.change(document, ['pending'], { status: 'processing', stage: 'abrir' }, event);
    }
    return document;
  }

  async setStage(task: ReadingTask, stage: ReadingStage): Promise<void> {
    await this.change(task, ['processing'], { stage }, null);
  }

  /** Keys hold document, attempt and page, so saving again after a crash writes the same files. */
  async savePage(task: ReadingTask, page: PageRecord, image: Buffer, words: Word[]): Promise<void> {
    await this.blobs.put(pageImageKey(task, page.number), image);
    await this.blobs.put(pageWordsKey(task, page.number), Buffer.from(JSON.stringify(words)));
  }

  /** False when the attempt was over; then nothing was changed. */
  async complete(task: ReadingTask, outcome: ReadingOutcome): Promise<boolean> {
    const { confidence, processingTime, duplicateOf, authenticity, fields } = outcome;
    const event = this.event('ExtractionCompleted', {
      attempt: task.attempt,
      processor: task.processor,
      model: task.model,
      confidence,
      processingTime,
      duplicateOf,
      fields: fields.length,
      flags: authenticity.flags,
    });
    const set = { ...outcome, status: 'completed', stage: null, failure: null } as const;
    return this.change(task, UNFINISHED, set, event);
  }

  async fail(task: ReadingTask, failure: DocumentFailure): Promise<boolean> {
    const event = this.event('ExtractionFailed', { attempt: task.attempt, code: failure.code });
    return this.change(task, UNFINISHED, { status: 'error', stage: null, failure }, event);
  }

  /** Earliest other document of the company with this content or comprobante. */
  earlierTwin(task: ReadingTask, comprobanteKey: string | null): Promise<Twin | null> {
    return this.documents.findEarlierTwin(task, comprobanteKey);
  }

  /** Later documents of the same comprobante that were read before this one and so not yet marked. */
  unmarkedTwins(task: ReadingTask, comprobanteKey: string): Promise<DocumentRecord[]> {
    return this.documents.findUnmarkedTwins(task, comprobanteKey);
  }

  async markDuplicate(twin: DocumentRecord, change: DuplicateChange): Promise<void> {
    const event = this.event('DuplicateNoticed', { duplicateOf: change.duplicateOf });
    await this.change(twin, ['completed'], change, event);
  }

  private async change(
    document: Pick<DocumentRecord, '_id' | 'tenantId' | 'attempt'>,
    status: readonly DocumentRecord['status'][],
    set: Partial<DocumentRecord>,
    event: OutboxEntry | null,
  ): Promise<boolean> {
    const from = { attempt: document.attempt, status };
    const isChanged = await this.documents.change(document, from, set, event);
    if (isChanged && event) this.news.emit(DOCUMENT_CHANGED, document._id);
    return isChanged;
  }

  private event(type: DocumentEventType, data: EventData): OutboxEntry {
    const at = this.clock.now();
    const eventId = this.clock.uuid();
    return { eventId, type, data, actor: SYSTEM_ACTOR, at, correlationId: null };
  }
}
