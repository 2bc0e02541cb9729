import mongoose, { type ConnectOptions } from 'mongoose';

/** Used when the connection string names no database. */
const DEFAULT_DATABASE = 'foliado';
const SELECT_MS = 5_000;

/** Writes are answered when they are on disk: uploads, events and credits rest on that. */
export function connectOptions(uri: string): ConnectOptions {
  return {
    ...(namesDatabase(uri) ? {} : { dbName: DEFAULT_DATABASE }),
    autoIndex: true,
    writeConcern: { w: 'majority', journal: true },
    serverSelectionTimeoutMS: SELECT_MS,
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
}
