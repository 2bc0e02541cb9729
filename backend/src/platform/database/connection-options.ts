import mongoose, { type ConnectOptions } from 'mongoose';

/** Used when the connection string names no database. */
const DEFAULT_DATABASE = 'foliado';
const SELECT_MS = 5_000;
/** A server that is asked so often and answers nothing for so long is away: what waits for it is refused. */
const LOOK_MS = 2_000;
const SILENT_MS = 4_000;
/** No query of the product takes nearly as long; one that does has met something that nobody foresaw. */
export const MAX_QUERY_MS = 30_000;

/**
 * Writes are answered when they are on disk: uploads, events and credits rest on that. The embedded store says
 * itself when it is lost; while it is silent it works on a large query, and what waits for it is answered then.
 */
export function connectOptions(uri: string, isEmbedded: boolean): ConnectOptions {
  return {
    ...(namesDatabase(uri) ? {} : { dbName: DEFAULT_DATABASE }),
    // `StoreIndexes` makes them: by themselves they would end the start over a changed definition.
    autoIndex: false,
    writeConcern: { w: 'majority', journal: true },
    serverSelectionTimeoutMS: SELECT_MS,
    heartbeatFrequencyMS: LOOK_MS,
    connectTimeoutMS: isEmbedded ? MAX_QUERY_MS : SILENT_MS,
  };
}

function namesDatabase(uri: string): boolean {
  return /^mongodb(?:\+srv)?:\/\/[^/?]+\/[^?]/.test(uri);
}

/**
 * Global settings of mongoose: operators in a filter's values count only where the code marks them as
 * trusted (reliability M7), and a filter key that the schema does not know is an error.
 */
export function applyMongooseRules(): void {
  mongoose.set('sanitizeFilter', true);
  mongoose.set('strictQuery', 'throw');
  mongoose.set('maxTimeMS', MAX_QUERY_MS);
}
