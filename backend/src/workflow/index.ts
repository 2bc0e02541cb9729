export { ConstanciasModule } from './constancias/constancias.module';
export { WorkflowModule } from './workflow.module';
