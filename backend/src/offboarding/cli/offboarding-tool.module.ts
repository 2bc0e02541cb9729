import { type DynamicModule, Module } from '@nestjs/common';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { FileSystemBlobStoreModule, GridFsBlobStoreModule } from '../../platform/blob-store';
import { ConfigModule, type AppConfig } from '../../platform/config';
import { DatabaseModule } from '../../platform/database';
import { EventStoreModule } from '../../platform/event-store';
import { MetricsModule } from '../../platform/metrics';
import { OutboxModule } from '../../platform/outbox';
import { BullQueueModule, EmbeddedQueueModule } from '../../platform/queue';
import { MemoryRateLimitModule } from '../../platform/rate-limit';
import { CoreModule } from '../../platform/startup/core.module';
import { OffboardingModule } from '../offboarding.module';

/** Store, files and what leaves them, without server and without reading documents. */
@Module({})
export class OffboardingToolModule {
  static for(config: AppConfig): DynamicModule {
    return {
      module: OffboardingToolModule,
      imports: [
        ConfigModule.forRoot(config),
        CoreModule,
        DatabaseModule,
        EventStoreModule,
        OutboxModule,
        config.redisUrl ? BullQueueModule : EmbeddedQueueModule,
        config.mongodbUri ? GridFsBlobStoreModule : FileSystemBlobStoreModule,
        MetricsModule,
        MemoryRateLimitModule,
        EventEmitterModule.forRoot(),
        OffboardingModule,
      ],
    };
  }
}
