import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module';
import { configOfProcess, prepareDataDir } from './platform/config';
import { LifeSign } from './platform/health';
import { failToStart, stopOnSignals } from './platform/startup/stop-on-signals';

/** The same application without HTTP: takes jobs from the shared queue (scale-out). */
async function main(): Promise<void> {
  const config = configOfProcess();
  if (!config.mongodbUri || !config.redisUrl) {
    throw new Error(
      'un proceso lector necesita MONGODB_URI y REDIS_URL; sin ellos lee el propio servidor.',
    );
  }
  await prepareDataDir(config);
  const options = { bufferLogs: true, abortOnError: false } as const;
  const app = await NestFactory.createApplicationContext(AppModule.for(config), options);
  app.useLogger(app.get(Logger));
  stopOnSignals({ close: () => app.close() });
  await app.get(LifeSign, { strict: false }).begin();
  process.stdout.write('Proceso lector de Foliado listo\n');
}

main().catch(failToStart);
