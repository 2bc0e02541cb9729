import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CompaniesModule } from '../companies';
import { outboxOf } from '../platform/outbox';
import {
  SUPPLIER_STREAM,
  SupplierAccountsRecord,
  SupplierAccountsRepository,
  SupplierAccountsSchema,
} from './accounts/supplier-accounts.repository';
import { SupplierAccounts } from './accounts/supplier-accounts.service';
import { DepositFiles } from './deposits/deposit-files.service';
import {
  DEPOSIT_STREAM,
  DepositRecord,
  DepositRepository,
  DepositSchema,
} from './deposits/deposit.repository';
import { PaymentFiles } from './payment-files.service';
import {
  PAYMENT_BATCH_STREAM,
  PaymentBatchRecord,
  PaymentBatchRepository,
  PaymentBatchSchema,
} from './payment-batch.repository';
import {
  PaymentClaimRecord,
  PaymentClaimRepository,
  PaymentClaimSchema,
} from './payment-claim.repository';
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
      { name: DepositRecord.name, schema: DepositSchema },
      { name: PaymentTurnRecord.name, schema: PaymentTurnSchema },
      { name: SupplierAccountsRecord.name, schema: SupplierAccountsSchema },
    ]),
  ],
  providers: [
    PaymentBatchRepository,
    PaymentClaimRepository,
    PaymentFiles,
    DepositRepository,
    DepositFiles,
    PaymentTurnRepository,
    PaymentJudgement,
    PaymentTurn,
    SupplierAccounts,
    SupplierAccountsRepository,
    outboxOf({
      collection: 'supplier_accounts',
      stream: SUPPLIER_STREAM,
      tenantOf: ({ tenantId }) => String(tenantId),
    }),
    outboxOf({
      collection: 'payment_batches',
      stream: PAYMENT_BATCH_STREAM,
      tenantOf: ({ tenantId }) => String(tenantId),
    }),
    outboxOf({
      collection: 'detraction_deposits',
      stream: DEPOSIT_STREAM,
      tenantOf: ({ tenantId }) => String(tenantId),
    }),
  ],
  exports: [DepositFiles, PaymentFiles, PaymentJudgement, PaymentTurn, SupplierAccounts],
})
export class PaymentsModule {}
