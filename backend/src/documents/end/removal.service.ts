import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { DELETION_REASON_LABEL, type DeletionReason } from '../../contracts/document';
import { tellActivity, type SessionUser } from '../../access';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../rules/domain-error';
import type { DocumentRecord } from '../document/document.schema';
import type { OutboxEntry } from '../document/documents.events';
import { DocumentsRepository } from '../document/documents.repository';
import { pauseForStep } from '../review/review-lock.service';
import { assertMayDelete } from './domain/may-delete';
import { READING_CANCELLED } from '../result/cancel-reading.service';
import { runOfAttempt } from '../result/runs/reading-runs.service';
import { StorageQuota } from '../upload/storage-quota.service';
import { Eraser } from './eraser.service';
import { RemovalRepository } from './removal.repository';

/** Where a request comes from. */
export interface RemovalOrigin {
  correlationId: string | null;
  ipAddress: string | null;
}

/** Rounds of a deletion against readings, edits and steps of the same document. */
const TRIES = 20;

/** Deletes documents: the mark decides, at once and for good; the erasure follows. */
@Injectable()
export class RemovalService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly removals: RemovalRepository,
    private readonly eraser: Eraser,
    private readonly room: StorageQuota,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /**
   * Answers when nobody sees the document any more; what an outage keeps the erasure from is made
   * good by the sweep. A reading that runs is void: it finds no document to save to, and is stopped.
   * Throws NO_ENCONTRADO, SIN_PERMISO, DOCUMENTO_BLOQUEADO, ESTADO_NO_PERMITE, and SOLICITUD_EN_CURSO
   * while a step of the workflow is being recorded.
   */
  async delete(
    user: SessionUser,
    id: string,
    reason: DeletionReason,
    origin: RemovalOrigin,
  ): Promise<void> {
    for (let left = TRIES; ; left--) {
      const document = await this.documents.find(user.tenantId, id);
      if (!document) throw new DomainError('NO_ENCONTRADO');
      assertMayDelete(document, user);
      const mark = () => this.mark(document, user, reason, origin);
      if (await this.room.leave(document, mark)) {
        this.stopReadings(document);
        break;
      }
      const { stepUnderWay } = document;
      if (left === 1) {
        throw new DomainError(stepUnderWay ? 'SOLICITUD_EN_CURSO' : 'ESTADO_NO_PERMITE');
      }
      if (stepUnderWay) await pauseForStep();
    }
    this.tell(user, reason, origin);
    await this.eraser.tryErase({ _id: id, tenantId: user.tenantId });
  }

  /** Those of this process at once; others see that the document is gone. */
  private stopReadings(document: DocumentRecord): void {
    this.news.emit(READING_CANCELLED, runOfAttempt(document).id);
    if (document.secondRunId) this.news.emit(READING_CANCELLED, document.secondRunId);
  }

  private mark(
    document: DocumentRecord,
    { id, role }: SessionUser,
    reason: DeletionReason,
    { correlationId }: RemovalOrigin,
  ): Promise<boolean> {
    const at = this.clock.now();
    const event: OutboxEntry = {
      eventId: this.clock.uuid(),
      type: 'DocumentDeleted',
      data: { reason },
      actor: { id, role },
      at,
      correlationId,
    };
    return this.removals.mark(document, at, event);
  }

  private tell(user: SessionUser, reason: DeletionReason, { ipAddress }: RemovalOrigin): void {
    tellActivity(
      this.news,
      { ...user, ipAddress },
      'delete_document',
      `Eliminó un documento. Motivo: ${DELETION_REASON_LABEL[reason].toLowerCase()}.`,
    );
  }
}
