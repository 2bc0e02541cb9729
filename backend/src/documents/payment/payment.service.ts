import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { ACTIVITY, type ActivityNews } from '../../contracts/activity';
import type { DocumentDetail } from '../../contracts/document';
import { PAYMENT_STATUS_LABEL, type PaymentChange } from '../../contracts/payment';
import type { RequestActor } from '../../platform/http';
import { ReviewWriter } from '../review/review-writer.service';
import { decidePayment, paymentEventData } from './domain/payment-change';

/** How far a document is paid, as people say; step 6 of the workflow says it by itself. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly writer: ReviewWriter,
    private readonly news: EventEmitter2,
  ) {}

  /** The same again changes nothing. Throws NO_ENCONTRADO and what `decidePayment` throws. */
  async change(user: RequestActor, id: string, change: PaymentChange): Promise<DocumentDetail> {
    const act = { user, id, seen: null, correlationId: user.correlationId };
    let isChanged = false;
    const document = await this.writer.change(act, async (found) => {
      const next = decidePayment(found, change, user.role);
      isChanged = next !== null;
      if (!next) return null;
      const data = paymentEventData(found, next, change.reason?.trim() ?? null);
      return { set: next, type: 'PaymentStatusChanged', data };
    });
    if (isChanged) this.tell(user, change);
    return document;
  }

  private tell(user: RequestActor, { paymentStatus }: PaymentChange): void {
    this.news.emit(ACTIVITY, {
      action: 'payment_status',
      actorId: user.id,
      role: user.role,
      tenantId: user.tenantId,
      ipAddress: user.ipAddress,
      details: `Dejó un documento en «${PAYMENT_STATUS_LABEL[paymentStatus]}».`,
    } satisfies ActivityNews);
  }
}
