export { DocumentsModule } from './documents.module';
export type { PageRecord } from './document.schema';
export { checkEngineChoice } from './intake/check-received';
export { IntakeService, type Upload } from './intake/intake.service';
export type { ReceivedFile } from './intake/upload-storage';
export { DocumentWriter } from './reading/document-writer.service';
export type { ReadingOutcome, ReadingTask } from './reading/reading-task';
