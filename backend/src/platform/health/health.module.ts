import { Module } from '@nestjs/common';
import { DiskSpace, HealthService } from './health.service';
import { LifeSign } from './life-sign';

/** Store and queue are global modules; the application has chosen them. */
@Module({
  providers: [HealthService, DiskSpace, LifeSign],
  exports: [DiskSpace, HealthService],
})
export class HealthModule {}
