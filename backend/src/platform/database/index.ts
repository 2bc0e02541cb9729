export { DatabaseHealth } from './database-health';
export { DatabaseModule } from './database.module';
