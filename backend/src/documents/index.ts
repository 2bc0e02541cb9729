export { DocumentsModule } from './documents.module';
export { CompanyDocuments } from './end/company-documents.service';
export { DocumentQuery } from './lists/document-query.service';
export { AllDocuments } from './lists/figures/all-documents.service';
export { DocumentWriter } from './result/document-writer.service';
export { DocumentSends } from './review/document-sends.service';
export { SecondReadingWriter } from './second-reading/second-reading-writer.service';
export { IntakeService } from './upload/intake.service';
export { DocumentSteps, DocumentStepsModule } from './workflow-view';
