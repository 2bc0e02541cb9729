import { cp, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { API } from '../../backend/src/contracts/routes';
import type { SignedInUser } from '../../backend/src/contracts/user';
import { type RunningServer, startServer } from '../support/server';
import { DEMO } from '../support/sign-in';
import { built } from './built';
import { contentOf, PlainClient } from './plain-client';
import { time } from './report';

type Embedded = typeof import('../../backend/src/platform/embedded-mongo');

/** Written without waiting for the disk: a bench that dies is begun again. */
export const UNSAFE = { ordered: false, writeConcern: { w: 1, journal: false } } as const;

/** A server whose company has many documents, and a client of its admin. */
export interface LargeCompany<Filled> {
  server: RunningServer;
  client: PlainClient;
  documents: number;
  /** What filling it told. */
  filled: Filled;
}

interface Filling<Filled> {
  /** Names the kind of data, for keeping it. */
  name: string;
  documents: number;
  /** Writes past the server, straight into its store. Its answer must survive JSON. */
  fill(db: Db, tenantId: string): Promise<Filled>;
}

/**
 * Starts a server on a company that was filled past it. With `BENCH_KEEP=<folder>` the filled data are
 * kept there, and taken from there the next time: filling 100,000 documents takes longer than measuring.
 */
export async function largeCompany<Filled>(
  filling: Filling<Filled>,
): Promise<LargeCompany<Filled>> {
  const empty = await startServer();
  const tenantId = await companyOf(empty);
  await empty.stop({ keepData: true });
  const filled = await filledData(filling, empty.dataDir, tenantId);
  const server = await startServer({ dataDir: empty.dataDir });
  const client = await PlainClient.signedIn(server, DEMO.empresa);
  return { server, client, documents: filling.documents, filled };
}

/** Ends what is left of it, its data too. */
export async function removeCompany({ server }: LargeCompany<unknown>): Promise<void> {
  await server.stop().catch(() => null);
  await rm(server.dataDir, { recursive: true, force: true });
}

export async function withStore<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const store = await built<Embedded>('platform/embedded-mongo').embeddedMongo(dataDir).start();
  const client = await MongoClient.connect(store.uri);
  try {
    return await work(client.db());
  } finally {
    await client.close();
    await store.close();
  }
}

async function companyOf(server: RunningServer): Promise<string> {
  const visitor = await PlainClient.signedIn(server, DEMO.empresa);
  return contentOf<SignedInUser>(await visitor.get(API.authUser)).companyId ?? '';
}

async function filledData<Filled>(
  { name, documents, fill }: Filling<Filled>,
  dataDir: string,
  tenantId: string,
): Promise<Filled> {
  const keep = process.env.BENCH_KEEP;
  const kept = keep && path.resolve(keep, `${name}-${documents}`);
  if (kept) {
    const told = await readFile(path.join(kept, 'filled.json'), 'utf8').catch(() => null);
    if (told !== null) {
      await rm(dataDir, { recursive: true });
      await cp(path.join(kept, 'data'), dataDir, { recursive: true });
      await flushed(dataDir);
      return JSON.parse(told) as Filled;
    }
  }
  const begun = Date.now();
  const filled = await withStore(dataDir, (db) => fill(db, tenantId));
  process.stdout.write(`${documents} documents written in ${time(Date.now() - begun)}\n`);
  if (kept) await keepData(dataDir, kept, JSON.stringify(filled));
  return filled;
}

/** Otherwise the disk is still writing gigabytes while the first thing is measured. */
async function flushed(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(path.join(folder, entry.name), 'r+');
    await file.sync();
    await file.close();
  }
}

/** Whole or not at all: the folder gets its name last. */
async function keepData(dataDir: string, kept: string, told: string): Promise<void> {
  const half = `${kept}.half`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true });
  await cp(dataDir, path.join(half, 'data'), { recursive: true });
  await writeFile(path.join(half, 'filled.json'), told);
  await rename(half, kept);
}
