export { AppConfig, type OidcConfig } from './app-config';
export { ConfigError } from './variable-types';
export { ConfigModule } from './config.module';
export { prepareDataDir } from './data-dir';
export { configOfProcess, dataConfigOfProcess, loadConfig, type DataConfig } from './load-config';
