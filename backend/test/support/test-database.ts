export { freshDatabaseUri, startTestDatabase, type TestDatabase } from '#embedded-mongo/support';
