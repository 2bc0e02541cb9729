import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { SeparatedFrom } from '../../contracts/document';
import { Clock } from '../../platform/clock/clock';
import type { SessionUser } from '../../platform/http';
import type { DocumentRecord } from '../document.schema';
import { DOCUMENT_CHANGED } from '../outbox/document-outbox.service';
import type { RequestOrigin } from '../retry/reading-restart.service';
import { SeparationRepository } from './separation.repository';

/** Writes into the history of a document that another one was made of its file. */
@Injectable()
export class SeparationNews {
  constructor(
    private readonly separated: SeparationRepository,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /**
   * Once for each document that was made, however often it is told: one that a crash kept from being told is so
   * with the next request.
   * @param made what the new document is made of, with its own id
   */
  async tell(
    { _id, tenantId }: DocumentRecord,
    { documentId, number, pages }: SeparatedFrom,
    { id, role, name }: SessionUser,
    { correlationId }: RequestOrigin,
  ): Promise<void> {
    await this.separated.tell(tenantId, _id, {
      // The store takes an event of one id once.
      eventId: documentId,
      type: 'ComprobanteSeparated',
      data: { documentId, number, pages, by: name },
      actor: { id, role },
      at: this.clock.now(),
      correlationId,
    });
    this.news.emit(DOCUMENT_CHANGED, _id);
  }
}
