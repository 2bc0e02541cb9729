export { DocumentSteps } from './document-steps.service';
export { DocumentStepsModule } from './steps.module';
