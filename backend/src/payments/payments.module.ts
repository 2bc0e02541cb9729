import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CompaniesModule } from '../companies';
import { outboxOf } from '../platform/outbox';
import { PaymentFiles } from './payment-files.service';
import {
  PAYMENT_BATCH_STREAM,
  PaymentBatchRecord,
  PaymentBatchRepository,
  PaymentBatchSchema,
  PaymentClaimRecord,
  PaymentClaimRepository,
  PaymentClaimSchema,
} from './payment-batch.repository';
import { PaymentJudgement } from './payment-judgement.service';
import {
  PaymentTurnRecord,
  PaymentTurnRepository,
  PaymentTurnSchema,
} from './payment-turn.repository';
import { PaymentTurn } from './payment-turn.service';

/** What every door by which a document becomes paid asks, whose turn it is, and the payment files. */
@Module({
  imports: [
    CompaniesModule,
    MongooseModule.forFeature([
      { name: PaymentBatchRecord.name, schema: PaymentBatchSchema },
      { name: PaymentClaimRecord.name, schema: PaymentClaimSchema },
      { name: PaymentTurnRecord.name, schema: PaymentTurnSchema },
    ]),
  ],
  providers: [
    PaymentBatchRepository,
    PaymentClaimRepository,
    PaymentFiles,
    PaymentTurnRepository,
    PaymentJudgement,
    PaymentTurn,
    outboxOf({
      collection: 'payment_batches',
      stream: PAYMENT_BATCH_STREAM,
      tenantOf: ({ tenantId }) => String(tenantId),
    }),
  ],
  exports: [PaymentFiles, PaymentJudgement, PaymentTurn],
})
export class PaymentsModule {}
