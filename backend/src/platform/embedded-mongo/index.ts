export { EmbeddedStoreError, type EmbeddedStoreErrorCode } from './embedded-store-error';
export { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from './start';
export type { DamageReport } from './storage/store';
