import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { ACTIVITY, type ActivityNews } from '../../contracts/activity';
import type { RetryRequest, RetryResponse } from '../../contracts/document';
import type { Role } from '../../contracts/user';
import { Clock } from '../../platform/clock/clock';
import type { SessionUser } from '../../platform/http';
import { DomainError } from '../../rules/domain-error';
import { DocumentMaintenanceRepository } from '../document-maintenance.repository';
import type { DocumentRecord } from '../document.schema';
import { DocumentsRepository } from '../documents.repository';
import type { OutboxEntry } from '../documents.events';
import { checkEngineChoice, type EngineChoice } from '../intake/check-received';
import { ReadingJobs } from '../intake/reading-jobs.service';
import { DOCUMENT_CHANGED } from '../outbox/document-outbox.service';
import { ReadingCredits } from '../reading/reading-credits.service';

/** Where a request comes from. */
interface RequestOrigin {
  correlationId: string | null;
  ipAddress: string | null;
}

/** The platform admin who asks, with the request. */
export interface RetryAdmin extends RequestOrigin {
  id: string;
  role: Role;
  tenantId: string;
}

/** Reads a document again whose reading failed for good; the credit is its uploader's. */
@Injectable()
export class DocumentsRetry {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly allDocuments: DocumentMaintenanceRepository,
    private readonly credits: ReadingCredits,
    private readonly jobs: ReadingJobs,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /** Throws NO_ENCONTRADO, ESTADO_NO_PERMITE, PROCESADOR_INVALIDO, SIN_CREDITOS (of the uploader). */
  async retry(
    user: SessionUser,
    id: string,
    choice: RetryRequest,
    origin: RequestOrigin,
  ): Promise<RetryResponse> {
    const document = await this.documents.find(user.tenantId, id);
    return this.readAgain(document, choice, { ...user, ...origin });
  }

  /** The same for a document of any company, with the engine that it had. */
  async retryAsAdmin(id: string, admin: RetryAdmin): Promise<RetryResponse> {
    return this.readAgain(await this.allDocuments.find(id), {}, admin);
  }

  private async readAgain(
    document: DocumentRecord | null,
    choice: RetryRequest,
    actor: RetryAdmin,
  ): Promise<RetryResponse> {
    if (!document) throw new DomainError('NO_ENCONTRADO');
    if (!isRetryable(document)) throw new DomainError('ESTADO_NO_PERMITE');
    const engine = engineOf(document, choice);
    // Its credit comes back a moment after the failure shows; it may be the one that is needed now.
    await this.credits.settle(document, 'refunded');
    const attempt = await this.reserve(document, actor);
    if (!(await this.restart(document, { attempt, ...engine }, actor))) {
      // The reservation is the winner's; without a winner the sweep gives it back.
      throw new DomainError('ESTADO_NO_PERMITE');
    }
    await this.jobs.add({ ...document, attempt });
    this.news.emit(DOCUMENT_CHANGED, document._id);
    this.tell(actor, document);
    return { documentId: document._id, attempt };
  }

  /** The next attempt whose credit is not settled: one that was never begun may have been given back. */
  private async reserve(document: DocumentRecord, actor: RetryAdmin): Promise<number> {
    let attempt = document.attempt + 1;
    while (!(await this.credits.reserve({ ...document, attempt }, actor))) attempt++;
    return attempt;
  }

  private restart(
    document: DocumentRecord,
    next: EngineChoice & { attempt: number },
    { id, role, correlationId }: RetryAdmin,
  ): Promise<boolean> {
    const event: OutboxEntry = {
      eventId: this.clock.uuid(),
      type: 'ReadingRetried',
      data: { ...next, failure: document.failure?.code ?? null },
      actor: { id, role },
      at: this.clock.now(),
      correlationId,
    };
    const set = { ...next, status: 'pending', stage: null, failure: null } as const;
    const from = { attempt: document.attempt, status: ['error'] } as const;
    return this.documents.change(document, from, set, event);
  }

  private tell(actor: RetryAdmin, document: DocumentRecord): void {
    this.news.emit(ACTIVITY, {
      action: 'retry_document',
      actorId: actor.id,
      role: actor.role,
      tenantId: actor.tenantId,
      ipAddress: actor.ipAddress,
      details: `Lectura reintentada; motivo del fallo anterior: ${document.failure?.code ?? 'ninguno'}.`,
      ...(document.uploadedBy === actor.id ? {} : { subjectId: document.uploadedBy }),
    } satisfies ActivityNews);
  }
}

const isRetryable = ({ status, isConfirmed, paymentStatus }: DocumentRecord): boolean =>
  status === 'error' && !isConfirmed && paymentStatus !== 'paid';

/** Throws PROCESADOR_INVALIDO. */
function engineOf(document: DocumentRecord, { processor, model }: RetryRequest): EngineChoice {
  if (processor === undefined && model === undefined) {
    return { processor: document.processor, model: document.model };
  }
  return checkEngineChoice(processor ?? document.processor, model);
}
