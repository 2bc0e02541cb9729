export { DocumentsModule } from './documents.module';
export type { PageRecord } from './document.schema';
export { DocumentFigures } from './figures/document-figures.service';
export { checkEngineChoice } from './intake/check-received';
export { IntakeService, type Upload } from './intake/intake.service';
export type { ReceivedFile } from './intake/upload-storage';
export { DocumentWriter } from './reading/document-writer.service';
export type { ReadingOutcome, ReadingTask } from './reading/reading-task';
export { DocumentsRetry, type RetryAdmin } from './retry/retry.service';
