import type { DocumentDetail, UploadResponse } from '../contracts/document';
import type { SignedInUser } from '../contracts/user';
import { Reconciler } from '../documents/upload/reconciler.service';
import { EventStore } from '../platform/event-store';
import { JobQueue } from '../platform/queue/job-queue';
import { aResult } from '../../test/support/fake-pipeline';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { until } from '../../test/support/until';
import { anXml, aPdf } from '../../test/support/upload-bytes';
import { ExtractionConsumer } from './extraction.consumer';
import { ReadingError } from './reading/reading-error';

type Agent = Awaited<ReturnType<TestApp['signedIn']>>;
const DOCUMENT = '/api/documents/';

describe('extraction', () => {
  let test: TestApp;
  let agent: Agent;
  beforeAll(async () => {
    test = await startTestApp();
    agent = await test.signedIn('digitador@demo.pe');
  });
  afterAll(() => test?.close());

  let size = 1_000;
  const upload = async (): Promise<string> => {
    const request = agent.post('/api/documents/upload').attach('file', aPdf(size++), 'a.pdf');
    return ((await request.expect(201)).body as UploadResponse).documentId;
  };
  const finished = (id: string, timeoutMs?: number) =>
    until(async () => {
      const { body } = await agent.get(DOCUMENT + id);
      const { status } = body as DocumentDetail;
      return status === 'completed' || status === 'error' ? (body as DocumentDetail) : null;
    }, timeoutMs);
  const eventsOf = async (id: string) => {
    const tenantId = await tenant();
    return test.app.get(EventStore, { strict: false }).read(tenantId, `document-${id}`);
  };
  const tenant = async () => {
    const { body } = await agent.get('/api/auth/user');
    return String((body as SignedInUser).companyId);
  };

  it('gives one result and one event when a job is delivered five times at once', async () => {
    const id = await upload();
    const tenantId = await tenant();
    const consumer = test.app.get(ExtractionConsumer, { strict: false });
    const job = {
      id: 'j',
      name: 'extract' as const,
      payload: { documentId: id, tenantId, attempt: 1 },
      delivery: 1,
      turn: { key: 't' },
    };
    const { signal } = new AbortController();
    await Promise.all(Array.from({ length: 5 }, () => consumer.handle(job, signal)));
    await finished(id);
    await consumer.handle(job, signal);
    const types = await until(async () => {
      const events = (await eventsOf(id)).map(({ type }) => type);
      return events.includes('ExtractionCompleted') ? events : null;
    });
    expect(types).toEqual(['DocumentUploaded', 'ExtractionStarted', 'ExtractionCompleted']);
  });

  it('tries again what may pass, and ends in error when it does not', async () => {
    const before = test.pipeline.runs.length;
    test.pipeline.answer = () => Promise.reject(new ReadingError('LECTURA_AGOTADA', true));
    const document = await finished(await upload(), 30_000);
    expect(document).toMatchObject({ status: 'error', failure: { code: 'LECTURA_AGOTADA' } });
    expect(test.pipeline.runs.length - before).toBe(3);
  });

  it('reads an XML among what has text: nothing of it has to be recognised', async () => {
    const needed: boolean[] = [];
    test.pipeline.answer = ({ needsOcr = false }) => {
      needed.push(needsOcr);
      return Promise.reject(new ReadingError('XML_ILEGIBLE', false));
    };
    const sent = agent.post('/api/documents/sources').attach('file', anXml(), 'a.xml');
    await finished(((await sent.expect(201)).body as UploadResponse).documentId);
    expect(needed).toEqual([false]);
  });

  it('reads a PDF with text while others are recognised, and those in their order', async () => {
    const order: string[] = [];
    let goOn = (): void => undefined;
    const first = new Promise<void>((resolve) => (goOn = resolve));
    test.pipeline.answer = async ({ needsOcr = false, path }) => {
      order.push(needsOcr ? 'picture' : 'text');
      if (needsOcr) await first;
      expect(path).not.toBe('');
      return aResult();
    };
    test.pipeline.look = () => Promise.resolve(true);
    const [running, waiting] = [await upload(), await upload()];
    const queue = test.app.get(JobQueue, { strict: false });
    const isPassedOn = () => queue.isLive(`extract:${waiting}:1:images`);
    await until(async () => (order.length > 0 && (await isPassedOn()) ? true : null));
    test.pipeline.look = () => Promise.resolve(false);
    expect((await finished(await upload())).status).toBe('completed');
    expect(order).toEqual(['picture', 'text']);
    await test.app.get(Reconciler, { strict: false }).run();
    const isReadAnew = (id: string) => queue.isLive(`extract:${id}:1`);
    expect(await Promise.all([running, waiting].map(isReadAnew))).toEqual([false, false]);
    goOn();
    for (const id of [running, waiting]) expect((await finished(id)).status).toBe('completed');
    expect(order).toEqual(['picture', 'text', 'picture']);
  });

  it('has a live queue with nothing left in it', async () => {
    const queue = test.app.get(JobQueue, { strict: false });
    const counts = await until(async () => {
      const now = await queue.counts();
      return now.waiting + now.active + now.delayed === 0 ? now : null;
    });
    expect(counts).toMatchObject({ waiting: 0, delayed: 0, active: 0 });
  });
});
