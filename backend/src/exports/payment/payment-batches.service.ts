import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { tellActivity, type RequestActor, type SessionUser } from '../../access';
import type {
  PaymentBatch,
  PaymentBatchRequest,
  PaymentLine,
  PaymentPreview,
  PaymentPreviewRequest,
  PaymentReason,
} from '../../contracts/exports';
import {
  PaymentFiles,
  PaymentTurn,
  type PaymentBatchRecord,
  type JudgedRecord,
} from '../../payments';
import { Clock } from '../../platform/clock/clock';
import { parseDocumentFilter } from '../../rules/document-filter';
import { DomainError } from '../../rules/domain-error';
import { sumOf, totalsOf } from '../../rules/payment-file';
import { SelectedDocuments } from '../selected-documents.service';
import { assertPayable } from './domain/payable';
import { batchEventData, toBatch, toBatchLine } from './payment-batch.mapper';
import { paymentBytes, sha256 } from './payment-files.service';
import { PreflightService, type Preflight } from './preflight.service';

const IN_THE_MAKING =
  'Alguien acaba de generar, o está generando, un archivo con alguno de estos documentos.';

/** Payment files: looked at before, recorded first, generated from the record. */
@Injectable()
export class PaymentBatchesService {
  constructor(
    private readonly selected: SelectedDocuments,
    private readonly preflights: PreflightService,
    private readonly files: PaymentFiles,
    private readonly turn: PaymentTurn,
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
    const found = await this.preflights.preflightOf(user, documents, options);
    const { lines, problems, bank } = found;
    return { lines, problems, totals: totalsOf(lines), ...(bank && { bank }), asOf };
  }

  /**
   * All or none. Throws SELECCION_INVALIDA, CAMPO_INVALIDO, NO_ENCONTRADO, RUC_EMPRESA_FALTANTE,
   * MULTIPLES_MONEDAS, CUENTA_DE_CARGO, FECHA_DE_PROCESO, LOTE_CON_OBSERVACIONES; then nothing is recorded and there is no file.
   */
  async create(user: RequestActor, request: PaymentBatchRequest): Promise<PaymentBatch> {
    const { tenantId } = user;
    const documents = await this.selected.byIds(tenantId, request.documentIds);
    const record = await this.turn.hold(tenantId, documents.map(debtOf), () =>
      this.record(user, request),
    );
    this.tell(user, record);
    return toBatch(record);
  }

  private async record(
    user: RequestActor,
    request: PaymentBatchRequest,
  ): Promise<PaymentBatchRecord> {
    const documents = await this.selected.byIds(user.tenantId, request.documentIds);
    const found = await this.preflights.preflightOf(user, documents, request.options);
    const companyRuc = assertPayable(found, request);
    const record = this.recordOf(user, request, { ...found, companyRuc });
    if (!(await this.files.record(record, found.claimed))) {
      throw new DomainError('LOTE_CON_OBSERVACIONES', { reason: IN_THE_MAKING });
    }
    return record;
  }

  private recordOf(
    user: RequestActor,
    { options, include, reasons = [] }: PaymentBatchRequest,
    { lines, day, companyRuc, bank }: Preflight & { companyRuc: string },
  ): PaymentBatchRecord {
    const charge = bank?.charge;
    const { layout } = options;
    const bare = {
      _id: this.clock.uuid(),
      tenantId: user.tenantId,
      createdAt: this.clock.now(),
      createdBy: user.id,
      createdByName: user.name,
      companyRuc,
      day,
      currency: lines[0]?.currency ?? '',
      options: {
        ...{ net: options.net, ascii: options.ascii },
        ...(charge && { layout, chargeAccount: charge.numero, processDate: bank?.processDate }),
      },
      ...(charge && { charge }),
      totalCents: sumOf(lines),
      lines: lines.map(toBatchLine),
      included: lines.map(({ documentId }) => documentId).filter((id) => include.includes(id)),
      reasons: reasonsFor(lines, reasons),
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

  private tell(user: RequestActor, { lines }: PaymentBatchRecord): void {
    tellActivity(
      this.news,
      user,
      'payment_batch_created',
      `Generó un archivo de pago con ${lines.length} ${lines.length === 1 ? 'documento' : 'documentos'}.`,
    );
  }
}

const debtOf = ({ _id: id, comprobanteKey, duplicateOf }: JudgedRecord) => {
  return { id, comprobanteKey, duplicateOf };
};

/** Those that a finding asks for, each once. */
function reasonsFor(
  lines: readonly PaymentLine[],
  reasons: readonly PaymentReason[],
): PaymentReason[] {
  const given = new Map(reasons.map(({ documentId, reason }) => [documentId, reason.trim()]));
  return lines.flatMap(({ documentId, findings }) => {
    const reason = findings.some(({ level }) => level === 'pide_motivo') && given.get(documentId);
    return reason ? [{ documentId, reason }] : [];
  });
}
