import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { DocumentDetail, UploadResponse } from '../contracts/document';
import { VENDOR_ATTEMPTS } from '../contracts/limits';
import type { DocumentRuns } from '../contracts/runs';
import { ledgerOf, movementsOf } from '../../test/support/ledger-of';
import { pageSetFromText } from '../../test/support/page-from-text';
import { readablePages } from '../../test/support/readable-pages';
import { rounds } from '../../test/support/rounds';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { namedServer, testConfig } from '../../test/support/test-config';
import { until } from '../../test/support/until';
import { aPdf } from '../../test/support/upload-bytes';
import { openAiWire } from '../../test/support/vendors/openai-server';
import {
  ScriptedServer,
  type ReceivedRequest,
  type Reply,
} from '../../test/support/vendors/scripted-server';
import { buildResult } from './domain/build-result';
import { OpenAiProcessor } from './processors/openai/openai.processor';
import { ProcessorRegistry } from './processors/processor-registry';
import { VENDOR_LIMITS } from './vendors';

type Agent = Awaited<ReturnType<TestApp['signedIn']>>;
type Outcome = 'ok' | 'busy' | 'broken';

const DOCUMENTS = rounds(20, 100);
const AT_A_TIME = 10;
const FIRST_SIZE = 20_000;
const KEY = 'clave-que-nadie-debe-ver-0123456789';

/** What the vendor does with the n-th request for a document: as if by chance, and always the same. */
function outcome(document: number, request: number): Outcome {
  const [byte = 0] = createHash('sha256').update(`${document}/${request}`).digest();
  if (byte < 51) return 'busy';
  return byte < 102 ? 'broken' : 'ok';
}

/** The outcomes of all requests for a document. */
function outcomes(document: number): Outcome[] {
  const all = [1, 2, 3].map((request) => outcome(document, request));
  const success = all.indexOf('ok');
  return success < 0 ? all : all.slice(0, success + 1);
}

const printed = (document: number) => `F001-${String(document).padStart(8, '0')}`;
/** The documents of which a request tells; the prompt around them names one as an example, too. */
function numbersIn({ body }: ReceivedRequest): number[] {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] };
  const told = JSON.stringify(messages.filter(({ role }) => role === 'user'));
  return [...new Set([...told.matchAll(/F001-(\d{8})/g)].map(([, digits]) => Number(digits)))];
}

const REPLIES: Readonly<Record<Exclude<Outcome, 'ok'>, Reply>> = {
  busy: openAiWire.error(429, `too many requests of ${KEY}`, { 'retry-after': '1' }),
  broken: openAiWire.error(500, `${KEY} met an error`),
};

describe('many documents while the vendor answers 429 and 500 at random', () => {
  const asked = new Map<number, number>();
  const mixed: number[][] = [];
  const records: string[] = [];
  const documents = new Map<number, DocumentDetail>();
  let vendor: ScriptedServer;
  let test: TestApp;
  let agent: Agent;

  beforeAll(async () => {
    vendor = await ScriptedServer.start();
    vendor.behave(answer);
    test = await startTestApp(
      testConfig({
        ...namedServer(),
        OPENAI_API_KEY: KEY,
        OPENAI_BASE_URL: `${vendor.url}/v1`,
        ENGINE_CONCURRENCY: '8',
      }),
      { log: (record) => records.push(record) },
    );
    readWithoutFiles();
    breakForAMoment();
    agent = await test.signedIn('digitador@demo.pe');
    const ids: string[] = [];
    while (ids.length < DOCUMENTS) {
      const next = Array.from({ length: AT_A_TIME }, (_, n) => upload(ids.length + n));
      ids.push(...(await Promise.all(next)));
    }
    for (const [document, id] of ids.entries()) documents.set(document, await finished(id));
  });
  afterAll(async () => {
    await test?.close();
    await vendor.close();
  });

  function answer(request: ReceivedRequest): Reply {
    const [document = -1, ...others] = numbersIn(request);
    if (others.length > 0) mixed.push([document, ...others]);
    const count = (asked.get(document) ?? 0) + 1;
    asked.set(document, count);
    const is = outcome(document, count);
    if (is !== 'ok') return REPLIES[is];
    return openAiWire.reading({
      'documento.numero': printed(document),
      'totales.total': '10.00',
    }) as Reply;
  }

  /** The page of a document is told by the size of its file; all that follows is the real thing. */
  function readWithoutFiles(): void {
    test.pipeline.answer = async ({ path, fileType, processor, model, context }, signal) => {
      const document = (await stat(path)).size - FIRST_SIZE;
      const text = ` FACTURA ELECTRONICA\n ${printed(document)}\n TOTAL S/ 10.00`;
      const pageSet = pageSetFromText([text]);
      const { companyRuc } = context;
      const pages = readablePages(pageSet);
      const input = { fileType, pages, pageImages: [], model, hints: { companyRuc } };
      return buildResult(await processor.extract(input, signal), pageSet, context);
    };
  }

  /** A vendor in trouble is left alone, for less than the minute of the product. */
  function breakForAMoment(): void {
    const registry = test.app.get(ProcessorRegistry, { strict: false });
    const limits = { ...VENDOR_LIMITS, breakerMs: 300 };
    const processor = new OpenAiProcessor(test.config.openai, limits);
    const { model } = registry.ready('openai', 'gpt-4o');
    jest.spyOn(registry, 'ready').mockReturnValue({ processor, model });
  }

  async function upload(document: number): Promise<string> {
    const { body } = await agent
      .post('/api/documents/upload')
      .field('processor', 'openai')
      .attach('file', aPdf(FIRST_SIZE + document), `${document}.pdf`)
      .expect(201);
    return (body as UploadResponse).documentId;
  }

  const finished = (id: string) =>
    until(
      async () => {
        const { body } = await agent.get(`/api/documents/${id}`).expect(200);
        const { status } = body as DocumentDetail;
        return status === 'completed' || status === 'error' ? (body as DocumentDetail) : null;
      },
      180_000,
      100,
    );

  it('ends every document as the vendor let it, and no other', () => {
    const ended = [...documents].map(([document, { status, failure }]) => [
      document,
      status,
      failure?.code ?? null,
    ]);
    const expected = [...documents.keys()].map((document) => {
      const last = outcomes(document).at(-1);
      if (last === 'ok') return [document, 'completed', null];
      return [document, 'error', last === 'busy' ? 'MOTOR_OCUPADO' : 'MOTOR_SIN_RESPUESTA'];
    });
    expect(ended).toEqual(expected);
    expect(new Set(expected.map(([, status]) => status)).size).toBe(2);
  });

  it('asks for no document more often than it may', () => {
    const expected = new Map([...documents.keys()].map((n) => [n, outcomes(n).length]));
    expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(expected));
    expect(Math.max(...asked.values())).toBe(VENDOR_ATTEMPTS);
  });

  it('tells the vendor of one document at a time', () => {
    expect(mixed).toEqual([]);
    expect([...asked.keys()].every((document) => documents.has(document))).toBe(true);
  });

  it('counts every request and every token once', async () => {
    for (const [document, { id }] of documents) {
      const { body } = await agent.get(`/api/documents/${id}/runs`).expect(200);
      const { runs } = body as DocumentRuns;
      const isRead = outcomes(document).at(-1) === 'ok';
      expect(runs).toHaveLength(1);
      expect(runs[0]?.usage).toMatchObject({
        requests: outcomes(document).length,
        inputTokens: isRead ? 1_200 : 0,
        outputTokens: isRead ? 300 : 0,
      });
    }
  });

  it('charges a credit once, or gives it back once', async () => {
    const settled = [...documents.values()].map(({ id, status }) => [
      id,
      ['reserved 1', status === 'completed' ? 'charged 1' : 'refunded 1'],
    ]);
    const ledger = await until(async () => {
      const rows = await ledgerOf(agent);
      const isOpen = ({ id }: DocumentDetail) => movementsOf(rows, id).length < 2;
      return [...documents.values()].some(isOpen) ? null : rows;
    });
    const moved = [...documents.values()].map(({ id }) => [id, movementsOf(ledger, id)]);
    expect(moved).toEqual(settled);
  });

  it('writes the key into no log', () => {
    expect(records.length).toBeGreaterThan(0);
    expect(records.filter((record) => record.includes(KEY))).toEqual([]);
  });
});
