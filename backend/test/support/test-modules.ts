import { rm } from 'node:fs/promises';
import { Global, Module, type ModuleMetadata } from '@nestjs/common';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { getConnectionToken } from '@nestjs/mongoose';
import { Test, type TestingModule } from '@nestjs/testing';
import type { Connection } from 'mongoose';
import { ConfigModule, type AppConfig } from '../../src/platform/config';
import { DatabaseModule } from '../../src/platform/database';
import { EventStoreModule } from '../../src/platform/event-store';
import { Metrics } from '../../src/platform/metrics';
import { OutboxModule } from '../../src/platform/outbox/outbox.module';
import { CoreModule } from '../../src/platform/startup/platform-modules';
import { namedServer, testConfig } from './test-config';

export interface TestModules {
  module: TestingModule;
  connection: Connection;
  close: () => Promise<void>;
}

/** Without what it collects: that needs the whole product. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
class BareMetricsModule {}

/** Some features, or providers, on the store, the events and the outboxes; without HTTP. */
export async function startTestModules(
  { imports = [], providers = [] }: ModuleMetadata,
  config: AppConfig = testConfig(namedServer()),
): Promise<TestModules> {
  const module = await Test.createTestingModule({
    imports: [
      ConfigModule.forRoot(config),
      CoreModule,
      DatabaseModule,
      EventStoreModule,
      OutboxModule,
      EventEmitterModule.forRoot(),
      BareMetricsModule,
      ...imports,
    ],
    providers,
  }).compile();
  await module.init();
  const connection = module.get<Connection>(getConnectionToken());
  const close = async (): Promise<void> => {
    if (config.mongodbUri) await connection.dropDatabase();
    await module.close();
    await rm(config.dataDir, { recursive: true, force: true });
  };
  return { module, connection, close };
}
