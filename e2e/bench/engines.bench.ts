import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import type { DocumentDetail, UploadResponse } from '../../backend/src/contracts/document';
import { API } from '../../backend/src/contracts/routes';
import { startVendor, type Vendor } from '../support/silent-vendor';
import { startServer } from '../support/server';
import { signIn } from '../support/sign-in';
import { median, publish, time } from './report';
import { sampleFiles, type SampleFile } from './samples';

const EACH = 5;
const HANGING = 8;
const REFUSED = 8;
const DONE_WITHIN_MS = 120_000;

interface Asked {
  api: APIRequestContext;
  file: SampleFile;
  processor: string;
}

async function upload({ api, file, processor }: Asked, copy: string): Promise<string> {
  const buffer = Buffer.concat([await readFile(file.path), Buffer.from(`\n%${copy}\n`)]);
  const name = `${copy}${path.extname(file.path)}`;
  const multipart = { file: { name, mimeType: file.fileType, buffer }, processor };
  const response = await api.post(API.upload, { multipart });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as UploadResponse).documentId;
}

const detail = async (api: APIRequestContext, id: string): Promise<DocumentDetail> =>
  (await (await api.get(API.document(id))).json()) as DocumentDetail;

/** Milliseconds from the upload's first byte until it is seen completed. */
async function timesOf(asked: Omit<Asked, 'processor'>, name: string): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < EACH; at += 1) {
    const begun = performance.now();
    const id = await upload({ ...asked, processor: 'local' }, `${name}-${at}`);
    for (;;) {
      const { status } = await detail(asked.api, id);
      const took = performance.now() - begun;
      if (status === 'completed' && times.push(took)) break;
      if (status === 'error' || took > DONE_WITHIN_MS) throw new Error(`${name} is ${status}`);
      await pause(10);
    }
  }
  return times;
}

test('local readings while one engine hangs and another refuses', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'foliado-bench-'));
  const vendors: Vendor[] = [await startVendor('silence'), await startVendor('refusal')];
  const [silent, refusing] = vendors;
  const env = {
    OPENAI_API_KEY: 'sk-bench',
    OPENAI_BASE_URL: `${silent?.url}/v1`,
    GEMINI_API_KEY: 'AIza-bench',
    GOOGLE_GEMINI_BASE_URL: refusing?.url ?? '',
    WELCOME_CREDITS: '1000',
  };
  const server = await startServer({ env });
  const api = await request.newContext({ baseURL: server.url });
  try {
    const files = await sampleFiles(folder);
    const text = files.find(({ id }) => id === 'factura-detraccion');
    const scan = files.find(({ id }) => id === 'nota-credito-escaneada');
    if (!text || !scan) throw new Error('the samples have other names');
    await signIn({ request: api }, server.url);
    const both = async (name: string) => ({
      text: await timesOf({ api, file: text }, `text-${name}`),
      scan: await timesOf({ api, file: scan }, `scan-${name}`),
    });
    await both('warm');
    const alone = await both('alone');
    const sent = (processor: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, at) =>
          upload({ api, file: at % 2 ? text : scan, processor }, `${processor}-${at}`),
        ),
      );
    const hanging = await sent('openai', HANGING);
    const refused = await sent('langextract', REFUSED);
    // Their pages are read before their vendors are asked.
    while ((silent?.waiting() ?? 0) < 4) await pause(100);
    const beside = await both('beside');
    const rows = (['text', 'scan'] as const).map((kind) => ({
      document: kind,
      idle: time(median(alone[kind])),
      beside: time(median(beside[kind])),
      ratio: (median(beside[kind]) / median(alone[kind])).toFixed(2),
    }));
    publish(
      'engines',
      `A local document from its upload until it is completed, ${EACH} one after the other, beside ${HANGING} documents of an engine that hangs and ${REFUSED} of one that refuses`,
      rows,
    );
    const ended = await Promise.all(refused.map((id) => detail(api, id)));
    expect(ended.every(({ status }) => status === 'error')).toBe(true);
    const held = await Promise.all(hanging.map((id) => detail(api, id)));
    expect(held.every(({ status }) => status !== 'completed')).toBe(true);
  } finally {
    await api.dispose();
    await server.stop();
    await Promise.all(vendors.map((vendor) => vendor.close()));
    await rm(folder, { recursive: true, force: true });
  }
});
