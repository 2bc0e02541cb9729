export { DocumentsModule } from './documents.module';
export { CompanyDocuments } from './end/eraser.service';
export { LibraryService } from './files/library.service';
export { DocumentQuery } from './lists/document-query.service';
export { DocumentFigures } from './lists/figures/document-figures.service';
export type { ListedDocument } from './lists/listed-document';
export { DocumentWriter } from './result/document-writer.service';
export { DocumentsRetry } from './result/reading-restart.service';
export type { ReadingTask } from './result/reading-task';
export { DocumentSends } from './review/document-sends.service';
export {
  SecondReadingWriter,
  type SecondReadingTask,
} from './second-reading/second-reading-writer.service';
export { IntakeService } from './upload/intake.service';
export { DocumentSteps, DocumentStepsModule } from './workflow-view';
