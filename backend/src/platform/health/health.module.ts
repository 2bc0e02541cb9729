import { Module } from '@nestjs/common';
import { DiskSpace } from './disk-space';
import { HealthController } from './health.controller';
import { HealthService } from './health.service';
import { LifeSign } from './life-sign';

/** Store and queue are global modules; the application has chosen them. */
@Module({
  controllers: [HealthController],
  providers: [HealthService, DiskSpace, LifeSign],
  exports: [DiskSpace],
})
export class HealthModule {}
