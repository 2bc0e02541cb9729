import { Injectable } from '@nestjs/common';
import {
  REVIEW_QUEUE_MAX,
  type ReviewFilter,
  type ReviewQueue,
  type StoryEntry,
} from '../../contracts/review';
import type { TableDataResponse } from '../../contracts/table-data';
import { Clock } from '../../platform/clock/clock';
import { EventStore } from '../../platform/event-store';
import type { SessionUser } from '../../platform/http';
import { DomainError } from '../../rules/domain-error';
import { tableDataOf } from '../../rules/table-data';
import type { DocumentRecord } from '../document.schema';
import { workflowStreamOf } from '../steps/workflow-stream';
import { storyOf } from './domain/story';
import { ReadingFactsStore } from './reading-facts-store.service';
import { toQueueDocument, toStoryEvents } from './review.mapper';
import { ReviewRepository } from './review.repository';

/** What the review screen shows beside the document itself. */
@Injectable()
export class ReviewReadingService {
  constructor(
    private readonly documents: ReviewRepository,
    private readonly facts: ReadingFactsStore,
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {}

  async table(tenantId: string, id: string): Promise<TableDataResponse> {
    const kept = await this.facts.of(await this.record(tenantId, id));
    return tableDataOf(kept?.tables ?? [], kept?.facts.pages ?? []);
  }

  /** Newest first. Also holds what has not yet reached the event store, so that one's own act is seen at once. */
  async story(tenantId: string, id: string): Promise<StoryEntry[]> {
    // The outbox first: what leaves it meanwhile is then found in the store.
    const document = await this.record(tenantId, id);
    const [own, workflow] = await Promise.all([
      this.events.read(tenantId, `document-${id}`),
      this.events.read(tenantId, workflowStreamOf(id)),
    ]);
    return storyOf(toStoryEvents(document, { own, workflow }));
  }

  async queue(user: SessionUser, filter: ReviewFilter): Promise<ReviewQueue> {
    const question = { filter, userId: user.id, now: this.clock.now() };
    const documents = await this.documents.queue(user.tenantId, question);
    const isCut = documents.length === REVIEW_QUEUE_MAX;
    const total = isCut
      ? await this.documents.countQueue(user.tenantId, question)
      : documents.length;
    return { total, documents: documents.map(toQueueDocument) };
  }

  private async record(tenantId: string, id: string): Promise<DocumentRecord> {
    const record = await this.documents.find(tenantId, id);
    if (!record) throw new DomainError('NO_ENCONTRADO');
    return record;
  }
}
