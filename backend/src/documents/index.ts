export { DocumentsModule } from './documents.module';
export type { PageRecord } from './document/document.schema';
export { DocumentQuery } from './lists/document-query.service';
export type { ListedDocument } from './lists/listed-document';
export { DocumentFigures } from './lists/figures/document-figures.service';
export { EngineModels } from './engines/engine-choices.service';
export { EngineChoices } from './engines/engine-choices.service';
export { IntakeService, type Upload } from './upload/intake.service';
export type { ReceivedFile } from './upload/upload-storage';
export { LibraryService } from './files/library.service';
export { CompanyDocuments } from './end/eraser.service';
export { READING_CANCELLED } from './result/cancel-reading.service';
export { DocumentWriter } from './result/document-writer.service';
export type { ReadingFacts, ReadingOutcome, ReadingTask } from './result/reading-task';
export type { RetryActor } from './result/reading-restart.service';
export { EngineSpending } from './result/runs/engine-spending.service';
export { ReadingCosts } from './result/runs/engine-spending.service';
export { ReadingRuns, type CallUsage } from './result/runs/reading-runs.service';
export type { Taken } from './result/runs/reading-runs.service';
export type { RunEnding, RunKey } from './result/runs/runs.repository';
export {
  SecondReadingWriter,
  type SecondReadingTask,
} from './second-reading/second-reading-writer.service';
export { DocumentsRetry } from './result/reading-restart.service';
export { DocumentSends } from './review/document-sends.service';
export {
  DocumentSteps,
  DocumentStepsModule,
  workflowStreamOf,
  type DocumentName,
  type ProjectedDocument,
  type StepDocument,
  type StepMark,
  type WorkflowProjection,
} from './workflow-view';
export {
  ClaimedPaymentFiles,
  type ClaimedPayments,
} from './payment/files/claimed-payment-files.service';
export { claimsOf, earlierOf } from './payment/files/domain/claims';
export { PaymentBatchRepository } from './payment/files/payment-batch.repository';
export {
  PAYMENT_BATCH_STREAM,
  type BatchLine,
  type PaymentBatchRecord,
} from './payment/files/payment-batch.repository';
export { toJudged } from './payment/judgement/judged-document';
export { PaymentJudgementModule } from './payment/judgement/payment-judgement.module';
export { PaymentJudgement } from './payment/judgement/payment-judgement.service';
export { PaymentTurn } from './payment/judgement/payment-turn.service';
