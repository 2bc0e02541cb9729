import { Injectable } from '@nestjs/common';
import {
  REVIEW_QUEUE_MAX,
  type ReviewFilter,
  type ReviewQueue,
  type StoryEntry,
} from '../../contracts/review';
import type { TableDataResponse } from '../../contracts/table-data';
import { BlobNotFound, BlobStore } from '../../platform/blob-store/blob-store';
import { Clock } from '../../platform/clock/clock';
import { EventStore } from '../../platform/event-store';
import type { SessionUser } from '../../access';
import { DomainError } from '../../rules/domain-error';
import { tableDataOf } from '../../rules/table-data';
import type { DocumentRecord } from '../document/document.schema';
import { DocumentsRepository } from '../document/documents.repository';
import { readingFactsKey } from '../document/domain/page-keys';
import type { ReadingFacts } from '../../rules/scoring/page-facts';
import { workflowStreamOf } from '../../contracts/document-steps';
import { storyOf } from './domain/story';
import { toQueueDocument, toStoryEvents } from './review.mapper';
import { ReviewRepository } from './review.repository';

/** What was kept of a document's reading. */
@Injectable()
export class ReadingFactsStore {
  constructor(private readonly blobs: BlobStore) {}

  /** Null for a document that was read before its facts were kept. */
  async factsOf(
    document: Pick<DocumentRecord, 'blobKey' | 'attempt'>,
  ): Promise<ReadingFacts | null> {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of await this.blobs.open(readingFactsKey(document))) {
        chunks.push(chunk as Buffer);
      }
      return JSON.parse(Buffer.concat(chunks).toString('utf8')) as ReadingFacts;
    } catch (error) {
      if (error instanceof BlobNotFound) return null;
      throw error;
    }
  }

  /** The file of it (JSON) for a child process, while `use` runs; null as above. */
  async asFile<T>(
    document: Pick<DocumentRecord, 'blobKey' | 'attempt'>,
    use: (path: string | null) => Promise<T>,
  ): Promise<T> {
    const file = await this.blobs.localFile(readingFactsKey(document)).catch((error: unknown) => {
      if (error instanceof BlobNotFound) return null;
      throw error;
    });
    try {
      return await use(file && file.path);
    } finally {
      await file?.release();
    }
  }
}

/** What the review screen shows beside the document itself. */
@Injectable()
export class ReviewReadingService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly review: ReviewRepository,
    private readonly facts: ReadingFactsStore,
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {}

  async table(tenantId: string, id: string): Promise<TableDataResponse> {
    const kept = await this.facts.factsOf(await this.record(tenantId, id));
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
    const documents = await this.review.queue(user.tenantId, question);
    const isCut = documents.length === REVIEW_QUEUE_MAX;
    const total = isCut ? await this.review.countQueue(user.tenantId, question) : documents.length;
    return { total, documents: documents.map(toQueueDocument) };
  }

  private async record(tenantId: string, id: string): Promise<DocumentRecord> {
    const record = await this.documents.find(tenantId, id);
    if (!record) throw new DomainError('NO_ENCONTRADO');
    return record;
  }
}
