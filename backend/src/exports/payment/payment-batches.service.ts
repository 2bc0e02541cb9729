import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { ACTIVITY, type ActivityNews } from '../../contracts/activity';
import type {
  PaymentBatch,
  PaymentBatchRequest,
  PaymentPreview,
  PaymentPreviewRequest,
} from '../../contracts/exports';
import { Clock } from '../../platform/clock/clock';
import type { RequestActor, SessionUser } from '../../platform/http';
import { OUTBOX_FILLED, type OutboxFilled } from '../../platform/outbox';
import { parseDocumentFilter } from '../../rules/document-filter';
import { DomainError } from '../../rules/domain-error';
import { sumOf, totalsOf } from '../../rules/payment-file';
import { SelectedDocuments } from '../selected-documents.service';
import { claimsOf } from './domain/claims';
import { assertPayable } from './domain/payable';
import { batchEventData, toBatch, toBatchLine } from './payment-batch.mapper';
import { PaymentBatchRepository } from './payment-batch.repository';
import { PAYMENT_BATCH_STREAM, type PaymentBatchRecord } from './payment-batch.schema';
import { paymentBytes, sha256 } from './payment-bytes';
import { PaymentClaimRepository } from './payment-claim.repository';
import { PreflightService, type Preflight } from './preflight.service';

const IN_THE_MAKING =
  'Alguien acaba de generar, o está generando, un archivo con alguno de estos documentos.';

/** Payment files: looked at before, recorded first, generated from the record. */
@Injectable()
export class PaymentBatchesService {
  constructor(
    private readonly selected: SelectedDocuments,
    private readonly preflights: PreflightService,
    private readonly batches: PaymentBatchRepository,
    private readonly claims: PaymentClaimRepository,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /** Records nothing. Throws SELECCION_INVALIDA, CAMPO_INVALIDO, NO_ENCONTRADO. */
  async preview(user: SessionUser, request: PaymentPreviewRequest): Promise<PaymentPreview> {
    const { documentIds, filter, options } = request;
    if ((documentIds === undefined) === (filter === undefined)) {
      throw new DomainError('CAMPO_INVALIDO', { field: 'documentIds' });
    }
    const asOf = this.clock.now().toISOString();
    const documents = documentIds
      ? await this.selected.byIds(user.tenantId, documentIds)
      : await this.selected.byFilter(user.tenantId, parseDocumentFilter(filter));
    const { lines, problems } = await this.preflights.of(user, documents, options);
    return { lines, problems, totals: totalsOf(lines), asOf };
  }

  /**
   * All or none. Throws SELECCION_INVALIDA, CAMPO_INVALIDO, NO_ENCONTRADO, RUC_EMPRESA_FALTANTE,
   * MULTIPLES_MONEDAS, LOTE_CON_OBSERVACIONES; then nothing is recorded and there is no file.
   */
  async create(user: RequestActor, request: PaymentBatchRequest): Promise<PaymentBatch> {
    const documents = await this.selected.byIds(user.tenantId, request.documentIds);
    const found = await this.preflights.of(user, documents, request.options);
    const companyRuc = assertPayable(found, request);
    const record = this.recordOf(user, request, { ...found, companyRuc });
    const claims = claimsOf(found, {
      tenantId: user.tenantId,
      batchId: record._id,
      at: record.createdAt,
    });
    if (!(await this.claims.take(user.tenantId, record._id, claims))) {
      throw new DomainError('LOTE_CON_OBSERVACIONES', { reason: IN_THE_MAKING });
    }
    await this.insert(record);
    this.tell(user, record);
    return toBatch(record);
  }

  /**
   * Without its record a batch holds nothing; with it, it keeps what it holds, although the store may
   * have failed to say that the record is there.
   */
  private async insert(record: PaymentBatchRecord): Promise<void> {
    const { tenantId, _id } = record;
    try {
      await this.batches.insert(record);
    } catch (error) {
      if (!(await this.batches.find(tenantId, _id))) await this.claims.release(tenantId, _id);
      throw error;
    }
  }

  private recordOf(
    user: RequestActor,
    { options, include }: PaymentBatchRequest,
    { lines, day, companyRuc }: Preflight & { companyRuc: string },
  ): PaymentBatchRecord {
    const bare = {
      _id: this.clock.uuid(),
      tenantId: user.tenantId,
      createdAt: this.clock.now(),
      createdBy: user.id,
      createdByName: user.name,
      companyRuc,
      day,
      currency: lines[0]?.currency ?? '',
      options: { net: options.net, ascii: options.ascii },
      totalCents: sumOf(lines),
      lines: lines.map(toBatchLine),
      included: lines.map(({ documentId }) => documentId).filter((id) => include.includes(id)),
    };
    const record = { ...bare, sha256: sha256(paymentBytes(bare)), hasOutbox: true };
    const event = {
      eventId: this.clock.uuid(),
      type: 'PaymentBatchCreated' as const,
      data: batchEventData(record),
      actor: { id: user.id, role: user.role },
      at: record.createdAt,
      correlationId: user.correlationId,
    };
    return { ...record, outbox: [event] };
  }

  private tell(user: RequestActor, { _id, lines }: PaymentBatchRecord): void {
    this.news.emit(OUTBOX_FILLED, { stream: PAYMENT_BATCH_STREAM, id: _id } satisfies OutboxFilled);
    this.news.emit(ACTIVITY, {
      action: 'payment_batch_created',
      actorId: user.id,
      role: user.role,
      tenantId: user.tenantId,
      ipAddress: user.ipAddress,
      details: `Generó un archivo de pago con ${lines.length} ${lines.length === 1 ? 'documento' : 'documentos'}.`,
    } satisfies ActivityNews);
  }
}
