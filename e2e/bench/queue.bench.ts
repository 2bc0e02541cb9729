import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, expect, request } from '@playwright/test';
import type { DocumentDetail, UploadResponse } from '../../backend/src/contracts/document';
import { API } from '../../backend/src/contracts/routes';
import { signIn } from '../support/sign-in';
import { startIdleServer } from './idle-engine';
import { test } from './queue-choice';
import { median, p95, publish, time } from './report';

const ONE_BY_ONE = 40;
const BURST = 100;
const DONE_WITHIN_MS = 60_000;
const FILE_BYTES = 200_000;

/** A file with the first bytes of a PDF, each its own content; nobody reads it here. */
const pdfNamed = (name: string) => Buffer.alloc(FILE_BYTES, `%PDF-1.4\n%${name}\n`);

async function upload(api: APIRequestContext, name: string): Promise<string> {
  const file = { name, mimeType: 'application/pdf', buffer: pdfNamed(name) };
  const response = await api.post(API.upload, { multipart: { file } });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as UploadResponse).documentId;
}

async function untilCompleted(api: APIRequestContext, id: string): Promise<void> {
  const deadline = Date.now() + DONE_WITHIN_MS;
  for (;;) {
    const document = (await (await api.get(API.document(id))).json()) as DocumentDetail;
    if (document.status === 'completed') return;
    if (Date.now() > deadline) throw new Error(`document ${id} is still ${document.status}`);
    await pause(2);
  }
}

async function measure(name: string, env: Record<string, string>): Promise<Record<string, string>> {
  const server = await startIdleServer(env);
  const api = await request.newContext({ baseURL: server.url });
  try {
    await signIn({ request: api }, server.url);
    const answers: number[] = [];
    const pickUps: number[] = [];
    const wholes: number[] = [];
    for (let index = 0; index < ONE_BY_ONE; index += 1) {
      const begun = performance.now();
      const id = await upload(api, `single-${index}.pdf`);
      answers.push(performance.now() - begun);
      await untilCompleted(api, id);
      wholes.push(performance.now() - begun);
      pickUps.push((server.engineCalls[index] ?? Number.NaN) - begun);
    }
    const begun = performance.now();
    const names = Array.from({ length: BURST }, (_, index) => `burst-${index}.pdf`);
    const ids = await Promise.all(names.map((file) => upload(api, file)));
    for (const id of ids) await untilCompleted(api, id);
    const each = (performance.now() - begun) / BURST;
    expect(server.engineCalls).toHaveLength(ONE_BY_ONE + BURST);
    return {
      queue: name,
      'upload answered': time(median(answers)),
      'engine called': time(median(pickUps)),
      'engine called p95': time(p95(pickUps)),
      'seen completed': time(median(wholes)),
      'per document in a burst': time(each),
    };
  } finally {
    await api.dispose();
    await server.close();
  }
}

test('overhead per document with an engine that does nothing', async ({ queue }) => {
  const redis = process.env.REDIS_URL;
  test.skip(queue === 'bull' && !redis, 'Bull is not measured: REDIS_URL is not set');
  publish(
    `queue-${queue}`,
    `Queue, from the upload's first byte (200 kB), engine idle: ${ONE_BY_ONE} one by one, then ${BURST} at once`,
    [await measure(queue, queue === 'bull' && redis ? { REDIS_URL: redis } : {})],
  );
});
