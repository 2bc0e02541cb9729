import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import type { DocumentSummary } from '../../backend/src/contracts/document';
import { API } from '../../backend/src/contracts/routes';
import { startServer } from '../support/server';
import { signIn } from '../support/sign-in';
import { built } from './built';
import { startWorker, stopWorker } from './readers';
import { median, publish, ratio, time } from './report';
import { grownTo, textPdf } from './samples';

type Embedded = typeof import('../../backend/src/platform/embedded-mongo');

/** A batch takes long enough that starting and asking do not count. */
const BATCH = Number(process.env.BENCH_BATCH ?? 60);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const PDF_BYTES = 60_000;
const READ_WITHIN_MS = 300_000;

interface Run {
  took: number;
  /** Of all processors of the machine, 0..1. */
  busy: number;
}

/** Milliseconds since the start that the processors have worked, and that there were. */
function processorTimes(): { worked: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const all = times.reduce(
    (sum, one) => sum + one.user + one.nice + one.sys + one.idle + one.irq,
    0,
  );
  return { worked: all - times.reduce((sum, one) => sum + one.idle, 0), all };
}

async function untilAllCompleted(api: APIRequestContext, count: number): Promise<void> {
  const deadline = Date.now() + READ_WITHIN_MS;
  while (Date.now() < deadline) {
    const documents = (await (await api.get(API.documents)).json()) as DocumentSummary[];
    const completed = documents.filter(({ status }) => status === 'completed');
    if (completed.length >= count) return;
    await pause(100);
  }
  throw new Error('the batch was not read');
}

/** From the first upload to the last document completed. */
async function batch(
  api: APIRequestContext,
  pdf: Buffer,
  before: number,
  mark: string,
): Promise<Run> {
  const cpu = processorTimes();
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: BATCH }, async (_, n) => {
      const buffer = grownTo(pdf, PDF_BYTES, `${mark}-${n}`);
      const file = { name: `lote-${n}.pdf`, mimeType: 'application/pdf', buffer };
      const answer = await api.post(API.upload, { multipart: { file } });
      expect(answer.ok()).toBe(true);
    }),
  );
  await untilAllCompleted(api, before + BATCH);
  const { worked, all } = processorTimes();
  return { took: performance.now() - begun, busy: (worked - cpu.worked) / (all - cpu.all) };
}

/** Batches by so many processes, each of which reads one document at a time; the server is one of them. */
async function runs(processes: number, pdf: Buffer, redisUrl: string): Promise<Run[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foliado-bench-'));
  const store = await built<Embedded>('platform/embedded-mongo').embeddedMongo(dataDir).start();
  const shared = { MONGODB_URI: store.uri, REDIS_URL: redisUrl, READING_CONCURRENCY: '1' };
  const server = await startServer({ env: shared });
  const workers = await Promise.all(
    Array.from({ length: processes - 1 }, (_, n) =>
      startWorker({ ...shared, DATA_DIR: path.join(dataDir, `worker-${n}`) }),
    ),
  );
  const api = await request.newContext({ baseURL: server.url });
  try {
    await signIn({ request: api }, server.url);
    // The first batch starts the readers.
    await batch(api, pdf, 0, 'warm');
    const measured: Run[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      measured.push(await batch(api, pdf, BATCH * (round + 1), `${round}`));
    return measured;
  } finally {
    await api.dispose();
    await Promise.all(workers.map(stopWorker));
    await server.stop();
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

test('a batch of PDFs with text, by one process and by two on one queue', async () => {
  const redisUrl = process.env.REDIS_URL;
  test.skip(!redisUrl, 'needs REDIS_URL');
  test.setTimeout(1_800_000);
  const pdf = await textPdf();
  const one = await runs(1, pdf, redisUrl ?? '');
  const two = await runs(2, pdf, redisUrl ?? '');
  const took = (all: readonly Run[]) => median(all.map((run) => run.took));
  const row = (what: string, all: readonly Run[]) => ({
    [`${BATCH} documents by`]: what,
    median: time(took(all)),
    'a second': ((BATCH * 1_000) / took(all)).toFixed(1),
    'processors busy': `${Math.round(median(all.map(({ busy }) => busy)) * 100)} %`,
    'as fast (aim 1.6)': ratio(took(one), took(all)),
  });
  publish('workers', 'One queue, several processes that read', [
    row('one process', one),
    row('two processes', two),
  ]);
});
