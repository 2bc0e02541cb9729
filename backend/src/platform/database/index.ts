export { DatabaseHealth } from './database.module';
export { LivingProcesses } from './living-processes';
export { DatabaseModule } from './database.module';
export { StoreIndexes } from './store-indexes';
export { StoreOutages } from './store-outages';
export { TenantErasure } from './tenant-collection';
