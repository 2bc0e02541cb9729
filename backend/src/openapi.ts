import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { describeApi } from './app.setup';
import { loadConfig } from './platform/config';

/** Prints the OpenAPI document. Preview mode: no store is opened, nothing listens. */
async function main(): Promise<void> {
  const module = AppModule.for(loadConfig({ NODE_ENV: 'development' }));
  const app = await NestFactory.create(module, { preview: true, logger: ['error'] });
  app.setGlobalPrefix('api', { exclude: ['healthz', 'readyz'] });
  process.stdout.write(`${JSON.stringify(describeApi(app), null, 2)}\n`);
}

void main();
