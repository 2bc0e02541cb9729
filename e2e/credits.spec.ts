import { type APIRequestContext, expect, test } from '@playwright/test';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CreditEntry, CreditsBalance } from '../backend/src/contracts/credits';
import type { DocumentSummary, UploadResponse } from '../backend/src/contracts/document';
import { IDEMPOTENCY_HEADER } from '../backend/src/contracts/headers';
import { API } from '../backend/src/contracts/routes';
import { entriesBelow } from '../backend/test/support/files-below';
import { signedInClient } from './support/client';
import { makeDocument } from './support/documents';
import { expectCompletedOnce } from './support/once';
import { type RunningServer, startServer } from './support/server';

const KILLS = process.env.LONG_TESTS ? 10 : 2;
const UPLOADS_A_ROUND = 10;
const RETRIES_A_ROUND = 3;

const CLOCK_AHEAD = path.resolve(__dirname, 'support/clock-ahead.cjs');
const LATER = {
  NODE_OPTIONS: `--require ${CLOCK_AHEAD}`,
  CLOCK_AHEAD_MS: String(2 * 3_600_000),
  // Once, at the start: what it writes itself has the time of the file system, and seems old to it.
  RECONCILE_SECONDS: '3600',
};

interface Wish {
  key: string;
  buffer: Buffer;
  isReadable: boolean;
  /** What the server has acknowledged. */
  documentId: string | null;
}

type Run = Pick<CreditEntry, 'run'> & { documentId: string };

/** A file that is received, and whose reading fails for good. */
const damaged = (n: number): Buffer =>
  Buffer.from(`%PDF-1.4\n${String(n).padStart(200, '0')}\n%%EOF\n`);

/** The same request until it is answered; a server that dies in between answers the next time. */
async function upload(client: APIRequestContext, wish: Wish): Promise<void> {
  if (wish.documentId) return;
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: wish.buffer };
  const headers = { [IDEMPOTENCY_HEADER]: wish.key };
  const answer = await client.post(API.upload, { multipart: { file }, headers });
  expect(answer.status(), 'status of the upload').toBe(201);
  wish.documentId = ((await answer.json()) as UploadResponse).documentId;
}

/** Asks for another reading twice at once, as a double click does. */
async function retry(client: APIRequestContext, ids: readonly string[]): Promise<void> {
  const asks = ids.flatMap((id) => [id, id]);
  await Promise.all(asks.map((id) => client.post(API.documentRetry(id), { data: {} })));
}

async function retryFailed(client: APIRequestContext): Promise<void> {
  const failed = (await documentsOf(client)).filter(({ status }) => status === 'error');
  await retry(
    client,
    failed.slice(0, RETRIES_A_ROUND).map(({ id }) => id),
  );
}

async function documentsOf(client: APIRequestContext): Promise<DocumentSummary[]> {
  return (await (await client.get(API.documents)).json()) as DocumentSummary[];
}

async function ledgerOf(client: APIRequestContext): Promise<CreditEntry[]> {
  const rows: CreditEntry[] = [];
  for (;;) {
    const params = { range: JSON.stringify([rows.length, rows.length + 99]) };
    const answer = await client.get(API.userCreditHistory, { params });
    const page = (await answer.json()) as CreditEntry[];
    rows.push(...page);
    if (page.length < 100) return rows.reverse();
  }
}

const isUnfinished = ({ status }: DocumentSummary) => !['completed', 'error'].includes(status);

async function untilRead(client: APIRequestContext): Promise<void> {
  const isReading = async () => (await documentsOf(client)).some(isUnfinished);
  await expect.poll(isReading, { timeout: 300_000, intervals: [250] }).toBe(false);
}

/** Uploads and retries until the power is cut at some moment; what it cut off is forgotten. */
async function liveAndDie(server: RunningServer, wishes: readonly Wish[]): Promise<void> {
  const client = await signedInClient(server);
  const work = [...wishes.map((wish) => upload(client, wish)), retryFailed(client)];
  const ends = Promise.allSettled(work);
  await pause(500 + Math.random() * 2_500);
  await server.kill();
  await ends;
  await client.dispose();
}

test.describe('credits', () => {
  test('through power cuts at any moment each document that was read is paid once, and the ledger adds up', async () => {
    const invoice = (await makeDocument('factura-detraccion')).buffer;
    const wishes: Wish[] = [];
    const first = await startServer();
    let server = first;
    for (let round = 0; round < KILLS; round++) {
      for (let n = 0; n < UPLOADS_A_ROUND; n++) {
        const key = `round-${round}-${n}`;
        // A space at the end of a PDF changes nothing but its hash.
        const isReadable = n === 0;
        const buffer = isReadable
          ? Buffer.concat([invoice, Buffer.alloc(round + 1, 0x20)])
          : damaged(wishes.length);
        wishes.push({ key, buffer, isReadable, documentId: null });
      }
      await liveAndDie(server, wishes);
      const isLast = round === KILLS - 1;
      // What was begun and never answered is cleared away after an hour: the last server lives later.
      server = await startServer({ dataDir: first.dataDir, ...(isLast ? { env: LATER } : {}) });
    }
    try {
      const client = await signedInClient(server);
      await Promise.all(wishes.map((wish) => upload(client, wish)));
      await untilRead(client);
      await expectSameAnswers(client, wishes);
      // A retry that was cut off after its reservation goes on with it when it is asked for again.
      const begun = openRuns(await documentsOf(client), await ledgerOf(client));
      await retry(client, [...new Set(begun.map(({ documentId }) => documentId))]);
      await untilRead(client);
      await readWhatPowerCutsEnded(client, wishes);
      await expectPaidOnce(client, wishes);
      await expectFilesOfRecords(first.dataDir, wishes);
      const completed = (await documentsOf(client)).filter(({ status }) => status === 'completed');
      await expectCompletedOnce(
        server,
        completed.map(({ id }) => id),
      );
    } finally {
      await server.stop();
    }
  });
});

/**
 * A reading that two power cuts ended is set aside: what brings a server down is not read for ever. Its
 * person asks for it again, and it is read.
 */
async function readWhatPowerCutsEnded(client: APIRequestContext, wishes: readonly Wish[]) {
  const readable = new Set(
    wishes.filter(({ isReadable }) => isReadable).map(({ documentId }) => documentId),
  );
  const ended = (await documentsOf(client)).filter(
    ({ id, status }) => status === 'error' && readable.has(id),
  );
  for (const { failure } of ended) expect(failure?.code).toBe('LECTURA_APARTADA');
  await retry(
    client,
    ended.map(({ id }) => id),
  );
  await untilRead(client);
}

/** Every request, asked once more, is answered with the document that it made. */
async function expectSameAnswers(client: APIRequestContext, wishes: readonly Wish[]) {
  const again = wishes.map((wish) => ({ ...wish, documentId: null }));
  await Promise.all(again.map((wish) => upload(client, wish)));
  const idsByKey = (all: readonly Wish[]) => all.map(({ key, documentId }) => [key, documentId]);
  expect(idsByKey(again)).toEqual(idsByKey(wishes));
}

/** Each document has its original on the disk, and there is no file of anything else. */
async function expectFilesOfRecords(dataDir: string, wishes: readonly Wish[]): Promise<void> {
  const files = path.join(dataDir, 'files');
  const entries = await entriesBelow(files);
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const ids = wishes.map(({ documentId }) => documentId ?? '').sort();
  // Pages and words of a reading are named after its original.
  expect([...new Set(names.map((name) => name.split('.')[0]))].sort()).toEqual(ids);
  expect(names.filter((name) => !name.includes('.')).sort()).toEqual(ids);
  await expect.poll(() => readdir(path.join(dataDir, 'tmp'))).toEqual([]);
}

async function expectPaidOnce(client: APIRequestContext, wishes: readonly Wish[]): Promise<void> {
  const documents = await documentsOf(client);
  const acknowledged = wishes.map(({ documentId }) => documentId).sort();
  expect(documents.map(({ id }) => id).sort()).toEqual(acknowledged);
  expect(documents.filter(({ status }) => status === 'completed')).toHaveLength(KILLS);

  const isSettled = async () => openRuns(documents, await ledgerOf(client));
  await expect.poll(isSettled, { timeout: 60_000, intervals: [250] }).toEqual([]);
  const ledger = await ledgerOf(client);
  const { credits } = (await (await client.get(API.userCredits)).json()) as CreditsBalance;
  expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits);
  expect(ledger.at(-1)?.balance).toBe(credits);
  for (const { id, status } of documents) {
    const charges = ledger.filter((row) => row.documentId === id && row.movement === 'charged');
    expect([id, charges.length]).toEqual([id, status === 'completed' ? 1 : 0]);
  }
  const keys = ledger.map(({ movement, documentId, run }) => `${movement} ${documentId} ${run}`);
  expect(new Set(keys).size).toBe(keys.length);
}

/** Runs of these documents that are reserved and neither charged nor given back. */
function openRuns(documents: readonly DocumentSummary[], ledger: readonly CreditEntry[]): Run[] {
  const known = new Set(documents.map(({ id }) => id));
  const isSettlement = ({ movement }: CreditEntry) =>
    movement === 'charged' || movement === 'refunded';
  const settled = new Set(
    ledger.filter(isSettlement).map(({ documentId, run }) => `${documentId}:${run}`),
  );
  return ledger
    .filter(({ movement }) => movement === 'reserved')
    .map(({ documentId, run }) => ({ documentId: documentId ?? '', run }))
    .filter(({ documentId, run }) => known.has(documentId) && !settled.has(`${documentId}:${run}`));
}
