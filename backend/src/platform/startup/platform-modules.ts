import { EventEmitterModule } from '@nestjs/event-emitter';
import { FileSystemBlobStoreModule, GridFsBlobStoreModule } from '../blob-store';
import { ConfigModule, type AppConfig } from '../config';
import { DatabaseModule } from '../database';
import { EventStoreModule } from '../event-store';
import { HealthModule } from '../health';
import { LoggingModule } from '../logging';
import { MetricsModule } from '../metrics';
import { OutboxModule } from '../outbox';
import { BullQueueModule, EmbeddedQueueModule } from '../queue';
import { MemoryRateLimitModule, RedisRateLimitModule } from '../rate-limit';
import { CoreModule } from './core.module';

/** What every feature stands on, with the adapters that the configuration picks: for the server and for commands. */
export const platformModules = (config: AppConfig) => [
  ConfigModule.forRoot(config),
  CoreModule,
  LoggingModule,
  DatabaseModule,
  EventStoreModule,
  OutboxModule,
  config.redisUrl ? BullQueueModule : EmbeddedQueueModule,
  config.mongodbUri ? GridFsBlobStoreModule : FileSystemBlobStoreModule,
  config.redisUrl ? RedisRateLimitModule : MemoryRateLimitModule,
  HealthModule,
  MetricsModule,
  EventEmitterModule.forRoot(),
];
