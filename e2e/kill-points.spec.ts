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

/** In the order of the line, with whether the document is there although nobody was told. */
const POINTS = [
  ['temp-written', false],
  ['file-stored', false],
  ['record-inserted', true],
  ['job-added', true],
  ['being-read', true],
  ['result-unsaved', true],
  ['result-unpaid', true],
  ['job-unsettled', true],
] as const;
/** Rules that do not end once a page says BUCLE. */
const ENDLESS_RULES = path.resolve(__dirname, 'support/endless-rules.cjs');
const PRELOAD = path.resolve(__dirname, 'support/fail-points.cjs');

/** A server that can be told to die at a place of the line. */
const startMined = (point: string, dataDir?: string): Promise<RunningServer> =>
  startServer({
    ...(dataDir ? { dataDir } : {}),
    env: { NODE_OPTIONS: `--require ${PRELOAD}`, FAIL_POINT: point },
  });

async function arm(server: RunningServer): Promise<void> {
  process.kill(server.pid, 'SIGUSR2');
  await expect.poll(() => server.output(), { intervals: [20] }).toContain('armed\n');
}

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

test('a power cut at any place between upload and saved result is healed by the next start', async () => {
  test.skip(process.platform === 'win32', 'there is no SIGUSR2 on Windows');
  const invoice = (await makeDocument('factura-detraccion')).buffer;
  // A space at the end of a PDF changes nothing but its hash.
  const bytes = (n: number) => Buffer.concat([invoice, Buffer.alloc(n + 1, 0x20)]);
  const told = new Map<string, string | null>();
  let dataDir: string | undefined;
  let kept = 0;
  for (const [n, [point, isKept]] of POINTS.entries()) {
    const server = await startMined(point, dataDir);
    dataDir = server.dataDir;
    const client = await signedInClient(server);
    await expectRead(client, kept);
    await arm(server);
    told.set(point, await upload(client, point, bytes(n)));
    await expect.poll(() => isAlive(server.pid), { intervals: [50], timeout: 60_000 }).toBe(false);
    await client.dispose();
    kept += isKept ? 1 : 0;
  }

  const server = await startServer({ dataDir });
  try {
    const client = await signedInClient(server);
    await expectRead(client, kept);
    // What no document came of is free again at once.
    await expect.poll(() => credits(client)).toBe(500 - kept);
    for (const [n, [point]] of POINTS.entries()) {
      const id = await upload(client, point, bytes(n));
      expect(told.get(point) ?? id, point).toBe(id);
    }
    await expectRead(client, POINTS.length);
    const ids = (await list(client)).map(({ id }) => id);
    await expectChargedOnce(client, ids);
    await expectCompletedOnce(server, ids);
  } finally {
    await server.stop();
  }
});

test('a document over which the server dies twice is not begun a third time', async () => {
  const env = { NODE_OPTIONS: `--require ${ENDLESS_RULES}` };
  const file = await drawInvoice({ number: 'F001-00000001', supplier: 'BUCLE S.A.C.' });
  let server = await startServer({ env });
  const { dataDir } = server;
  const id = await send(await signedInClient(server), file);
  for (let death = 1; death <= 2; death += 1) {
    const client = await signedInClient(server);
    const reads = () => document(client, id).then(({ stage }) => stage);
    await expect.poll(reads, { intervals: [20], timeout: 60_000 }).toBe('leer');
    await client.dispose();
    await server.kill();
    server = await startServer({ env, dataDir });
  }
  try {
    const read = await finished(await signedInClient(server), id);
    const failure = { code: 'LECTURA_APARTADA', setAside: 'servidor' };
    expect(read).toMatchObject({ status: 'error', failure });
  } finally {
    await server.stop();
  }
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** So many documents are there, and the reading of each ends well. */
async function expectRead(client: APIRequestContext, count: number): Promise<void> {
  const documents = await list(client);
  expect(documents).toHaveLength(count);
  for (const { id } of documents) expect((await finished(client, id)).status).toBe('completed');
}
