import { Injectable } from '@nestjs/common';
import { EventStore } from '../../platform/event-store';
import { OutboxRelay } from '../../platform/outbox';
import type { DocumentEventType } from '../documents.events';
import { workflowStreamOf } from '../steps/workflow-stream';
import type { DocumentName } from './removal-maintenance.repository';
import { RemovalRepository } from './removal.repository';

/** Name of the documents' outbox; the stream of a document is `document-{id}`. */
const STREAM = 'document';
/** What remains of a deleted document: that it was deleted, by whom, when and why. */
const TOMBSTONE: DocumentEventType = 'DocumentDeleted';

/** The events of a deleted document and of its workflow: their data goes, their chain stays whole. */
@Injectable()
export class DocumentHistory {
  constructor(
    private readonly removals: RemovalRepository,
    private readonly events: EventStore,
    private readonly relay: OutboxRelay,
  ) {}

  /**
   * Erases the data of all events but the deletion itself. Events that still wait in the document go
   * to the store first, else they would come after the erasure; false when that was not possible.
   */
  async erase({ _id, tenantId }: DocumentName): Promise<boolean> {
    await this.relay.onOutboxFilled({ stream: STREAM, id: _id });
    const document = await this.removals.findDeleted(tenantId, _id);
    if (document && document.outbox.length > 0) return false;
    await this.eraseStream(tenantId, `${STREAM}-${_id}`);
    await this.eraseStream(tenantId, workflowStreamOf(_id));
    return true;
  }

  private async eraseStream(tenantId: string, streamId: string): Promise<void> {
    for (const { type, version, erasedAt } of await this.events.read(tenantId, streamId)) {
      if (type === TOMBSTONE || erasedAt !== null) continue;
      await this.events.erase(tenantId, streamId, version);
    }
  }
}
