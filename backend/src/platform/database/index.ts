export { DatabaseHealth } from './database-health';
export { LivingProcesses } from './living-processes';
export { DatabaseModule } from './database.module';
