export { DiskSpace, HealthService, type Readiness } from './health.service';
export { HealthModule } from './health.module';
export { LifeSign } from './life-sign';
