/** The one door to the store's package (`packages/embedded-mongo`). */
export { DATA_FILE, embeddedMongo, EmbeddedStoreError, type EmbeddedMongo } from '#embedded-mongo';
