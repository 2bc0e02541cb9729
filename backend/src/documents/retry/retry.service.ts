import { Injectable } from '@nestjs/common';
import type { RetryRequest, RetryResponse } from '../../contracts/document';
import type { SessionUser } from '../../platform/http';
import { DomainError } from '../../rules/domain-error';
import { DocumentMaintenanceRepository } from '../document-maintenance.repository';
import type { DocumentRecord } from '../document.schema';
import { DocumentsRepository } from '../documents.repository';
import { EngineChoices, type EngineChoice } from '../intake/engine-choices.service';
import { ReadingRestart, type RequestOrigin, type RetryActor } from './reading-restart.service';

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
    return this.readAgain(await this.allDocuments.find(id), {}, admin);
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
