import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import type { CreditEntry } from '../backend/src/contracts/credits';
import type { DocumentSummary, UploadResponse } from '../backend/src/contracts/document';
import { ERRORS } from '../backend/src/contracts/errors';
import { IDEMPOTENCY_HEADER } from '../backend/src/contracts/headers';
import { API } from '../backend/src/contracts/routes';
import { killReaders } from './support/children';
import { document, finished, signedInClient } from './support/client';
import { makeDocument, type MadeDocument } from './support/documents';
import { type RunningModel, startModel } from './support/model-server';
import { expectChargedOnce, expectCompletedOnce } from './support/once';
import { freePort } from '../backend/test/support/free-port';
import { type RunningServer, startServer } from './support/server';
import { beginUpload } from './support/slow-upload';

const STORE_FAULT = path.resolve(__dirname, 'support/store-fault.cjs');
const UPLOADS = 5;
const JOBS = 2;

/** One installation that lives through all of it, each time with the data of before. */
test.describe.serial('an installation', () => {
  test.skip(process.platform !== 'linux', 'children are found, and signals sent, the way of Linux');
  let invoice: MadeDocument;
  let model: RunningModel;
  let server: RunningServer;
  let client: APIRequestContext;
  /** Documents that are read, or will be. */
  const kept: string[] = [];

  const start = async (dataDir?: string): Promise<void> => {
    const env = { ...model.environment, NODE_OPTIONS: `--require ${STORE_FAULT}` };
    const queue = { READING_CONCURRENCY: String(JOBS) };
    server = await startServer({ ...(dataDir ? { dataDir } : {}), env: { ...env, ...queue } });
    client = await signedInClient(server);
  };
  test.beforeAll(async () => {
    invoice = await makeDocument('factura-detraccion');
    model = await startModel(await freePort());
    await start();
  });
  test.afterAll(async () => {
    await client?.dispose();
    await server?.stop();
    await model?.stop();
  });

  /** A space at the end of a PDF changes nothing but its hash. */
  const another = (n: number): MadeDocument => ({
    ...invoice,
    buffer: Buffer.concat([invoice.buffer, Buffer.alloc(n, 0x20)]),
  });
  const send = async (file: MadeDocument, processor: string, key: string): Promise<string> => {
    const { name, mimeType, buffer } = file;
    const multipart = { file: { name, mimeType, buffer }, processor };
    const headers = { [IDEMPOTENCY_HEADER]: key };
    const answer = await client.post(API.upload, { multipart, headers });
    expect(answer.status(), await answer.text()).toBe(201);
    return ((await answer.json()) as UploadResponse).documentId;
  };
  const list = async () => (await (await client.get(API.documents)).json()) as DocumentSummary[];
  const told = (what: string, id: string) =>
    server.output().match(new RegExp(`job: ${what}.*${id}`, 'g'))?.length ?? 0;

  test('tries a reading again alone whose child is killed, and sets it aside after the second time', async () => {
    const always = killReaders(server.pid);
    const lost = await send(another(1), 'local', 'lost');
    const { failure, status } = await finished(client, lost);
    // The look before the reading has a child, too.
    expect(always.stop()).toBe(2);
    expect(status).toBe('error');
    const { message } = ERRORS.LECTURA_APARTADA;
    expect(failure).toEqual({ code: 'LECTURA_APARTADA', message, setAside: 'cierre' });
    await expect.poll(() => [told('retry', lost), told('dead', lost)]).toEqual([0, 1]);
    const rows = async () => {
      const params = { range: '[0,9]' };
      const answer = await client.get(API.userCreditHistory, { params });
      const ledger = (await answer.json()) as CreditEntry[];
      return ledger.filter((row) => row.documentId === lost).map(({ movement }) => movement);
    };
    await expect.poll(rows).toEqual(['refunded', 'reserved']);

    const once = killReaders(server.pid, 1);
    const saved = await send(another(2), 'local', 'saved');
    expect((await finished(client, saved)).status).toBe('completed');
    expect(once.stop()).toBe(1);
    expect([told('retry', saved), told('dead', saved)]).toEqual([0, 0]);
    kept.push(saved);
    expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
  });

  test('stops on SIGTERM with uploads and readings under way, and loses none of them', async () => {
    model.answer('silence');
    for (let n = 0; n < JOBS; n += 1) kept.push(await send(another(10 + n), 'openai', `read-${n}`));
    await expect.poll(() => model.requests.length, { timeout: 300_000 }).toBe(JOBS);
    const files = Array.from({ length: UPLOADS }, (_, n) => another(20 + n));
    const uploads = await Promise.all(
      files.map((file, n) => beginUpload(server, client, `late-${n}`, file)),
    );
    const incoming = async () => {
      const folder = path.join(server.dataDir, 'tmp');
      const entries = await readdir(folder, { withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).length;
    };
    await expect.poll(incoming).toBe(UPLOADS);

    const began = performance.now();
    const stopped = server.stop({ keepData: true });
    const refuses = () =>
      fetch(`http://127.0.0.1:${server.port}/healthz`, { headers: { Connection: 'close' } }).then(
        () => false,
        () => true,
      );
    await expect.poll(refuses, { intervals: [20] }).toBe(true);
    // All but the last one, which would take for ever.
    for (const upload of uploads.slice(0, -1)) upload.finish();
    const ends = await Promise.all(uploads.map(({ ended }) => ended));
    expect(await stopped, server.output()).toBe(0);
    test.info().annotations.push({
      type: 'from SIGTERM to the end',
      description: `${Math.round(performance.now() - began)} ms`,
    });
    expect(ends.map((end) => end?.status ?? null)).toEqual([201, 201, 201, 201, null]);
    expect(await incoming()).toBe(0);
    const acknowledged = ends.flatMap((end) =>
      end ? [(JSON.parse(end.body) as UploadResponse).documentId] : [],
    );

    await client.dispose();
    await start(server.dataDir);
    model.answer({ 'totales.total': '1,180.00' });
    const last = UPLOADS - 1;
    const again = await Promise.all(
      files.map((file, n) => send(file, 'local', `late-${n}`).then((id) => ({ id, n }))),
    );
    expect(again.filter(({ n }) => n < last).map(({ id }) => id)).toEqual(acknowledged);
    kept.push(...again.map(({ id }) => id));
    for (const id of kept) expect((await finished(client, id)).status, id).toBe('completed');
    expect(await list()).toHaveLength(kept.length + 1);
    await expectChargedOnce(client, kept);
    await expectCompletedOnce(server, kept);
  });

  test('ends with code 1 and its reason when the thread of its store dies, and a new start has everything', async () => {
    const before = await list();
    process.kill(server.pid, 'SIGUSR2');
    expect(await server.ended()).toBe(1);
    expect(server.output()).toContain('Foliado termina: el almacén integrado se detuvo');
    expect(server.output()).toMatch(/store=lost\s+TypeError a fault that nobody foresaw\s+at /);

    await client.dispose();
    await start(server.dataDir);
    expect(await list()).toEqual(before);
    expect((await document(client, kept[0] ?? '')).status).toBe('completed');
  });
});
