export { WorkflowModule } from './workflow.module';
export { WorkflowService } from './workflow.service';
