import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as mongo from 'mongodb';
import { startEmbeddedMongo, type EmbeddedMongo } from '../start';

/** A document of a test: any fields, and an _id that need not be an ObjectId. */
export interface TestDocument extends mongo.Document {
  _id: number | string | mongo.ObjectId | mongo.Long | Date;
}

export interface TestDatabase {
  /** Connection string with a database of its own. */
  uri: string;
  client: mongo.MongoClient;
  db: mongo.Db;
  /** Ends everything and removes what the test stored. */
  close: () => Promise<void>;
}

export interface TestDatabaseOptions {
  /** Milliseconds between two sweeps of TTL indexes (embedded store only). */
  ttlSweepMs?: number;
}

/** An empty database for one test file: on `MONGODB_URI` when the environment names one, else embedded. */
export async function startTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = process.env['MONGODB_URI'];
  return server === undefined || server === '' ? onEmbedded(options) : onServer(server);
}

async function onEmbedded(options: TestDatabaseOptions): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foliado-store-'));
  const embedded: EmbeddedMongo = await startEmbeddedMongo({ dataDir, ...options });
  const client = await mongo.MongoClient.connect(embedded.uri);
  const close = async (): Promise<void> => {
    await client.close();
    await embedded.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { uri: embedded.uri, client, db: client.db(), close };
}

/** The address of a database that no other test uses, on a server. */
export function freshDatabaseUri(server: string): string {
  const uri = new URL(server);
  uri.pathname = `/test-${randomUUID()}`;
  return uri.href;
}

async function onServer(server: string): Promise<TestDatabase> {
  const uri = freshDatabaseUri(server);
  const client = await mongo.MongoClient.connect(uri);
  const close = async (): Promise<void> => {
    await client.db().dropDatabase();
    await client.close();
  };
  return { uri, client, db: client.db(), close };
}
