import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { tellActivity, type RequestActor, type SessionUser } from '../../access';
import type {
  DepositPreview,
  DepositRequest,
  DetractionDeposit,
} from '../../contracts/detraction-deposits';
import { DepositFiles } from '../../payments';
import { Clock } from '../../platform/clock/clock';
import type { RowRange } from '../../platform/requests';
import { depositFileName, depositFileText, totalSoles } from '../../rules/detraction-deposit';
import { DomainError, errorMessage } from '../../rules/domain-error';
import { windows1252 } from '../../rules/fixed-width';
import { sha256 } from '../payment/payment-files.service';
import { SelectedDocuments } from '../selected-documents.service';
import type { Download } from '../send-download';
import { DepositLines } from './deposit-lines.service';
import { assertDepositable } from './domain/depositable';

type DepositRecord = Awaited<ReturnType<DepositFiles['newest']>>[number];

const IN_THE_MAKING = 'Alguien acaba de generar un archivo con alguno de estos documentos.';

/** Deposits of detracciones by SUNAT's file: recorded first, generated from the record (docs/decisions/057). */
@Injectable()
export class DepositsService {
  constructor(
    private readonly selected: SelectedDocuments,
    private readonly judge: DepositLines,
    private readonly files: DepositFiles,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /** What waits for a deposit, those that are due first. Records nothing. */
  async preview(user: SessionUser): Promise<DepositPreview> {
    const { lines, company } = await this.judge.waiting(user);
    const due = (day: string | null): string => day ?? '9999';
    return {
      lines: lines.sort((a, b) => due(a.deadline).localeCompare(due(b.deadline))),
      companyProblem: company?.ruc ? null : errorMessage('RUC_EMPRESA_FALTANTE'),
      nextNumber: await this.files.nextNumber(user.tenantId, this.clock.today()),
    };
  }

  /**
   * All or none. Throws SELECCION_INVALIDA, CAMPO_INVALIDO, NO_ENCONTRADO, RUC_EMPRESA_FALTANTE,
   * LOTE_CON_OBSERVACIONES with the first document that may not enter, VALOR_INVALIDO for a year without numbers.
   */
  async createDeposit(user: RequestActor, request: DepositRequest): Promise<DetractionDeposit> {
    const { tenantId } = user;
    const records = await this.selected.byIds(tenantId, request.documentIds);
    const { documents, lines, found, company } = await this.judge.linesOf(user, records);
    if (!company?.ruc) throw new DomainError('RUC_EMPRESA_FALTANTE');
    const { ruc: companyRuc, name: companyName } = company;
    const payer = assertDepositable(documents, lines);
    const day = this.clock.today();
    const record = await this.files.recordNext(
      found,
      () => this.files.nextNumber(tenantId, day, request.firstNumber),
      (number) =>
        this.recordOf(user, {
          companyName,
          companyRuc,
          payer,
          number,
          lines,
        }),
    );
    if (!record) throw new DomainError('LOTE_CON_OBSERVACIONES', { reason: IN_THE_MAKING });
    this.tell(user, record);
    return toDeposit(record);
  }

  /** A page of them, newest first, and how many there are. */
  async list(
    tenantId: string,
    range: RowRange,
  ): Promise<{ deposits: DetractionDeposit[]; total: number }> {
    const [records, total] = await Promise.all([
      this.files.newest(tenantId, range),
      this.files.countFiles(tenantId),
    ]);
    return { deposits: records.map(toDeposit), total };
  }

  /** The bytes that were recorded, made again. Throws NO_ENCONTRADO, LOTE_ALTERADO. */
  async file(tenantId: string, id: string): Promise<Download> {
    const record = await this.files.fileOf(tenantId, id);
    if (!record) throw new DomainError('NO_ENCONTRADO');
    const bytes = bytesOf(record);
    if (sha256(bytes) !== record.sha256) throw new DomainError('LOTE_ALTERADO');
    return {
      filename: depositFileName(record.companyRuc, record.number),
      contentType: 'text/plain; charset=windows-1252',
      count: record.lines.length,
      content: [bytes],
    };
  }

  private recordOf(
    user: RequestActor,
    written: Pick<DepositRecord, 'companyName' | 'companyRuc' | 'payer' | 'number' | 'lines'>,
  ): DepositRecord {
    const { payer, number, lines } = written;
    const bare = {
      ...{ _id: this.clock.uuid(), tenantId: user.tenantId, createdAt: this.clock.now() },
      ...{ createdBy: user.id, createdByName: user.name },
      ...written,
      lines: lines.map(toWritten),
    };
    const record = { ...bare, sha256: sha256(bytesOf(bare)), hasOutbox: true };
    const data = {
      ...{ depositId: record._id, number, payer, sha256: record.sha256 },
      ...{ count: lines.length, totalSoles: totalSoles(lines) },
      documents: lines.map(({ documentId }) => documentId),
    };
    const event = {
      ...{ eventId: this.clock.uuid(), type: 'DetractionDepositCreated' as const, data },
      ...{ actor: { id: user.id, role: user.role }, at: record.createdAt },
      correlationId: user.correlationId,
    };
    return { ...record, outbox: [event] };
  }

  private tell(user: RequestActor, { number, lines }: DepositRecord): void {
    const count = `${lines.length} ${lines.length === 1 ? 'documento' : 'documentos'}`;
    const details = `Generó el archivo de depósito ${number} con ${count}.`;
    tellActivity(this.news, user, 'detraction_deposit_created', details);
  }
}

/** ASCII, one byte a character. */
const bytesOf = (record: Parameters<typeof depositFileText>[0]): Buffer =>
  Buffer.from(windows1252(depositFileText(record)));

/** What of a looked-at line the file is written from. */
function toWritten(line: DepositRecord['lines'][number]): DepositRecord['lines'][number] {
  const { documentId, partyId, partyName, code, account } = line;
  const { amountSoles, issueDate, documentType, serie, numero } = line;
  const comprobante = { issueDate, documentType, serie, numero };
  return { documentId, partyId, partyName, code, account, amountSoles, ...comprobante };
}

/** Field by field: neither the lines nor the outbox leave the store. */
function toDeposit(record: DepositRecord): DetractionDeposit {
  return {
    depositId: record._id,
    number: record.number,
    payer: record.payer,
    createdAt: record.createdAt.toISOString(),
    createdByName: record.createdByName,
    filename: depositFileName(record.companyRuc, record.number),
    fileHash: record.sha256,
    count: record.lines.length,
    totalSoles: totalSoles(record.lines),
    documentIds: record.lines.map(({ documentId }) => documentId),
  };
}
