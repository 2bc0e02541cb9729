import path from 'node:path';
import { type Database, open } from 'lmdb';
import { type Document, MongoClient } from 'mongodb';
import { built } from './built';
import { median, p95, time } from './report';

type Embedded = typeof import('../../backend/src/platform/embedded-mongo');
type Listed = typeof import('../../backend/src/documents/lists/listed-document');

const ROUNDS = 500;
const OPENINGS = 5;
const PAGE = 25;
const DOCUMENT_BYTES = 2_000;
const BINARY = { encoding: 'binary', keyEncoding: 'binary' } as const;

type Row = Record<string, string>;

interface Measured {
  what: string;
  times: number[];
}

/** Asked as often before it counts: a store is asked all day, and code that has run a few times is slow. */
async function measured(what: string, act: (round: number) => Promise<unknown>): Promise<Measured> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) await act(round);
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await act(round);
    times.push(performance.now() - begun);
  }
  return { what, times };
}

async function openings(dataDir: string): Promise<Measured> {
  const times: number[] = [];
  for (let round = 0; round < OPENINGS; round += 1) {
    const begun = performance.now();
    const store = await built<Embedded>('platform/embedded-mongo').embeddedMongo(dataDir).start();
    times.push(performance.now() - begun);
    await store.close();
  }
  return { what: 'open', times };
}

/** What the driver asks of the embedded store, with as many documents as a large company has. */
async function throughTheDriver(dataDir: string): Promise<Measured[]> {
  const opened = await openings(dataDir);
  const store = await built<Embedded>('platform/embedded-mongo').embeddedMongo(dataDir).start();
  const client = await MongoClient.connect(store.uri);
  try {
    const documents = client.db().collection<Document & { _id: string }>('documents');
    const samples = await documents
      .aggregate<{ _id: string; tenantId: string; ruc: string }>([
        { $match: { ruc: { $type: 'string' } } },
        { $limit: ROUNDS },
        { $project: { tenantId: 1, ruc: 1 } },
      ])
      .toArray();
    const one = (round: number) => {
      const sample = samples[round % samples.length];
      if (!sample) throw new Error('the store has no documents');
      return sample;
    };
    const { LISTED_FIELDS: projection } = built<Listed>('documents/lists/listed-document');
    const page = (tenantId: string) =>
      documents.find({ tenantId }, { projection }).sort({ createdAt: -1, _id: 1 }).limit(PAGE);
    return [
      opened,
      await measured('nothing but an answer (ping)', () => client.db().command({ ping: 1 })),
      await measured('one by _id', (round) => documents.findOne({ _id: one(round)._id })),
      await measured('one by an indexed field', (round) => {
        const { tenantId, ruc } = one(round);
        return documents.findOne({ tenantId, ruc });
      }),
      await measured('25 by an indexed order', (round) => page(one(round).tenantId).toArray()),
    ];
  } finally {
    await client.close();
    await store.close();
  }
}

/** The same bytes out of the same file, without store, wire and driver. */
async function bareLmdb(dataDir: string): Promise<Measured[]> {
  const root = open<Buffer, Buffer>({
    path: path.join(dataDir, 'store.mdb'),
    noSubdir: true,
    readOnly: true,
    maxDbs: 8,
    ...BINARY,
  });
  const documents = root.openDB<Buffer, Buffer>({ name: 'documents', ...BINARY });
  const keys = documentKeys(documents);
  const key = (round: number): Buffer => keys[round] ?? Buffer.alloc(0);
  const found = [
    await measured('bare LMDB: one', (round) => Promise.resolve(documents.get(key(round)))),
    await measured('bare LMDB: 25 in order', (round) =>
      Promise.resolve([...documents.getRange({ start: key(round), limit: PAGE })]),
    ),
  ];
  await root.close();
  return found;
}

/** Of the first records that are as large as a document; the other collections have small ones. */
function documentKeys(records: Database<Buffer, Buffer>): Buffer[] {
  const keys: Buffer[] = [];
  for (const { key, value } of records.getRange({})) {
    if (value.length > DOCUMENT_BYTES) keys.push(key);
    if (keys.length === ROUNDS) break;
  }
  return keys;
}

/** @param dataDir of a store that nothing has open */
export async function storeTimes(dataDir: string): Promise<Row[]> {
  const all = [...(await throughTheDriver(dataDir)), ...(await bareLmdb(dataDir))];
  return all.map(({ what, times }) => ({ what, p50: time(median(times)), p95: time(p95(times)) }));
}
