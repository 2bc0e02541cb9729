export { DocumentsModule } from './documents.module';
export type { PageRecord } from './document.schema';
export { DocumentQuery } from './listing/document-query.service';
export type { ListedDocument } from './listing/listed-document';
export { DocumentFigures } from './figures/document-figures.service';
export { EngineModels } from './intake/engine-choices.service';
export { EngineChoices } from './intake/engine-choices.service';
export { IntakeService, type Upload } from './intake/intake.service';
export type { ReceivedFile } from './intake/upload-storage';
export { LibraryService } from './library/library.service';
export { CompanyDocuments } from './removal/eraser.service';
export { READING_CANCELLED } from './reading/cancel-reading.service';
export { DocumentWriter } from './reading/document-writer.service';
export type { ReadingFacts, ReadingOutcome, ReadingTask } from './reading/reading-task';
export type { RetryActor } from './retry/reading-restart.service';
export { EngineSpending } from './runs/engine-spending.service';
export { ReadingCosts } from './runs/engine-spending.service';
export { ReadingRuns, type CallUsage } from './runs/reading-runs.service';
export type { Taken } from './runs/reading-runs.service';
export type { RunEnding, RunKey } from './runs/runs.repository';
export { SecondReadingWriter, type SecondReadingTask } from './runs/second-reading-writer.service';
export { StoredPages } from './runs/stored-pages.service';
export { DocumentsRetry } from './retry/reading-restart.service';
export { DocumentSends } from './sending/document-sends.service';
export {
  DocumentSteps,
  DocumentStepsModule,
  workflowStreamOf,
  type DocumentName,
  type ProjectedDocument,
  type StepDocument,
  type StepMark,
  type WorkflowProjection,
} from './steps';
export {
  ClaimedPaymentFiles,
  type ClaimedPayments,
} from './payment-files/claimed-payment-files.service';
export { claimsOf, earlierOf } from './payment-files/domain/claims';
export { PaymentBatchRepository } from './payment-files/payment-batch.repository';
export {
  PAYMENT_BATCH_STREAM,
  type BatchLine,
  type PaymentBatchRecord,
} from './payment-files/payment-batch.repository';
export { toJudged } from './payment-judgement/judged-document';
export { PaymentJudgementModule } from './payment-judgement/payment-judgement.module';
export { PaymentJudgement } from './payment-judgement/payment-judgement.service';
export { PaymentTurn } from './payment-judgement/payment-turn.service';
