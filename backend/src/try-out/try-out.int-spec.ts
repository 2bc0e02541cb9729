import { readdir } from 'node:fs/promises';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { API } from '../contracts/routes';
import {
  TRY_OUT_SAMPLES,
  TRY_OUT_WAITING,
  TRY_OUTS_OF_ADDRESS,
  type TryOutReading,
  type TryOutSample,
} from '../contracts/try-out';
import { BlobStore } from '../platform/blob-store';
import { aResult } from '../../test/support/fake-pipeline';
import { namedServer, testConfig } from '../../test/support/test-config';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { until } from '../../test/support/until';

/** Quick to make. */
const SAMPLE = API.tryOut('factura-adulterada');

describe('trying out the reading without an account', () => {
  let test: TestApp;
  let visitors = 0;
  beforeAll(async () => {
    test = await startTestApp(testConfig({ ...namedServer(), TRUST_PROXY: 'true' }));
  });
  beforeEach(() => {
    visitors += 1;
    test.pipeline.runs = [];
    test.pipeline.answer = () => Promise.resolve(aResult());
  });
  afterAll(() => test?.close());

  /** As a visitor of this test, whose address no other test has used. */
  const post = (path: string) =>
    test.anonymous().post(path).set('X-Forwarded-For', `203.0.113.${visitors}`);
  const read = () => post(SAMPLE);
  const underWay = async (count: number) => {
    await until(() => Promise.resolve(test.pipeline.runs.length >= count || null));
  };
  const tempFiles = () => readdir(test.app.get(BlobStore, { strict: false }).tempDir());
  /** How many records of each kind the store holds. */
  const stored = async () => {
    const { db } = test.app.get<Connection>(getConnectionToken());
    const names = (await db?.listCollections().toArray())?.map(({ name }) => name).sort() ?? [];
    const counts = names.map(async (name) => [name, await db?.collection(name).countDocuments()]);
    return Object.fromEntries(await Promise.all(counts)) as Record<string, number>;
  };
  /** Readings that end when the test says so, or when they are aborted. */
  const holdReadings = () => {
    const ends: (() => void)[] = [];
    test.pipeline.answer = (_, signal) =>
      new Promise((resolve, reject) => {
        ends.push(() => resolve(aResult()));
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    return ends;
  };

  it('offers a few samples, the forged one among them', async () => {
    const { body } = await test.anonymous().get(API.tryOuts).expect(200);
    const samples = body as TryOutSample[];
    expect(samples.map(({ id }) => id)).toEqual(TRY_OUT_SAMPLES);
    expect(samples.every(({ title, description }) => title !== '' && description !== '')).toBe(
      true,
    );
  });

  it('answers what was read just now, and reads again when it is asked again', async () => {
    const first = (await read().expect(200)).body as TryOutReading;
    expect(first).toMatchObject({
      sample: { id: 'factura-adulterada' },
      extractedData: { documento: { numero: 'F001-123' } },
      confidence: 0.95,
      pages: [],
      notes: [],
    });
    await read().expect(200);
    expect(test.pipeline.runs).toHaveLength(2);
  });

  it('reads with the offline engine, for the demo company', async () => {
    await read().expect(200);
    expect(test.pipeline.runs[0]).toMatchObject({
      fileType: 'application/pdf',
      processor: { id: 'local' },
      context: { companyRuc: '20999999043' },
    });
  });

  it('knows no other document, and none of the paths that lead out of a folder', async () => {
    for (const id of ['otra', 'factura-duplicada', '../factura-adulterada']) {
      const { body } = await post(API.tryOut(id)).expect(404);
      expect(body).toMatchObject({ code: 'NO_ENCONTRADO' });
    }
    expect(test.pipeline.runs).toHaveLength(0);
  });

  it('gives one address so many readings, then says when there are more', async () => {
    for (let n = 0; n < TRY_OUTS_OF_ADDRESS; n += 1) await read().expect(200);
    const refused = await read().expect(429);
    expect(refused.body).toMatchObject({ code: 'DEMASIADAS_SOLICITUDES' });
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
    expect(test.pipeline.runs).toHaveLength(TRY_OUTS_OF_ADDRESS);
  });

  it('reads one at a time, lets a few wait and turns away the rest', async () => {
    const ends = holdReadings();
    const inside = Array.from({ length: 1 + TRY_OUT_WAITING }, () => read().then((all) => all));
    await underWay(1);
    // The others have come by the time that a visitor is turned away.
    const refused = await until(async () => {
      const answer = await Promise.race([read().then((all) => all), later(200)]);
      return answer?.status === 503 ? answer : null;
    });
    expect(refused.body).toMatchObject({ code: 'PRUEBA_OCUPADA' });
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
    expect(test.pipeline.runs).toHaveLength(1);
    for (let n = 1; n <= inside.length; n += 1) {
      await underWay(n);
      ends[n - 1]?.();
    }
    const statuses = (await Promise.all(inside)).map(({ status }) => status);
    expect(statuses).toEqual(inside.map(() => 200));
  });

  it('stops reading when the visitor goes away, and calls in the next one', async () => {
    holdReadings();
    const gone = read();
    gone.end(() => undefined);
    await underWay(1);
    const next = read().then((all) => all);
    test.pipeline.answer = () => Promise.resolve(aResult());
    gone.abort();
    expect((await next).status).toBe(200);
    expect(await tempFiles()).toEqual([]);
  });

  it('keeps nothing, whether the reading succeeds or fails', async () => {
    const before = await stored();
    const seen: string[][] = [];
    test.pipeline.answer = async () => {
      seen.push(await tempFiles());
      return aResult();
    };
    await read().expect(200);
    test.pipeline.answer = () => Promise.reject(new Error('broken'));
    await expect(read().then((all) => all)).rejects.toThrow();
    expect(seen).toEqual([[expect.stringMatching(/^now-/)]]);
    expect(await tempFiles()).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('refuses to read for the page of another site', async () => {
    const { body } = await read().set('Origin', 'https://evil.pe').expect(403);
    expect(body).toMatchObject({ code: 'CSRF' });
    expect(test.pipeline.runs).toHaveLength(0);
  });
});

const later = (ms: number): Promise<null> =>
  new Promise((resolve) => setTimeout(resolve, ms, null));
