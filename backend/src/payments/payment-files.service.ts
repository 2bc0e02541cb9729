import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { Clock } from '../platform/clock/clock';
import { paidKey } from '../rules/payment-file';
import { toJudged, type JudgedRecord } from './judged-document';
import {
  PAYMENT_BATCH_STREAM,
  PaymentBatchRepository,
  type PaymentBatchRecord,
} from './payment-batch.repository';
import { PaymentClaimRepository } from './payment-claim.repository';
import { RecordedFiles, type Claimable } from './recorded-files';

/** The payment files of a company: what each pays nobody pays by file at the same time. */
@Injectable()
export class PaymentFiles extends RecordedFiles<PaymentBatchRecord> {
  constructor(
    batches: PaymentBatchRepository,
    claims: PaymentClaimRepository,
    clock: Clock,
    news: EventEmitter2,
  ) {
    super(PAYMENT_BATCH_STREAM, batches, claims, clock, news);
  }

  /** What stands in the way of a file that pays these documents. */
  before(tenantId: string, records: readonly JudgedRecord[]): Promise<Claimable> {
    return this.claimable(tenantId, records.flatMap(subjectsOf));
  }
}

/** A document, and its comprobante. */
export function subjectsOf(record: JudgedRecord): string[] {
  const document = toJudged(record);
  const key = paidKey(document);
  return key === null ? [document.id] : [document.id, key];
}
