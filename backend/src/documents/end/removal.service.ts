import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { DELETION_REASON_LABEL, type DeletionReason } from '../../contracts/document';
import type { SessionUser } from '../../access';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../rules/domain-error';
import { DocumentChanges, type Decision } from '../document/document-changes.service';
import type { DocumentRecord } from '../document/document.schema';
import { assertMayDelete } from './domain/may-delete';
import { READING_CANCELLED } from '../../contracts/reading-runs';
import { runOfAttempt } from '../../runs';
import { StorageQuota } from '../upload/storage-quota.service';
import { Eraser } from './eraser.service';
import { deletion } from './removal.repository';

/** Where a request comes from. */
export interface RemovalOrigin {
  correlationId: string | null;
  ipAddress: string | null;
}

/** Deletes documents: the mark decides, at once and for good; the erasure follows. */
@Injectable()
export class RemovalService {
  constructor(
    private readonly changes: DocumentChanges,
    private readonly eraser: Eraser,
    private readonly room: StorageQuota,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /**
   * Answers when nobody sees the document any more; what an outage keeps the erasure from is made
   * good by the sweep. A reading that runs is void: it finds no document to save to, and is stopped.
   * Throws NO_ENCONTRADO, SIN_PERMISO, DOCUMENTO_BLOQUEADO, and SOLICITUD_EN_CURSO while a step of the
   * workflow is being recorded.
   */
  async delete(
    user: SessionUser,
    id: string,
    reason: DeletionReason,
    origin: RemovalOrigin,
  ): Promise<void> {
    const name = { _id: id, tenantId: user.tenantId };
    const deleted = await this.changes.decided(
      name,
      (document) => Promise.resolve(this.decide(document, user, reason, origin)),
      (document) => assertMayDelete(document, user),
    );
    if (!deleted) throw new DomainError('NO_ENCONTRADO');
    this.stopReadings(deleted.before);
    await this.eraser.tryErase(name);
  }

  /** Those of this process at once; others see that the document is gone. */
  private stopReadings(document: DocumentRecord): void {
    this.news.emit(READING_CANCELLED, runOfAttempt(document).id);
    if (document.secondRunId) this.news.emit(READING_CANCELLED, document.secondRunId);
  }

  private decide(
    document: DocumentRecord,
    user: SessionUser,
    reason: DeletionReason,
    { correlationId, ipAddress }: RemovalOrigin,
  ): Decision {
    const label = DELETION_REASON_LABEL[reason].toLowerCase();
    return {
      ...deletion(this.clock.now()),
      events: [{ type: 'DocumentDeleted', data: { reason } }],
      by: { id: user.id, role: user.role, correlationId },
      activity: {
        actor: { ...user, ipAddress },
        action: 'delete_document',
        details: `Eliminó un documento. Motivo: ${label}.`,
      },
      // An original expires without a version.
      as: { originalDeletedAt: document.originalDeletedAt ?? null },
      around: (write) => this.room.leave(document, write),
    };
  }
}
