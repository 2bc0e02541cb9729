export { DocumentSteps } from './document-steps.service';
export type {
  DocumentName,
  ProjectedDocument,
  StepDocument,
  StepMark,
  WorkflowProjection,
} from './step-document';
export { DocumentStepsModule } from './steps.module';
export { workflowStreamOf } from './step-document';
