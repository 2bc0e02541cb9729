import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { MongoClient } from 'mongodb';
import type { AuditVerification } from '../../backend/src/contracts/audit';
import { API } from '../../backend/src/contracts/routes';
import type { SignedInUser } from '../../backend/src/contracts/user';
import { type RunningServer, startServer } from '../support/server';
import { DEMO, signIn } from '../support/sign-in';
import { auditEvents, hashedTexts } from './audit-events';
import { built } from './built';
import { mebibytes, median, p95, publish, ratio, time } from './report';

type Embedded = typeof import('../../backend/src/platform/embedded-mongo');

/** `BENCH_AUDIT=5000` measures fewer. */
const EVENTS = Number(process.env.BENCH_AUDIT ?? 100_000);
const SEED_BATCH = 1_000;
const QUIET_REQUESTS = 40;
const PAUSE_MS = 100;
const LIMIT_MS = 1_800_000;

const rate = (count: number, milliseconds: number): string =>
  `${Math.round((count / milliseconds) * 1_000).toLocaleString('en')}/s`;

/** A server whose demo company has so many events, written past it straight into its store. */
async function serverWithEvents(): Promise<RunningServer> {
  const empty = await startServer();
  const visitor = await request.newContext({ baseURL: empty.url });
  await signIn({ request: visitor }, empty.url, DEMO.empresa);
  const { companyId = '' } = (await (await visitor.get(API.authUser)).json()) as SignedInUser;
  await visitor.dispose();
  await empty.stop({ keepData: true });
  const { dataDir } = empty;
  const store = await built<Embedded>('platform/embedded-mongo').embeddedMongo(dataDir).start();
  const client = await MongoClient.connect(store.uri);
  const records = client.db().collection<{ _id: string }>('events');
  let batch: { _id: string }[] = [];
  const write = async (): Promise<void> => {
    await records.insertMany(batch, { writeConcern: { w: 1, journal: false } });
    batch = [];
  };
  for (const { eventId, ...event } of auditEvents(companyId, EVENTS)) {
    batch.push({ _id: eventId, ...event });
    if (batch.length === SEED_BATCH) await write();
  }
  if (batch.length > 0) await write();
  await client.close();
  await store.close();
  return startServer({ dataDir });
}

/** Milliseconds of one look at the list of documents, as somebody at work takes it. */
async function look(api: APIRequestContext): Promise<number> {
  const begun = performance.now();
  const response = await api.get(API.documents, { params: { range: '[0,24]' } });
  expect(response.ok()).toBe(true);
  return performance.now() - begun;
}

async function quietLooks(api: APIRequestContext): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < QUIET_REQUESTS; n += 1) {
    took.push(await look(api));
    await pause(PAUSE_MS);
  }
  return took;
}

/** The check to its end, and how long others waited meanwhile. */
async function verify(api: APIRequestContext): Promise<[AuditVerification, number[]]> {
  expect((await api.post(API.auditVerification)).status()).toBe(202);
  const took: number[] = [];
  for (;;) {
    took.push(await look(api));
    await pause(PAUSE_MS);
    const answer = (await (await api.get(API.auditVerification)).json()) as AuditVerification;
    if (answer.state !== 'running') return [answer, took];
  }
}

const durationOf = ({ startedAt, finishedAt }: AuditVerification): number =>
  Date.parse(finishedAt ?? '') - Date.parse(startedAt ?? '');

/** Streams the export into a file; milliseconds. */
async function download(server: RunningServer, api: APIRequestContext, file: string) {
  const { cookies } = await api.storageState();
  const begun = performance.now();
  const response = await fetch(`${server.url}${API.auditExport}`, {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  if (!response.ok || !response.body) throw new Error(`export answered ${response.status}`);
  await pipeline(Readable.fromWeb(response.body as never), createWriteStream(file));
  return performance.now() - begun;
}

/** The checker of files as a program of its own; milliseconds, start included. */
async function verifyFile(file: string): Promise<number> {
  const program = path.resolve(__dirname, '../../dist/backend/audit/cli/verify-file.js');
  const begun = performance.now();
  const child = spawn(process.execPath, [program, file], { stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code).toBe(0);
  return performance.now() - begun;
}

/** SHA-256 alone over the texts that a check hashes, ready made. */
function bareSha(): { took: number; bytes: number } {
  const texts = hashedTexts(auditEvents('empresa', EVENTS));
  const begun = performance.now();
  for (const text of texts) createHash('sha256').update(text).digest('hex');
  const took = performance.now() - begun;
  return { took, bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) };
}

test('every chain of a company in one run, beside bare SHA-256', async () => {
  test.setTimeout(LIMIT_MS);
  const server = await serverWithEvents();
  const api = await request.newContext({ baseURL: server.url });
  const file = path.join(server.dataDir, 'auditoria.jsonl');
  try {
    await signIn({ request: api }, server.url, DEMO.empresa);
    const quiet = await quietLooks(api);
    const [first, during] = await verify(api);
    expect(first).toMatchObject({ state: 'whole', breaks: [] });
    expect(first.events).toBeGreaterThanOrEqual(EVENTS);
    const [again] = await verify(api);
    expect(again.state).toBe('whole');
    const exported = await download(server, api, file);
    const { size } = await stat(file);
    const filed = await verifyFile(file);
    const bare = bareSha();
    const line = (what: string, took: number) => ({
      what,
      time: time(took),
      events: rate(EVENTS, took),
      'beside SHA-256': ratio(took, bare.took),
    });
    publish(
      'audit',
      `Audit of ${EVENTS} events, ${first.streams} streams; ${mebibytes(bare.bytes)} hashed, file of ${mebibytes(size)}`,
      [
        line('SHA-256 alone over the same bytes', bare.took),
        line('check in the server, first', durationOf(first)),
        line('check in the server, with checkpoint', durationOf(again)),
        line('export, checked first', exported),
        line('check of the file', filed),
      ],
    );
    publish('audit-others', 'A page of documents, asked for by somebody else', [
      { when: 'nothing else', median: time(median(quiet)), p95: time(p95(quiet)), ratio: '1.00x' },
      {
        when: 'during a check',
        median: time(median(during)),
        p95: time(p95(during)),
        ratio: ratio(median(during), median(quiet)),
      },
    ]);
  } finally {
    await api.dispose();
    await server.stop();
    await rm(file, { force: true });
  }
});
