import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { DocumentSummary, UploadResponse } from '../../backend/src/contracts/document';
import { API } from '../../backend/src/contracts/routes';
import { STEPS } from '../../backend/src/contracts/workflow';
import { stepBody } from '../../backend/test/support/step-body';
import { type RunningServer, startServer } from '../support/server';
import { DEMO } from '../support/sign-in';
import { largeCompany, removeCompany, UNSAFE } from './large-company';
import { listDocument, seeded, world } from './list-documents';
import { type Answer, contentOf, PlainClient } from './plain-client';
import { treeMemory } from './process-tree';
import { mebibytes, median, p95, publish, time } from './report';
import { grownTo, sampleFiles, textPdf } from './samples';
import { documentAfter } from './workflow-documents';

const MB = 2 ** 20;
const READ_WITHIN_MS = 600_000;
const UPLOADERS = 5;
const POLLED = 1_000;
const CLIENTS = 20;
const POLL_EVERY_MS = 5_000;
const POLL_FOR_MS = 60_000;
const WORKFLOWS = 30;
/** In the mean, between two steps of a person. */
const PAUSE_MS = 3_000;
const LIGHT = 100;
const LIGHT_EVERY_MS = 50;

type Row = Record<string, string>;

const times = (answers: readonly Pick<Answer, 'took'>[]): Row => ({
  median: time(median(answers.map(({ took }) => took))),
  p95: time(p95(answers.map(({ took }) => took))),
  worst: time(Math.max(...answers.map(({ took }) => took))),
});

const PDF = 'application/pdf';
const WAITING_ENGINE = path.resolve(__dirname, 'waiting-engine.cjs');

async function untilAllEnded(client: PlainClient, ids: readonly string[]): Promise<string[]> {
  const deadline = Date.now() + READ_WITHIN_MS;
  for (;;) {
    const listed = contentOf<DocumentSummary[]>(await client.get(API.documents));
    const own = listed.filter(({ id }) => ids.includes(id));
    const isOver = own.every(({ status }) => ['completed', 'error'].includes(status));
    if (isOver && own.length === ids.length) return own.map(({ status }) => status);
    if (Date.now() > deadline) throw new Error('not all have been read');
    await pause(200);
  }
}

/** People of one company, each with credits of their own. */
async function clerks(server: RunningServer, count: number): Promise<PlainClient[]> {
  const admin = await PlainClient.signedIn(server, DEMO.empresa);
  const people: PlainClient[] = [];
  for (let n = 0; n < count; n += 1) people.push(await admin.invited(`clerk-${n}@demo.pe`));
  return people;
}

/** 50 uploads of 200 kB at once by five people, read to their ends (reliability L1). */
async function manyUploads(people: readonly PlainClient[], which: string): Promise<Row> {
  const pdf = await textPdf();
  const [first] = people as [PlainClient];
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => {
      const client = people[n % people.length] ?? first;
      return client.upload(`carga-${n}.pdf`, PDF, grownTo(pdf, 200_000, `${which} ${n}`));
    }),
  );
  const ids = answers.map((answer) => contentOf<UploadResponse>(answer, [201]).documentId);
  expect(new Set(ids).size).toBe(50);
  const ends = await untilAllEnded(first, ids);
  expect(ends.filter((status) => status !== 'completed')).toEqual([]);
  const took = performance.now() - begun;
  return {
    load: `L1 50 uploads at once, ${which}`,
    ...times(answers),
    beside: `all read after ${time(took)}`,
  };
}

/** Five uploads of exactly 50 MB at once: they go to the disk, not into the memory (reliability L3). */
async function largeUploads(server: RunningServer): Promise<Row> {
  const pdf = await textPdf();
  const client = await PlainClient.signedIn(server);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, treeMemory(server.pid).server);
  }, 50);
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      client.upload(`grande-${n}.pdf`, PDF, grownTo(pdf, 50 * MB, `g${n}`)),
    ),
  );
  clearInterval(watch);
  for (const answer of answers) contentOf(answer, [201]);
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
  const { client } = company;
  const first = await client.get(API.documents);
  const { etag, body } = first;
  if (!etag || body.includes('fileData')) throw new Error('the list has no ETag, or has files');
  const unchanged = await client.get(API.documents, { headers: { 'If-None-Match': etag } });
  if (unchanged.status !== 304) throw new Error(`an unchanged list: ${unchanged.status}`);
  const answers: Answer[] = [];
  const end = Date.now() + POLL_FOR_MS;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, n) => {
      await pause((n * POLL_EVERY_MS) / CLIENTS);
      while (Date.now() < end) {
        answers.push(await client.get(API.documents));
        await pause(POLL_EVERY_MS);
      }
    }),
  );
  for (const answer of answers) contentOf(answer);
  await removeCompany(company);
  return {
    load: `L4 ${CLIENTS} clients poll ${POLLED} documents`,
    ...times(answers),
    beside: `${(body.length / 1e6).toFixed(2)} MB, 304 when unchanged`,
  };
}

/**
 * 30 people take 30 documents through all steps at the same time (reliability L5): without a pause, which
 * no person does, and with one before each step.
 */
async function workflows(pauseMs: number): Promise<Row> {
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
  const random = seeded(11);
  await Promise.all(
    company.filled.ids.map(async (id) => {
      for (const { step } of STEPS) {
        await pause(random() * 2 * pauseMs);
        answers.push(await company.client.post(API.workflowUpdate(id), stepBody(step)));
      }
    }),
  );
  for (const answer of answers) contentOf(answer);
  expect(answers).toHaveLength(WORKFLOWS * STEPS.length);
  await removeCompany(company);
  return {
    load: `L5 ${WORKFLOWS} workflows at once${pauseMs ? `, ${time(pauseMs)} between steps` : ''}`,
    ...times(answers),
    beside: `${answers.length} events`,
  };
}

/** Light requests while a photograph is read (reliability L7). */
async function besideReading(server: RunningServer): Promise<Row> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foliado-bench-'));
  const photo = (await sampleFiles(folder)).find(({ fileType }) => fileType !== 'application/pdf');
  if (!photo) throw new Error('no sample is a photograph');
  const client = await PlainClient.signedIn(server);
  const upload = await client.upload('foto.jpg', photo.fileType, await readFile(photo.path));
  const { documentId } = contentOf<UploadResponse>(upload, [201]);
  const answers: Answer[] = [];
  let whileRead = 0;
  for (let n = 0; n < LIGHT; n += 1) {
    const answer = await client.get(API.documents);
    const listed = contentOf<DocumentSummary[]>(answer);
    if (listed.find(({ id }) => id === documentId)?.status === 'processing') whileRead += 1;
    answers.push(answer);
    await pause(LIGHT_EVERY_MS);
  }
  await untilAllEnded(client, [documentId]);
  await rm(folder, { recursive: true });
  return {
    load: `L7 ${LIGHT} lists beside a photo`,
    ...times(answers),
    beside: `${whileRead} of them while it was read`,
  };
}

/** As the catalogue states the row: with a processor that waits 200 ms, so that no reading takes its share. */
async function uploadsWithoutReading(): Promise<Row[]> {
  const server = await startServer({ env: { NODE_OPTIONS: `--require ${WAITING_ENGINE}` } });
  try {
    const people = await clerks(server, UPLOADERS);
    return [
      await manyUploads(people, 'engine that waits, the first of the process'),
      await manyUploads(people, 'engine that waits, again'),
    ];
  } finally {
    await server.stop();
  }
}

test('what many people at once do to the answers', async () => {
  test.setTimeout(3_600_000);
  const rows: Row[] = await uploadsWithoutReading();
  const server = await startServer();
  try {
    rows.push(await besideReading(server));
    const people = await clerks(server, UPLOADERS);
    rows.push(await manyUploads(people, 'read meanwhile, the first of the process'));
    rows.push(await manyUploads(people, 'read meanwhile, again'));
    rows.push(await largeUploads(server));
  } finally {
    await server.stop();
  }
  rows.push(await polling(), await workflows(0), await workflows(PAUSE_MS));
  publish('load', 'Load, from the first byte sent to the last one received', rows);
});
