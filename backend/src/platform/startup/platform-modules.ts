import { Global, Module } from '@nestjs/common';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { FileSystemBlobStoreModule, GridFsBlobStoreModule } from '../blob-store';
import { Clock } from '../clock/clock';
import { ConfigModule, type AppConfig } from '../config';
import { DatabaseModule } from '../database';
import { EventStoreModule } from '../event-store';
import { HealthModule } from '../health';
import { ProxyWatch } from '../http/proxy-watch';
import { LoggingModule } from '../logging';
import { MetricsModule } from '../metrics';
import { OutboxModule } from '../outbox/outbox.module';
import { BullQueueModule, EmbeddedQueueModule } from '../queue';
import { MemoryRateLimitModule, RedisRateLimitModule } from '../rate-limit';
import { Announcements } from './program';

/** What everything may use without asking: clock, lines shown at the start, the watch for proxies. */
@Global()
@Module({
  providers: [Clock, Announcements, ProxyWatch],
  exports: [Clock, Announcements, ProxyWatch],
})
export class CoreModule {}

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
