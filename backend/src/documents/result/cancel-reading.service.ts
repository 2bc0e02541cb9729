import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { tellActivity, type SessionUser } from '../../access';
import { oneOf } from '../../platform/database/tenant-collection';
import { READING_CANCELLED } from '../../contracts/reading-runs';
import { DomainError, errorMessage } from '../../rules/domain-error';
import { DocumentChanges } from '../document/document-changes.service';
import type { DocumentRecord } from '../document/document.schema';
import { DocumentsRepository } from '../document/documents.repository';
import type { RequestOrigin } from './reading-restart.service';
import { ReadingRuns, runOfAttempt } from '../../runs';
import { SecondReadingWriter } from '../second-reading/second-reading-writer.service';
import { ReadingEnd } from './reading-end.service';

const code = 'LECTURA_CANCELADA';
const failure = { code, message: errorMessage(code) };

/**
 * Cancels what reads a document: its reading, which then ends in error and gives its credit back, or the
 * second reading, which leaves no trace in its data. Work in this process stops at once, in another one
 * as soon as that looks, within seconds.
 */
@Injectable()
export class CancelReading {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly changes: DocumentChanges,
    private readonly ends: ReadingEnd,
    private readonly runs: ReadingRuns,
    private readonly seconds: SecondReadingWriter,
    private readonly news: EventEmitter2,
  ) {}

  /** Throws NO_ENCONTRADO, and ESTADO_NO_PERMITE when nothing reads it, or has just ended. */
  async cancel(user: SessionUser, id: string, origin: RequestOrigin): Promise<void> {
    const document = await this.documents.find(user.tenantId, id);
    if (!document) throw new DomainError('NO_ENCONTRADO');
    const isCancelled = document.secondRunId
      ? await this.cancelSecond(document.secondRunId, user, id, origin)
      : await this.cancelFirst(document, user, origin);
    if (!isCancelled) throw new DomainError('ESTADO_NO_PERMITE');
    this.tell(user, origin);
  }

  private async cancelFirst(
    document: DocumentRecord,
    { id, role, name }: SessionUser,
    { correlationId }: RequestOrigin,
  ): Promise<boolean> {
    const { attempt } = document;
    const as = { attempt, status: oneOf(['pending', 'processing']) };
    const isCancelled = await this.changes.write(document, as, {
      set: { status: 'error', stage: null, failure },
      events: [{ type: 'ReadingCancelled', data: { attempt, by: name } }],
      by: { id, role, correlationId },
    });
    if (!isCancelled) return false;
    this.news.emit(READING_CANCELLED, runOfAttempt(document).id);
    await this.ends.cancelled(document, failure);
    return true;
  }

  private async cancelSecond(
    runId: string,
    { tenantId, id: actorId, role }: SessionUser,
    documentId: string,
    { correlationId }: RequestOrigin,
  ): Promise<boolean> {
    const run = { tenantId, id: runId };
    if (!(await this.runs.cancel(run, failure))) {
      const kept = await this.runs.runOf(run);
      if (kept?.status === 'completa') return false;
    }
    this.news.emit(READING_CANCELLED, runId);
    await this.seconds.conclude(run, documentId, { id: actorId, role, correlationId });
    return true;
  }

  private tell({ id, role, tenantId }: SessionUser, { ipAddress }: RequestOrigin): void {
    tellActivity(
      this.news,
      { id, role, tenantId, ipAddress },
      'reading_cancelled',
      'Canceló la lectura de un documento.',
    );
  }
}
