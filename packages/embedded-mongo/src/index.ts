export { embeddedMongo, type DataFolder } from './data-folder';
export { EmbeddedStoreError, type EmbeddedStoreErrorCode } from './embedded-store-error';
export type { EmbeddedMongo } from './start';
export { DATA_FILE } from './storage/environment';
export type { DamageReport } from './storage/store';
