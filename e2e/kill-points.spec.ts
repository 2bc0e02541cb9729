import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import type { CreditsBalance } from '../backend/src/contracts/credits';
import type { DocumentSummary, UploadResponse } from '../backend/src/contracts/document';
import { IDEMPOTENCY_HEADER } from '../backend/src/contracts/headers';
import { API } from '../backend/src/contracts/routes';
import { document, finished, signedInClient, upload as send } from './support/client';
import { makeDocument } from './support/documents';
import { expectChargedOnce, expectCompletedOnce } from './support/once';
import { drawInvoice } from './support/review-documents';
import { type RunningServer, startServer } from './support/server';

/** Places of the line, with whether the document is there although nobody was told. The last one is the power cut. */
const POINTS = [
  ['temp-written', false],
  ['file-stored', false],
  ['record-inserted', true],
  ['being-read', true],
  ['result-unsaved', true],
  ['result-unpaid', true],
  ['job-unsettled', true],
  // Nobody is left to do the job.
  ['job-added', true],
] as const;
/** Rules that do not end once a page says BUCLE. */
const ENDLESS_RULES = path.resolve(__dirname, 'support/endless-rules.cjs');
const FAIL_POINTS = path.resolve(__dirname, 'support/fail-points.cjs');

const SOON = { intervals: [20], timeout: 60_000 };

/** A server that holds a document at each place of the line, and dies at the last one. */
const startMined = (): Promise<RunningServer> =>
  startServer({
    env: {
      NODE_OPTIONS: `--require ${FAIL_POINTS}`,
      FAIL_POINTS: POINTS.map(([point]) => point).join(),
      READING_CONCURRENCY: String(POINTS.length),
      // What is held is not to be taken for lost.
      RECONCILE_SECONDS: '3600',
    },
  });

/** The id, or null when the server died before it answered. */
async function upload(
  client: APIRequestContext,
  key: string,
  buffer: Buffer,
): Promise<string | null> {
  const file = { name: `${key}.pdf`, mimeType: 'application/pdf', buffer };
  const headers = { [IDEMPOTENCY_HEADER]: key };
  const answer = await client
    .post(API.upload, { multipart: { file }, headers })
    .then(async (response) => ({ status: response.status(), body: await response.text() }))
    .catch(() => null);
  if (!answer) return null;
  expect(answer.status, answer.body).toBe(201);
  return (JSON.parse(answer.body) as UploadResponse).documentId;
}

async function credits(client: APIRequestContext): Promise<number> {
  return ((await (await client.get(API.userCredits)).json()) as CreditsBalance).credits;
}

async function list(client: APIRequestContext): Promise<DocumentSummary[]> {
  return (await (await client.get(API.documents)).json()) as DocumentSummary[];
}

test.describe.serial('an installation whose power is cut', () => {
  test.skip(process.platform === 'win32', 'there is no SIGUSR2 on Windows');
  let server: RunningServer;
  const again = async (): Promise<void> => {
    const { dataDir } = server;
    server = await startServer({ env: { NODE_OPTIONS: `--require ${ENDLESS_RULES}` }, dataDir });
  };
  test.beforeAll(async () => {
    server = await startMined();
  });
  test.afterAll(() => server.stop());

  test('at any place between upload and saved result is healed by the next start', async () => {
    const invoice = (await makeDocument('factura-detraccion')).buffer;
    // A space at the end of a PDF changes nothing but its hash.
    const bytes = (n: number) => Buffer.concat([invoice, Buffer.alloc(n + 1, 0x20)]);
    const told = new Map<string, Promise<string | null>>();
    const mined = await signedInClient(server);
    for (const [n, [point]] of POINTS.entries()) {
      process.kill(server.pid, 'SIGUSR2');
      const said = (what: string) =>
        expect.poll(() => server.output(), SOON).toContain(`${what} ${point}\n`);
      await said('armed');
      told.set(point, upload(mined, point, bytes(n)));
      await said('held');
    }
    await server.ended();
    await Promise.all(told.values());
    await mined.dispose();

    await again();
    const kept = POINTS.filter(([, isKept]) => isKept).length;
    const client = await signedInClient(server);
    await expectRead(client, kept);
    // What no document came of is free again at once.
    await expect.poll(() => credits(client)).toBe(500 - kept);
    for (const [n, [point]] of POINTS.entries()) {
      const id = await upload(client, point, bytes(n));
      expect((await told.get(point)) ?? id, point).toBe(id);
    }
    await expectRead(client, POINTS.length);
    const ids = (await list(client)).map(({ id }) => id);
    await expectChargedOnce(client, ids);
    await expectCompletedOnce(server, ids);
    await client.dispose();
  });

  test('twice over a document does not begin it a third time', async () => {
    const file = await drawInvoice({ number: 'F001-00000001', supplier: 'BUCLE S.A.C.' });
    const id = await send(await signedInClient(server), file);
    for (let death = 1; death <= 2; death += 1) {
      const client = await signedInClient(server);
      const reads = () => document(client, id).then(({ stage }) => stage);
      await expect.poll(reads, SOON).toBe('leer');
      await client.dispose();
      await server.kill();
      await again();
    }
    const read = await finished(await signedInClient(server), id);
    const failure = { code: 'LECTURA_APARTADA', setAside: 'servidor' };
    expect(read).toMatchObject({ status: 'error', failure });
  });
});

/** So many documents are there, and the reading of each ends well. */
async function expectRead(client: APIRequestContext, count: number): Promise<void> {
  const documents = await list(client);
  expect(documents).toHaveLength(count);
  for (const { id } of documents) expect((await finished(client, id)).status).toBe('completed');
}
