export { DocumentsModule } from './documents.module';
export type { PageRecord } from './document.schema';
export { DocumentQuery } from './listing/document-query.service';
export type { ListedDocument } from './listing/listed-document';
export { DocumentFigures } from './figures/document-figures.service';
export { checkEngineChoice } from './intake/check-received';
export { IntakeService, type Upload } from './intake/intake.service';
export type { ReceivedFile } from './intake/upload-storage';
export { DocumentWriter } from './reading/document-writer.service';
export type { ReadingOutcome, ReadingTask } from './reading/reading-task';
export { DocumentsRetry, type RetryAdmin } from './retry/retry.service';
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
