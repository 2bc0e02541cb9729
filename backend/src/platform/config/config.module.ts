import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AppConfig } from './app-config';
import { configOfProcess } from './load-config';

/** Gives `AppConfig` to every module. */
@Global()
@Module({})
export class ConfigModule {
  /** The configuration of the process, or the one that was loaded before the modules were chosen. */
  static forRoot(config: AppConfig = configOfProcess()): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: AppConfig, useValue: config }],
      exports: [AppConfig],
    };
  }
}
