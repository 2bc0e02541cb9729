export { WorkflowModule } from './workflow.module';
