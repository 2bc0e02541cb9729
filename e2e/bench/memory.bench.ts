import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import type { DocumentDetail, UploadResponse } from '../../backend/src/contracts/document';
import { API } from '../../backend/src/contracts/routes';
import { startServer } from '../support/server';
import { signIn } from '../support/sign-in';
import { treeMemory, type TreeMemory } from './process-tree';
import { mebibytes, publish, time } from './report';
import { sampleFiles, type SampleFile } from './samples';

const SAMPLE_MS = 100;
const READ_WITHIN_MS = 180_000;

/** Highest memory seen while `work` runs. */
async function peakDuring(pid: number, work: Promise<unknown>): Promise<TreeMemory> {
  const peak: TreeMemory = { server: 0, children: 0 };
  let isOver = false;
  const done = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const now = treeMemory(pid);
    peak.server = Math.max(peak.server, now.server);
    peak.children = Math.max(peak.children, now.children);
    await pause(SAMPLE_MS);
  }
  await done;
  return peak;
}

/** Uploads a file and waits until it has been read. */
async function readThrough(api: APIRequestContext, file: SampleFile): Promise<void> {
  const upload = await api.post(API.upload, {
    multipart: {
      file: {
        name: path.basename(file.path),
        mimeType: file.fileType,
        buffer: await readFile(file.path),
      },
    },
  });
  expect(upload.ok(), await upload.text()).toBe(true);
  const { documentId } = (await upload.json()) as UploadResponse;
  const deadline = Date.now() + READ_WITHIN_MS;
  for (;;) {
    const response = await api.get(API.document(documentId));
    const document = (await response.json()) as DocumentDetail;
    if (document.status === 'completed') return;
    if (document.status === 'error' || Date.now() > deadline) {
      throw new Error(`${file.id}: ${document.status} ${document.failure?.code ?? ''}`);
    }
    await pause(50);
  }
}

test('memory of the server and of its reading processes', async () => {
  test.skip(process.platform !== 'linux', 'memory is read from /proc');
  const folder = await mkdtemp(path.join(tmpdir(), 'foliado-bench-'));
  const server = await startServer();
  const api = await request.newContext({ baseURL: server.url });
  const rows: Record<string, string>[] = [];
  const row = (moment: string, { server: own, children }: TreeMemory, took = '') =>
    rows.push({
      moment,
      server: mebibytes(own),
      children: mebibytes(children),
      together: mebibytes(own + children),
      took,
    });
  try {
    const files = await sampleFiles(folder);
    await signIn({ request: api }, server.url);
    row('after the start', treeMemory(server.pid));
    for (const file of files) {
      const begun = Date.now();
      const peak = await peakDuring(server.pid, readThrough(api, file));
      row(`while reading ${file.id}`, peak, time(Date.now() - begun));
    }
    row('after all of them', treeMemory(server.pid));
    publish('memory', 'Resident memory, peaks sampled every 100 ms', rows);
  } finally {
    await api.dispose();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
