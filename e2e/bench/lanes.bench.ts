import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import type { DocumentDetail, UploadResponse } from '../../backend/src/contracts/document';
import { API } from '../../backend/src/contracts/routes';
import { startServer } from '../support/server';
import { signIn } from '../support/sign-in';
import { childMemory } from './process-tree';
import { mebibytes, median, publish, time } from './report';
import { sampleFiles, type SampleFile } from './samples';

const SCANS = 10;
const TEXTS = 5;
const DONE_WITHIN_MS = 120_000;
const LOOK_MS = 100;

/** Each with content of its own, so that none is the duplicate of another. */
async function upload(api: APIRequestContext, file: SampleFile, copy: string): Promise<string> {
  const buffer = Buffer.concat([await readFile(file.path), Buffer.from(`\n%${copy}\n`)]);
  const name = `${copy}${path.extname(file.path)}`;
  const multipart = { file: { name, mimeType: file.fileType, buffer } };
  const response = await api.post(API.upload, { multipart });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as UploadResponse).documentId;
}

async function statusOf(api: APIRequestContext, id: string): Promise<DocumentDetail['status']> {
  return ((await (await api.get(API.document(id))).json()) as DocumentDetail).status;
}

async function unread(api: APIRequestContext, ids: readonly string[]): Promise<number> {
  const statuses = await Promise.all(ids.map((id) => statusOf(api, id)));
  return statuses.filter((status) => status !== 'completed').length;
}

/** Milliseconds from the upload's first byte until it is seen completed. */
async function timeOf(api: APIRequestContext, file: SampleFile, copy: string): Promise<number> {
  const begun = performance.now();
  const id = await upload(api, file, copy);
  for (;;) {
    const status = await statusOf(api, id);
    const took = performance.now() - begun;
    if (status === 'completed') return took;
    if (status === 'error' || took > DONE_WITHIN_MS) throw new Error(`${copy} is ${status}`);
    await pause(10);
  }
}

async function timesOf(api: APIRequestContext, file: SampleFile, name: string): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < TEXTS; at += 1) times.push(await timeOf(api, file, `${name}-${at}`));
  return times;
}

interface OcrProcesses {
  /** The most that were seen at the same time. */
  most: number;
  peakBytes: number;
}

/** Looks at the server's OCR processes until it is stopped. */
function watchOcr(server: number): () => Promise<OcrProcesses> {
  const seen: OcrProcesses = { most: 0, peakBytes: 0 };
  let isOver = false;
  const looks = (async () => {
    while (!isOver) {
      const now = childMemory(server, 'ocr-child');
      seen.most = Math.max(seen.most, now.length);
      seen.peakBytes = Math.max(seen.peakBytes, ...now);
      await pause(LOOK_MS);
    }
  })();
  return async () => {
    isOver = true;
    await looks;
    return seen;
  };
}

test('a PDF with text behind ten scans', async () => {
  test.skip(process.platform !== 'linux', 'processes are read from /proc');
  const folder = await mkdtemp(path.join(tmpdir(), 'foliado-bench-'));
  const server = await startServer();
  const api = await request.newContext({ baseURL: server.url });
  try {
    const files = await sampleFiles(folder);
    const text = files.find(({ id }) => id === 'factura-detraccion');
    const scan = files.find(({ id }) => id === 'nota-credito-escaneada');
    if (!text || !scan) throw new Error('the samples have other names');
    await signIn({ request: api }, server.url);
    await timeOf(api, text, 'warm');
    const alone = await timesOf(api, text, 'alone');

    const endWatch = watchOcr(server.pid);
    const names = Array.from({ length: SCANS }, (_, at) => `scan-${at}`);
    const scans = await Promise.all(names.map((name) => upload(api, scan, name)));
    const behind = await timesOf(api, text, 'behind');
    while ((await unread(api, scans)) === SCANS) await pause(LOOK_MS);
    const between = await timesOf(api, text, 'between');
    const left = await unread(api, scans);
    const ocr = await endWatch();
    const row = (situation: string, times: readonly number[]) => ({
      situation,
      first: time(times[0] ?? Number.NaN),
      median: time(median(times)),
      longest: time(Math.max(...times)),
    });
    publish(
      'lanes',
      `A PDF with text, from its upload until it is completed, ${TEXTS} one after the other; ` +
        `${left} of ${SCANS} scans still unread afterwards, ${ocr.most} OCR process of at most ${mebibytes(ocr.peakBytes)}`,
      [
        row('alone', alone),
        row(`behind ${SCANS} scans`, behind),
        row('once one of them is read', between),
      ],
    );
    expect(ocr.most).toBe(1);
  } finally {
    await api.dispose();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
