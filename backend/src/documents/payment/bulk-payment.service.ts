import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { BULK_MAX_IDS, type MarkPaidAnswer, type MarkPaidRequest } from '../../contracts/payment';
import type { JudgedPayment, PaymentDoor, PaymentFinding } from '../../contracts/payment-judgement';
import { tellActivity, type RequestActor, type SessionUser } from '../../access';
import { invoiceRow } from '../../rules/invoice-row';
import { isUuid } from '../../rules/uuid';
import { DomainError } from '../../rules/domain-error';
import { PaymentJudgement, PaymentTurn, toJudged, type JudgedRecord } from '../../payments';
import { DocumentChanges } from '../document/document-changes.service';
import { markPaidMessage, type Marked } from './domain/mark-paid-message';
import { decidePayment, isBeforePayment, paymentEventData } from './domain/payment-change';
import { assertMayPay } from './payment.service';

interface Done {
  beforeStep6: number;
  marked: Marked[];
}
/** A document that is to be marked, with what was found in it at that version. */
interface Judged {
  record: JudgedRecord;
  findings: readonly PaymentFinding[];
}

/** Documents that are written at the same time. */
const SIDE_BY_SIDE = 8;

/** Marks many documents as paid: all are looked at and judged before the first is written. */
@Injectable()
export class BulkPaymentService {
  constructor(
    private readonly judgement: PaymentJudgement,
    private readonly turn: PaymentTurn,
    private readonly changes: DocumentChanges,
    private readonly news: EventEmitter2,
  ) {}

  /**
   * Documents that are paid already stay as they are, so the same call again changes nothing.
   * Throws SELECCION_INVALIDA, CAMPO_INVALIDO (not an id), NO_ENCONTRADO when the company lacks any of
   * them, and what the judgement refuses (ESTADO_NO_PERMITE, SEPARACION_FUNCIONES, COMPROBANTE_REPETIDO);
   * then nothing was changed. What becomes impossible only while it writes (a deletion, a step that
   * hangs) is thrown after the others are written.
   */
  async markPaid(
    user: RequestActor,
    { documentIds, reasons = [] }: Omit<MarkPaidRequest, 'paymentStatus'>,
  ): Promise<MarkPaidAnswer> {
    const records = await this.checked(user.tenantId, documentIds);
    const why = new Map(reasons.map(({ documentId, reason }) => [documentId, reason.trim()]));
    const done = await this.turn.hold(user.tenantId, records.map(toJudged), () =>
      this.judgeAndMark(user, documentIds, why),
    );
    const counts = { changed: done.marked.length, beforeStep6: done.beforeStep6 };
    return { message: markPaidMessage(counts, done.marked), ...counts };
  }

  /**
   * What speaks against paying each of them, where anything does; records nothing. Throws
   * SELECCION_INVALIDA, CAMPO_INVALIDO, NO_ENCONTRADO.
   */
  async judge(
    user: SessionUser,
    documentIds: readonly string[],
    door: PaymentDoor,
  ): Promise<JudgedPayment[]> {
    const records = await this.checked(user.tenantId, documentIds);
    const findings = await this.judgement.judge(user, door, records);
    return records
      .map((record, at) => toJudgedPayment(record, findings[at] ?? []))
      .filter((judged) => judged.findings.length > 0);
  }

  /** The records of the ids, each once. */
  private async checked(tenantId: string, documentIds: readonly string[]): Promise<JudgedRecord[]> {
    if (documentIds.length === 0 || documentIds.length > BULK_MAX_IDS) {
      throw new DomainError('SELECCION_INVALIDA', { max: BULK_MAX_IDS });
    }
    if (!documentIds.every(isUuid)) {
      throw new DomainError('CAMPO_INVALIDO', { field: 'documentIds' });
    }
    const ids = [...new Set(documentIds)];
    const found = await this.judgement.load(tenantId, ids);
    if (found.length < ids.length) throw new DomainError('NO_ENCONTRADO');
    return found;
  }

  private async judgeAndMark(
    user: RequestActor,
    documentIds: readonly string[],
    why: ReadonlyMap<string, string>,
  ): Promise<Done> {
    const records = await this.checked(user.tenantId, documentIds);
    const open = records.filter(({ paymentStatus }) => paymentStatus !== 'paid');
    const findings = await this.judgement.judge(user, 'markPaid', open);
    open.forEach((record, at) => assertMayPay(findings[at] ?? [], nameOf(record)));
    const waiting = open.map((record, at) => ({ record, findings: findings[at] ?? [] })).values();
    const done: Done = { beforeStep6: 0, marked: [] };
    const failures: unknown[] = [];
    const lane = async (): Promise<void> => {
      for (const one of waiting) {
        await this.markOne(user, one, why, done).catch((error: unknown) => failures.push(error));
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
    if (done.marked.length > 0) this.tell(user, done.marked.length);
    if (failures.length > 0) throw failures[0];
    return done;
  }

  /** What has changed since it was judged is judged again. */
  private async markOne(
    user: RequestActor,
    { record, findings }: Judged,
    why: ReadonlyMap<string, string>,
    done: Done,
  ): Promise<void> {
    const id = record._id;
    const act = { user, id, seen: null, correlationId: user.correlationId };
    let made: Marked | null = null;
    let isBefore = false;
    await this.changes.act(act, async (document) => {
      const next = decidePayment(document, { paymentStatus: 'paid' }, user.role);
      made = null;
      if (!next) return null;
      const isSame = document.version === record.version;
      const [found = []] = isSame
        ? [findings]
        : await this.judgement.judge(user, 'markPaid', [document]);
      assertMayPay(found, nameOf(document));
      made = { label: nameOf(document), findings: found };
      isBefore = isBeforePayment(document);
      const said = { reason: why.get(id) || null, findings: found };
      return {
        set: next,
        type: 'PaymentStatusChanged',
        data: paymentEventData(document, next, said),
      };
    });
    if (made === null) return;
    done.marked.push(made);
    if (isBefore) done.beforeStep6 += 1;
  }

  private tell(user: RequestActor, changed: number): void {
    tellActivity(
      this.news,
      user,
      'payment_status',
      `Marcó ${changed} ${changed === 1 ? 'documento' : 'documentos'} como pagados.`,
    );
  }
}

const nameOf = ({
  filename,
  extractedData,
}: Pick<JudgedRecord, 'filename' | 'extractedData'>): string =>
  extractedData?.documento?.numero || filename;

/** A document by what a person knows it by, with what was found in it. */
function toJudgedPayment(record: JudgedRecord, findings: PaymentFinding[]): JudgedPayment {
  const { _id: documentId, filename } = record;
  const { number, supplierName, totalCents, currency } = invoiceRow({ id: documentId, ...record });
  return { documentId, filename, number, supplierName, totalCents, currency, findings };
}
