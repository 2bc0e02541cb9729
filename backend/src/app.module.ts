import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { AdminModule } from './admin';
import { AuditModule } from './audit';
import { AuthModule } from './auth';
import { CompaniesModule } from './companies';
import { CreditsModule } from './credits';
import { DemoModule } from './demo';
import { DocumentsModule } from './documents';
import { ExportsModule } from './exports';
import { ExtractionModule } from './extraction';
import { OffboardingModule } from './offboarding';
import { FileSystemBlobStoreModule, GridFsBlobStoreModule } from './platform/blob-store';
import { ConfigModule, type AppConfig } from './platform/config';
import { DatabaseModule } from './platform/database';
import { EventStoreModule } from './platform/event-store';
import { HealthModule } from './platform/health';
import { AccessGuard, ErrorFilter, RequestLimitGuard, validationPipe } from './platform/http';
import { LoggingModule } from './platform/logging';
import { MetricsModule } from './platform/metrics';
import { OutboxModule } from './platform/outbox';
import { BullQueueModule, EmbeddedQueueModule } from './platform/queue';
import { QueueStarter } from './platform/queue/queue-starter';
import { MemoryRateLimitModule, RedisRateLimitModule } from './platform/rate-limit';
import { CoreModule } from './platform/startup/core.module';
import { DisabledSheetsGateway, GoogleSheetsGateway, SheetsModule } from './sheets';
import { TryOutModule } from './try-out';
import { UsersModule } from './users';
import { WorkflowModule } from './workflow';

/** Composition root: the one place that picks adapters and decides which features there are. */
@Module({})
export class AppModule {
  static for(config: AppConfig): DynamicModule {
    const platform = [
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
    const features = [
      CompaniesModule,
      UsersModule,
      AuthModule,
      AuditModule,
      CreditsModule,
      DocumentsModule,
      ExtractionModule,
      TryOutModule,
      ExportsModule,
      SheetsModule.with(config.google ? GoogleSheetsGateway : DisabledSheetsGateway),
      WorkflowModule,
      AdminModule,
      OffboardingModule,
    ];
    const demo = config.env === 'production' ? [] : [DemoModule];
    return {
      module: AppModule,
      imports: [...platform, ...features, ...demo],
      providers: [
        { provide: APP_GUARD, useClass: RequestLimitGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: validationPipe },
        QueueStarter,
      ],
    };
  }
}
