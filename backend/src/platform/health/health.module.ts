import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { DiskSpace, HealthService } from './health.service';
import { LifeSign } from './life-sign';

/** Store and queue are global modules; the application has chosen them. */
@Module({
  controllers: [HealthController],
  providers: [HealthService, DiskSpace, LifeSign],
  exports: [DiskSpace],
})
export class HealthModule {}
