import type { DocumentDetail, UploadResponse } from '../../src/contracts/document';
import type { LivingModel } from '../../src/contracts/models';
import type { DocumentRun, DocumentRuns } from '../../src/contracts/runs';
import type { SignedInUser } from '../../src/contracts/user';
import { DEMO_COMPANY } from '../../src/demo/demo-accounts';
import { buildResult } from '../../src/extraction/domain/build-result';
import type { RawExtraction, VendorUsage } from '../../src/extraction/domain/raw-extraction';
import { ExtractionConsumer } from '../../src/extraction/extraction.consumer';
import { LocalProcessor } from '../../src/extraction/processors/local/local.processor';
import { ProcessorRegistry } from '../../src/extraction/processors/processor-registry';
import { ProcessorError, type Processor } from '../../src/extraction/processors/processor';
import { SecondReadingConsumer } from '../../src/extraction/second-reading.consumer';
import type { ErrorCode } from '../../src/contracts/errors';
import { JobQueue } from '../../src/platform/queue';
import { readablePages } from './readable-pages';
import { readPageSetOf } from '../../src/extraction/reading/pages-file';
import { pageSetFromText } from './page-from-text';
import { anInvoice, type Agent } from './reviewing';
import { startTestApp, type TestApp } from './test-app';
import { namedServer, testConfig } from './test-config';
import { aPdf } from './upload-bytes';

/** 1 US dollar for a million tokens read, 10 for a million written. */
const MODEL: LivingModel = {
  id: 'gpt-4o',
  apiModel: 'gpt-4o',
  input: 'image',
  output: 'json_schema',
  takesTemperature: true,
  effort: null,
  imageDetail: 'high',
  imageTokens: null,
  contextTokens: null,
  price: { perMillionInput: 1, perMillionOutput: 10, perPage: 0 },
};

/** An engine in the cloud that answers what the test says. */
export class FakeEngine implements Processor {
  readonly id = 'openai' as const;
  /** Signals of its calls, in order. */
  calls: AbortSignal[] = [];
  answer: (signal: AbortSignal) => Promise<RawExtraction> = () => Promise.resolve(said({}));

  availability() {
    return { available: true } as const;
  }

  extract(_: unknown, signal: AbortSignal): Promise<RawExtraction> {
    this.calls.push(signal);
    return this.answer(signal);
  }
}

/** What one call uses: 0.002 US dollars. */
const USED: VendorUsage = { ms: 5, requests: 1, inputTokens: 1_000, outputTokens: 100 };

/** A model's answer with these texts by path. */
export function said(texts: Record<string, string>, usage: VendorUsage = USED): RawExtraction {
  const fields = Object.entries(texts).map(([path, text]) => ({
    path,
    text,
    source: 'llm' as const,
  }));
  return { fields, tables: [], usage };
}

/** A vendor that fails; `usage` null: it was not even asked. */
export function failed(
  kind: 'retryable' | 'permanent',
  code: ErrorCode,
  details: { retryAfterMs?: number; usage?: VendorUsage } = {},
): ProcessorError {
  return new ProcessorError(kind, code, { usage: { ms: 1, requests: 1 }, ...details });
}

/** Ends only when it is aborted, as a request does. */
export const hanging = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );

export interface Engines {
  test: TestApp;
  clerk: Agent;
  engine: FakeEngine;
  tenantId: string;
  /** A document in the queue, which nobody delivers but the test. */
  upload: (processor?: string) => Promise<string>;
  /** Delivers its job as the queue would. */
  deliver: (id: string, attempt?: number, closing?: AbortSignal) => Promise<void>;
  /** The same in the line of those that come last. */
  deliverLast: (id: string) => Promise<void>;
  /** Looks at it at the head of the line. */
  sort: (id: string) => Promise<void>;
  deliverSecond: (id: string, runId: string) => Promise<void>;
  detail: (id: string) => Promise<DocumentDetail>;
  runs: (id: string) => Promise<DocumentRuns>;
  /** The newest. */
  run: (id: string) => Promise<DocumentRun>;
  close: () => Promise<void>;
}

/**
 * The product with the offline engine on a drawn invoice, a cloud engine, and a queue that stands still
 * unless it is to deliver.
 */
export async function startEngines({
  isDelivering = false,
  more = {},
}: { isDelivering?: boolean; more?: NodeJS.ProcessEnv } = {}): Promise<Engines> {
  const env = { OPENAI_API_KEY: 'sk-prueba', READING_CONCURRENCY: '4' };
  const test = await startTestApp(testConfig({ ...namedServer(), ...env, ...more }));
  if (!isDelivering) await test.app.get(JobQueue, { strict: false }).close();
  const engine = new FakeEngine();
  const registry = test.app.get(ProcessorRegistry, { strict: false });
  const local = { processor: new LocalProcessor(), model: { ...MODEL, input: 'text' as const } };
  jest
    .spyOn(registry, 'ready')
    .mockImplementation((id) => (id === 'local' ? local : { processor: engine, model: MODEL }));
  const pageSet = pageSetFromText([anInvoice()], { columns: 100 });
  test.pipeline.answer = async (asked, signal) => {
    const { processor, model, fileType, context, seen, workDir } = asked;
    const read = seen ? await readPageSetOf(workDir, seen.stored) : pageSet;
    const hints = { companyRuc: DEMO_COMPANY.ruc };
    const input = { fileType, pages: readablePages(read), pageImages: [], model, hints };
    return buildResult(await processor.extract(input, signal), read, context);
  };
  const clerk = await test.signedIn('digitador@demo.pe');
  const { companyId } = (await clerk.get('/api/auth/user')).body as SignedInUser;
  const tenantId = companyId ?? '';
  return { test, clerk, engine, tenantId, ...actsOf(test, clerk, tenantId), close: test.close };
}

function actsOf(test: TestApp, clerk: Agent, tenantId: string) {
  let size = 7_000;
  const upload: Engines['upload'] = async (processor = 'openai') => {
    const request = clerk.post('/api/documents/upload').field('processor', processor);
    const { body } = await request.attach('file', aPdf(size++), 'a.pdf').expect(201);
    return (body as UploadResponse).documentId;
  };
  const open = new AbortController().signal;
  const consumer = test.app.get(ExtractionConsumer, { strict: false });
  const jobOf = (documentId: string, attempt: number) => {
    const payload = { documentId, tenantId, attempt };
    return {
      id: `j-${documentId}`,
      name: 'extract' as const,
      payload,
      delivery: 1,
      turn: { key: 't' },
    };
  };
  const deliver: Engines['deliver'] = (id, attempt = 1, closing = open) =>
    consumer.handle(jobOf(id, attempt), closing);
  const deliverLast: Engines['deliverLast'] = (id) =>
    consumer.whenNobodyWaits({ ...jobOf(id, 1), name: 'extract-last' }, open);
  const sort: Engines['sort'] = (id) => consumer.sort(jobOf(id, 1), open);
  const deliverSecond: Engines['deliverSecond'] = (documentId, runId) => {
    const payload = { documentId, tenantId, runId };
    const job = {
      id: 's',
      name: 'second-reading' as const,
      payload,
      delivery: 1,
      turn: { key: 't' },
    };
    return test.app.get(SecondReadingConsumer, { strict: false }).handle(job, open);
  };
  const detail = async (id: string) =>
    (await clerk.get(`/api/documents/${id}`).expect(200)).body as DocumentDetail;
  const runs = async (id: string) =>
    (await clerk.get(`/api/documents/${id}/runs`).expect(200)).body as DocumentRuns;
  const run = async (id: string) => {
    const [newest] = (await runs(id)).runs;
    if (!newest) throw new Error('the document has no run');
    return newest;
  };
  return { upload, deliver, deliverLast, sort, deliverSecond, detail, runs, run };
}
