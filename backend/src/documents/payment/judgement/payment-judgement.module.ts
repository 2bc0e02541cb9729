import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CompaniesModule } from '../../../companies';
import { outboxOf } from '../../../platform/outbox';
import { DocumentRecord, DocumentSchema } from '../../document/document.schema';
import { PaymentFiles } from '../files/payment-files.service';
import {
  PAYMENT_BATCH_STREAM,
  PaymentBatchRecord,
  PaymentBatchRepository,
  PaymentBatchSchema,
  PaymentClaimRecord,
  PaymentClaimRepository,
  PaymentClaimSchema,
} from '../files/payment-batch.repository';
import { PaymentFactsRepository } from './payment-facts.repository';
import { PaymentJudgement } from './payment-judgement.service';
import {
  PaymentTurnRecord,
  PaymentTurnRepository,
  PaymentTurnSchema,
} from './payment-turn.repository';
import { PaymentTurn } from './payment-turn.service';

/** What every door by which a document becomes paid asks, and the records that it looks at. */
@Module({
  imports: [
    CompaniesModule,
    MongooseModule.forFeature([
      { name: DocumentRecord.name, schema: DocumentSchema },
      { name: PaymentBatchRecord.name, schema: PaymentBatchSchema },
      { name: PaymentClaimRecord.name, schema: PaymentClaimSchema },
      { name: PaymentTurnRecord.name, schema: PaymentTurnSchema },
    ]),
  ],
  providers: [
    PaymentFactsRepository,
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
  exports: [PaymentFiles, PaymentFactsRepository, PaymentJudgement, PaymentTurn],
})
export class PaymentJudgementModule {}
