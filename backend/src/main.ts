import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module';
import { configureApp } from './app.setup';
import { configOfProcess, prepareDataDir } from './platform/config';
import { Announcements } from './platform/startup/program';
import { failToStart, stopOnSignals } from './platform/startup/stop-on-signals';

async function main(): Promise<void> {
  const config = configOfProcess();
  await prepareDataDir(config);
  const module = AppModule.for(config);
  const options = { bufferLogs: true, bodyParser: false, abortOnError: false } as const;
  const app = await NestFactory.create<NestExpressApplication>(module, options);
  app.useLogger(app.get(Logger));
  await configureApp(app);
  stopOnSignals({
    close: () => {
      // A connection whose request is answered from now on is not kept for another.
      Object.assign(app.getHttpServer(), { keepAliveTimeout: 1 });
      return app.close();
    },
    cut: () => app.getHttpServer().closeAllConnections(),
  });
  await app.listen(config.port, config.host);
  const address = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const lines = [`Foliado está listo en ${address}`, ...app.get(Announcements).all()];
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

main().catch(failToStart);
