export { copyStore, countRecords } from './copy-store';
export { EmbeddedStoreError, type EmbeddedStoreErrorCode } from './embedded-store-error';
export { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from './start';
export { DATA_FILE } from './storage/environment';
export type { DamageReport } from './storage/store';
export { embeddedStoreBytes } from './storage/store-size';
