import { Module, RequestMethod } from '@nestjs/common';
import { LoggerModule, type Params } from 'nestjs-pino';
import { AppConfig } from '../config/app-config';
import { developmentStream } from './development-stream';
import { loggerOptions } from './logger-options';

/** In the words of today's router; the library's own default is in those of the one before. */
const EVERYWHERE: Params = { forRoutes: [{ path: '{*path}', method: RequestMethod.ALL }] };

function parameters(config: AppConfig): Params {
  const options = loggerOptions(config);
  if (config.env !== 'development') return { ...EVERYWHERE, pinoHttp: options };
  const stream = developmentStream((line) => process.stdout.write(line));
  return { ...EVERYWHERE, pinoHttp: [options, stream] };
}

/** Records of one line: JSON for machines, in development readable for a person. */
@Module({
  imports: [LoggerModule.forRootAsync({ inject: [AppConfig], useFactory: parameters })],
  exports: [LoggerModule],
})
export class LoggingModule {}
