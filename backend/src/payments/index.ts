export { SupplierAccounts } from './accounts/supplier-accounts.service';
export { DepositFiles } from './deposits/deposit-files.service';
export { toJudged, type JudgedRecord } from './judged-document';
export type { PaymentBatchRecord } from './payment-batch.repository';
export { PaymentFacts } from './payment-facts';
export { PaymentFiles } from './payment-files.service';
export { PaymentJudgement } from './payment-judgement.service';
export { PaymentTurn } from './payment-turn.service';
export { PaymentsModule } from './payments.module';
