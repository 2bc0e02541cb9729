import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventEmitter2, OnEvent } from '@nestjs/event-emitter';
import {
  OUTBOX_FILLED,
  OutboxRelay,
  type Outbox,
  type OutboxFilled,
  type OutboxSource,
} from '../../platform/outbox';
import { DocumentMaintenanceRepository } from './document-maintenance.repository';
import type { DocumentRecord } from './document.schema';

/** In-process news: the document with this id has changed. */
export const DOCUMENT_CHANGED = 'document.changed';

/** Names the documents to the relay that copies their events to the event store. */
@Injectable()
export class DocumentOutbox implements OutboxSource, OnModuleInit {
  readonly stream = 'document';

  constructor(
    private readonly documents: DocumentMaintenanceRepository,
    private readonly relay: OutboxRelay,
    private readonly news: EventEmitter2,
  ) {}

  onModuleInit(): void {
    this.relay.register(this);
  }

  @OnEvent(DOCUMENT_CHANGED)
  onDocumentChanged(id: string): void {
    this.news.emit(OUTBOX_FILLED, { stream: this.stream, id } satisfies OutboxFilled);
  }

  async waiting(limit: number): Promise<Outbox[]> {
    return (await this.documents.withOutbox(limit)).map(toOutbox);
  }

  countWaiting(): Promise<number> {
    return this.documents.countWithOutbox();
  }

  async find(id: string): Promise<Outbox | null> {
    const document = await this.documents.findOutbox(id);
    return document && toOutbox(document);
  }

  clear(id: string, eventId: string): Promise<void> {
    return this.documents.clearFromOutbox(id, eventId);
  }
}

const toOutbox = ({ _id, tenantId, outbox }: DocumentRecord): Outbox => ({
  id: _id,
  tenantId,
  entries: outbox,
});
