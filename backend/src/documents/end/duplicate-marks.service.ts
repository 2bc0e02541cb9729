import { Injectable } from '@nestjs/common';
import { EventStore } from '../../platform/event-store';
import { OutboxRelay } from '../../platform/outbox';
import { authenticityRank } from '../../rules/authenticity-label';
import { duplicateFinding } from '../../rules/checks/document-checks';
import { scoreAuthenticity, withFinding } from '../../rules/scoring/authenticity';
import type { Authenticity } from '../../contracts/authenticity';
import { DocumentChanges, type NewEvent } from '../document/document-changes.service';
import type { DocumentRecord } from '../document/document.schema';
import type { DocumentEventType } from '../document/documents.events';
import {
  DocumentsRepository,
  type DocumentName,
  type Twin,
} from '../document/documents.repository';
import { workflowStreamOf } from '../../contracts/document-steps';
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

/** Tries against people who edit the same documents at the same time. */
const ROUNDS = 5;

function withoutDuplicate({ findings, passed }: Authenticity): Authenticity {
  return scoreAuthenticity(
    findings.filter(({ id }) => id !== 'DUPLICADO'),
    passed,
  );
}

/** What other documents say of a deleted one: their mark names its file. */
@Injectable()
export class DuplicateMarks {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly removals: RemovalRepository,
    private readonly changes: DocumentChanges,
  ) {}

  /**
   * Duplicates of the deleted document are marked by the one that is earliest now, or no more. One that
   * was changed meanwhile is looked at again.
   */
  async clear({ _id, tenantId }: DocumentName): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      const marks: boolean[] = [];
      for (const duplicate of await this.removals.duplicatesOf(tenantId, _id)) {
        const twin = await this.documents.findEarlierTwin(duplicate, duplicate.comprobanteKey);
        marks.push(await this.remark(duplicate, twin));
      }
      if (marks.every(Boolean)) return;
    }
  }

  private async remark(duplicate: DocumentRecord, twin: Twin | null): Promise<boolean> {
    const { attempt, status, version = null } = duplicate;
    const cleared = duplicate.authenticity && withoutDuplicate(duplicate.authenticity);
    const authenticity =
      cleared && twin ? withFinding(cleared, duplicateFinding(twin.filename)) : cleared;
    const set = {
      duplicateOf: twin?._id ?? null,
      authenticity,
      authenticityRank: authenticityRank(authenticity),
    };
    const event: NewEvent = twin
      ? { type: 'DuplicateNoticed', data: { duplicateOf: twin._id } }
      : { type: 'DuplicateCleared', data: {} };
    const as = { attempt, status, version };
    return this.changes.write(duplicate, as, { set, events: [event] });
  }
}
