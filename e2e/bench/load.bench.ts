import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import type { DocumentSummary, UploadResponse } from '../../backend/src/contracts/document';
import { API } from '../../backend/src/contracts/routes';
import { STEPS } from '../../backend/src/contracts/workflow';
import { stepBody } from '../../backend/src/support/step-body';
import { type RunningServer, startServer } from '../support/server';
import { signIn } from '../support/sign-in';
import { largeCompany, removeCompany, UNSAFE } from './large-company';
import { listDocument, seeded, world } from './list-documents';
import { treeMemory } from './process-tree';
import { mebibytes, median, p95, publish, time } from './report';
import { grownTo, sampleFiles, textPdf } from './samples';
import { documentAfter } from './workflow-documents';

const MB = 2 ** 20;
const READ_WITHIN_MS = 600_000;
const POLLED = 1_000;
const CLIENTS = 20;
const POLL_EVERY_MS = 5_000;
const POLL_FOR_MS = 60_000;
const WORKFLOWS = 30;
const LIGHT = 100;
const LIGHT_EVERY_MS = 50;

type Row = Record<string, string>;

interface Answer {
  took: number;
  status: number;
}

async function timed(act: () => Promise<{ status(): number; body(): Promise<Buffer> }>) {
  const begun = performance.now();
  const response = await act();
  const body = await response.body();
  return { took: performance.now() - begun, status: response.status(), body };
}

const times = (answers: readonly Answer[]): Row => ({
  median: time(median(answers.map(({ took }) => took))),
  p95: time(p95(answers.map(({ took }) => took))),
  worst: time(Math.max(...answers.map(({ took }) => took))),
});

async function session(url: string): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: url });
  await signIn({ request: api }, url);
  return api;
}

/** Clients of their own with the session of another: signing in is limited. */
async function clientsLike(
  api: APIRequestContext,
  url: string,
  count: number,
): Promise<APIRequestContext[]> {
  const storageState = await api.storageState();
  const one = () => request.newContext({ baseURL: url, storageState });
  return Promise.all(Array.from({ length: count }, one));
}

const sent = (api: APIRequestContext, name: string, buffer: Buffer) =>
  timed(() =>
    api.post(API.upload, { multipart: { file: { name, mimeType: 'application/pdf', buffer } } }),
  );

async function untilAllEnded(api: APIRequestContext, ids: readonly string[]): Promise<string[]> {
  const deadline = Date.now() + READ_WITHIN_MS;
  for (;;) {
    const listed = (await (await api.get(API.documents)).json()) as DocumentSummary[];
    const own = listed.filter(({ id }) => ids.includes(id));
    const isOver = own.every(({ status }) => ['completed', 'error'].includes(status));
    if (isOver && own.length === ids.length) return own.map(({ status }) => status);
    if (Date.now() > deadline) throw new Error('not all have been read');
    await pause(200);
  }
}

/** 50 uploads of 200 kB at once by five sessions, read to their ends (reliability L1). */
async function manyUploads(server: RunningServer): Promise<Row> {
  const pdf = await textPdf();
  const sessions = await Promise.all(Array.from({ length: 5 }, () => session(server.url)));
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => {
      const api = sessions[n % sessions.length] as APIRequestContext;
      return sent(api, `carga-${n}.pdf`, grownTo(pdf, 200_000, `${n}`));
    }),
  );
  expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
  const ids = answers.map(({ body }) => (JSON.parse(body.toString()) as UploadResponse).documentId);
  expect(new Set(ids).size).toBe(50);
  const ends = await untilAllEnded(sessions[0] as APIRequestContext, ids);
  expect(ends.filter((status) => status !== 'completed')).toEqual([]);
  const took = performance.now() - begun;
  for (const api of sessions) await api.dispose();
  return {
    load: 'L1 50 uploads at once',
    ...times(answers),
    beside: `all read after ${time(took)}`,
  };
}

/** Five uploads of exactly 50 MB at once: they go to the disk, not into the memory (reliability L3). */
async function largeUploads(server: RunningServer): Promise<Row> {
  const pdf = await textPdf();
  const api = await session(server.url);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, treeMemory(server.pid).server);
  }, 50);
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      sent(api, `grande-${n}.pdf`, grownTo(pdf, 50 * MB, `g${n}`)),
    ),
  );
  clearInterval(watch);
  expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
  await api.dispose();
  return { load: 'L3 5 uploads of 50 MB', ...times(answers), beside: `server ${mebibytes(peak)}` };
}

/** The list of 1,000 documents asked again and again by 20 clients (reliability L4). */
async function polling(): Promise<Row> {
  const random = seeded(7);
  const company = await largeCompany({
    name: 'poll',
    documents: POLLED,
    fill: async (db, tenantId) => {
      const made = world(tenantId, new Date());
      const records = Array.from({ length: POLLED }, (_, at) =>
        listDocument(made, at + 1, POLLED, random),
      );
      await db.collection<{ _id: string }>('documents').insertMany(records, UNSAFE);
      return null;
    },
  });
  const clients = await clientsLike(company.api, company.server.url, CLIENTS);
  const first = await company.api.get(API.documents);
  const etag = first.headers()['etag'] ?? '';
  const bytes = (await first.body()).length;
  expect(etag).not.toBe('');
  expect((await first.text()).includes('fileData')).toBe(false);
  const unchanged = await company.api.get(API.documents, { headers: { 'If-None-Match': etag } });
  expect(unchanged.status()).toBe(304);
  const answers: Answer[] = [];
  const end = Date.now() + POLL_FOR_MS;
  await Promise.all(
    clients.map(async (api, n) => {
      await pause((n * POLL_EVERY_MS) / CLIENTS);
      while (Date.now() < end) {
        answers.push(await timed(() => api.get(API.documents)));
        await pause(POLL_EVERY_MS);
      }
    }),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  for (const api of clients) await api.dispose();
  await removeCompany(company);
  return {
    load: `L4 ${CLIENTS} clients poll ${POLLED} documents`,
    ...times(answers),
    beside: `${(bytes / 1e6).toFixed(2)} MB, 304 when unchanged`,
  };
}

/** 30 people take 30 documents through all steps at the same time (reliability L5). */
async function workflows(): Promise<Row> {
  const company = await largeCompany({
    name: 'load-workflow',
    documents: WORKFLOWS,
    fill: async (db, tenantId) => {
      const records = Array.from({ length: WORKFLOWS }, (_, n) => documentAfter(tenantId, n, 0));
      await db.collection<{ _id: string }>('documents').insertMany(records, UNSAFE);
      return { ids: records.map(({ _id }) => _id) };
    },
  });
  const answers: Answer[] = [];
  const clients = await clientsLike(company.api, company.server.url, WORKFLOWS);
  await Promise.all(
    clients.map(async (api, n) => {
      const id = company.filled.ids[n] ?? '';
      for (const { step } of STEPS) {
        const data = stepBody(step);
        answers.push(await timed(() => api.post(API.workflowUpdate(id), { data })));
      }
      await api.dispose();
    }),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(answers).toHaveLength(WORKFLOWS * STEPS.length);
  await removeCompany(company);
  return {
    load: `L5 ${WORKFLOWS} workflows at once`,
    ...times(answers),
    beside: `${answers.length} events`,
  };
}

/** Light requests while a photograph is read (reliability L7). */
async function besideReading(server: RunningServer): Promise<Row> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foliado-bench-'));
  const photo = (await sampleFiles(folder)).find(({ fileType }) => fileType !== 'application/pdf');
  if (!photo) throw new Error('no sample is a photograph');
  const api = await session(server.url);
  const file = { name: 'foto.jpg', mimeType: photo.fileType, buffer: await readFile(photo.path) };
  const upload = await api.post(API.upload, { multipart: { file } });
  const { documentId } = (await upload.json()) as UploadResponse;
  const answers: Answer[] = [];
  let whileRead = 0;
  for (let n = 0; n < LIGHT; n += 1) {
    const { body, ...answer } = await timed(() => api.get(API.documents));
    const listed = JSON.parse(body.toString()) as DocumentSummary[];
    if (listed.find(({ id }) => id === documentId)?.status === 'processing') whileRead += 1;
    answers.push(answer);
    await pause(LIGHT_EVERY_MS);
  }
  await untilAllEnded(api, [documentId]);
  await api.dispose();
  await rm(folder, { recursive: true });
  return {
    load: `L7 ${LIGHT} lists beside a photo`,
    ...times(answers),
    beside: `${whileRead} of them while it was read`,
  };
}

test('what many people at once do to the answers', async () => {
  test.setTimeout(3_600_000);
  const server = await startServer();
  const rows: Row[] = [];
  try {
    rows.push(await besideReading(server));
    rows.push(await manyUploads(server));
    rows.push(await largeUploads(server));
  } finally {
    await server.stop();
  }
  rows.push(await polling(), await workflows());
  publish('load', 'Load, from the first byte sent to the last one received', rows);
});
