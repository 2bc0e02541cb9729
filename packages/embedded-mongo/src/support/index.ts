/** For tests of who uses the store. */
export { documentsRead } from './documents-read';
export { freshDatabaseUri, startTestDatabase, type TestDatabase } from './test-database';
export { matches } from '../query/match';
export { parseFilter } from '../query/parse-filter';
