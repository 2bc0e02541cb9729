import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { ACTIVITY, type ActivityNews } from '../../contracts/activity';
import { BULK_MAX_IDS, type MarkPaidAnswer } from '../../contracts/payment';
import { isUuid, type RequestActor } from '../../platform/http';
import { DomainError } from '../../rules/domain-error';
import { ReviewWriter } from '../review/review-writer.service';
import { markPaidMessage } from './domain/mark-paid-message';
import { decidePayment, isBeforePayment, paymentEventData } from './domain/payment-change';
import { PaymentRepository } from './payment.repository';

type Counts = Pick<MarkPaidAnswer, 'changed' | 'beforeStep6'>;

/** Documents that are written at the same time. */
const SIDE_BY_SIDE = 8;

/** Marks many documents as paid: all are looked at before the first is written. */
@Injectable()
export class BulkPaymentService {
  constructor(
    private readonly documents: PaymentRepository,
    private readonly writer: ReviewWriter,
    private readonly news: EventEmitter2,
  ) {}

  /**
   * Documents that are paid already stay as they are, so the same call again changes nothing.
   * Throws SELECCION_INVALIDA, CAMPO_INVALIDO (not an id), NO_ENCONTRADO when the company lacks any of
   * them, ESTADO_NO_PERMITE when any has not been read; then nothing was changed. What becomes
   * impossible only while it writes (a deletion, a step that hangs) is thrown after the others are written.
   */
  async markPaid(user: RequestActor, documentIds: readonly string[]): Promise<MarkPaidAnswer> {
    const ids = await this.checked(user.tenantId, documentIds);
    const counts = { changed: 0, beforeStep6: 0 };
    const failures: unknown[] = [];
    const waiting = ids.values();
    const lane = async (): Promise<void> => {
      for (const id of waiting) {
        await this.markOne(user, id, counts).catch((error: unknown) => failures.push(error));
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
    if (counts.changed > 0) this.tell(user, counts);
    if (failures.length > 0) throw failures[0];
    return { message: markPaidMessage(counts), ...counts };
  }

  /** The ids, each once. */
  private async checked(tenantId: string, documentIds: readonly string[]): Promise<string[]> {
    if (documentIds.length === 0 || documentIds.length > BULK_MAX_IDS) {
      throw new DomainError('SELECCION_INVALIDA', { max: BULK_MAX_IDS });
    }
    if (!documentIds.every(isUuid)) {
      throw new DomainError('CAMPO_INVALIDO', { field: 'documentIds' });
    }
    const ids = [...new Set(documentIds)];
    const found = await this.documents.payables(tenantId, ids);
    if (found.length < ids.length) throw new DomainError('NO_ENCONTRADO');
    if (found.some(({ status }) => status !== 'completed')) {
      throw new DomainError('ESTADO_NO_PERMITE');
    }
    return ids;
  }

  private async markOne(user: RequestActor, id: string, counts: Counts): Promise<void> {
    const act = { user, id, seen: null, correlationId: user.correlationId };
    let made: Counts = { changed: 0, beforeStep6: 0 };
    await this.writer.change(act, async (document) => {
      const next = decidePayment(document, { paymentStatus: 'paid' }, user.role);
      made = { changed: next ? 1 : 0, beforeStep6: next && isBeforePayment(document) ? 1 : 0 };
      if (!next) return null;
      const data = paymentEventData(document, next, null);
      return { set: next, type: 'PaymentStatusChanged', data };
    });
    counts.changed += made.changed;
    counts.beforeStep6 += made.beforeStep6;
  }

  private tell(user: RequestActor, { changed }: Counts): void {
    this.news.emit(ACTIVITY, {
      action: 'payment_status',
      actorId: user.id,
      role: user.role,
      tenantId: user.tenantId,
      ipAddress: user.ipAddress,
      details: `Marcó ${changed} ${changed === 1 ? 'documento' : 'documentos'} como pagados.`,
    } satisfies ActivityNews);
  }
}
