import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../access';
import type { RetryRequest, RetryResponse } from '../../contracts/document';
import type { Role } from '../../contracts/user';
import { BlobStore } from '../../platform/blob-store/blob-store';
import { DomainError } from '../../rules/domain-error';
import { DocumentChanges } from '../document/document-changes.service';
import { DocumentMaintenanceRepository } from '../document/document-maintenance.repository';
import type { DocumentRecord } from '../document/document.schema';
import { DocumentsRepository } from '../document/documents.repository';
import { pageImageKey } from '../document/domain/page-keys';
import { EngineChoices, type EngineChoice } from '../../runs';
import { ReadingJobs } from '../upload/reading-jobs.service';
import { ReadingCredits } from './reading-credits.service';

/** Where a request comes from. */
export interface RequestOrigin {
  correlationId: string | null;
  ipAddress: string | null;
}

/** Who asks, with the request. */
export interface RetryActor extends RequestOrigin {
  id: string;
  role: Role;
  tenantId: string;
}

/** Sets a failed document on its way again: credit, document, job, each durable before the next. */
@Injectable()
export class ReadingRestart {
  constructor(
    private readonly changes: DocumentChanges,
    private readonly credits: ReadingCredits,
    private readonly jobs: ReadingJobs,
    private readonly blobs: BlobStore,
  ) {}

  /** Throws ESTADO_NO_PERMITE, SIN_CREDITOS (of the uploader). */
  async restart(
    document: DocumentRecord,
    engine: EngineChoice,
    actor: RetryActor,
  ): Promise<RetryResponse> {
    // Its credit comes back a moment after the failure shows; it may be the one that is needed now.
    await this.credits.settle(document, 'refunded');
    const attempt = await this.reserve(document, actor);
    if (!(await this.change(document, { attempt, ...engine }, actor))) {
      // The reservation is the winner's; without a winner the sweep gives it back.
      throw new DomainError('ESTADO_NO_PERMITE');
    }
    await this.jobs.enqueue({ ...document, attempt });
    for (const { number } of document.pages)
      await this.blobs.delete(pageImageKey(document, number));
    return { documentId: document._id, attempt };
  }

  /** The next attempt whose credit is not settled: one that was never begun may have been given back. */
  private async reserve(document: DocumentRecord, actor: RetryActor): Promise<number> {
    let attempt = document.attempt + 1;
    while (!(await this.credits.reserve({ ...document, attempt }, actor))) attempt++;
    return attempt;
  }

  private change(
    document: DocumentRecord,
    next: EngineChoice & { attempt: number },
    actor: RetryActor,
  ): Promise<boolean> {
    const { attempt, failure, uploadedBy } = document;
    const code = failure?.code ?? null;
    const blank = { status: 'pending', stage: null, failure: null, pageCount: null } as const;
    return this.changes.write(
      document,
      { attempt, status: 'error' },
      {
        set: { ...next, ...blank, pages: [] },
        events: [{ type: 'ReadingRetried', data: { ...next, failure: code } }],
        by: actor,
        activity: {
          actor,
          action: 'retry_document',
          details: `Lectura reintentada; motivo del fallo anterior: ${code ?? 'ninguno'}.`,
          ...(uploadedBy === actor.id ? {} : { subjectId: uploadedBy }),
        },
      },
    );
  }
}

/** Reads a document again whose reading failed for good; the credit is its uploader's. */
@Injectable()
export class DocumentsRetry {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly allDocuments: DocumentMaintenanceRepository,
    private readonly engines: EngineChoices,
    private readonly readings: ReadingRestart,
  ) {}

  /**
   * Throws NO_ENCONTRADO, ESTADO_NO_PERMITE, PROCESADOR_INVALIDO, MODELO_RETIRADO,
   * PROCESADOR_NO_DISPONIBLE, SIN_CREDITOS (of the uploader).
   */
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
  async retryAsAdmin(id: string, admin: RetryActor): Promise<RetryResponse> {
    return this.readAgain(await this.allDocuments.findForAdmin(id), {}, admin);
  }

  private async readAgain(
    document: DocumentRecord | null,
    choice: RetryRequest,
    actor: RetryActor,
  ): Promise<RetryResponse> {
    if (!document) throw new DomainError('NO_ENCONTRADO');
    if (!isRetryable(document)) throw new DomainError('ESTADO_NO_PERMITE');
    return this.readings.restart(document, this.engineOf(document, choice), actor);
  }

  private engineOf(document: DocumentRecord, { processor, model }: RetryRequest): EngineChoice {
    const isSame = processor === undefined && model === undefined;
    return this.engines.available(processor ?? document.processor, isSame ? document.model : model);
  }
}

const isRetryable = ({ status, isConfirmed, paymentStatus }: DocumentRecord): boolean =>
  status === 'error' && !isConfirmed && paymentStatus !== 'paid';
