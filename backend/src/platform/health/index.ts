export { DiskSpace } from './disk-space';
export { HealthModule } from './health.module';
export { LifeSign } from './life-sign';
