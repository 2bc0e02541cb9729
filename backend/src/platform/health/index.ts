export { DiskSpace } from './health.service';
export { HealthModule } from './health.module';
export { LifeSign } from './life-sign';
