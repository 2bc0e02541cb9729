/** The one door to the store's package (`packages/embedded-mongo`). */
export {
  copyStore,
  countRecords,
  DATA_FILE,
  embeddedStoreBytes,
  EmbeddedStoreError,
  startEmbeddedMongo,
  type EmbeddedMongo,
} from '#embedded-mongo';
