import type { DocumentDetail, UploadResponse } from '../contracts/document';
import { API } from '../contracts/routes';
import { pageSetFromText } from '../../test/support/page-from-text';
import { readablePages } from '../../test/support/readable-pages';
import { anInvoice, type Agent } from '../../test/support/reviewing';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { namedServer, testConfig } from '../../test/support/test-config';
import { until } from '../../test/support/until';
import { aPdf } from '../../test/support/upload-bytes';
import { geminiWire } from '../../test/support/vendors/gemini-server';
import { ScriptedServer } from '../../test/support/vendors/scripted-server';
import { buildResult } from './domain/build-result';

const HANGING = 6;

describe('while a vendor hangs', () => {
  let silent: ScriptedServer;
  let answering: ScriptedServer;
  let test: TestApp;
  let clerk: Agent;
  let size = 11_000;
  const waiting: string[] = [];
  beforeAll(async () => {
    silent = await ScriptedServer.start();
    silent.behave('silence');
    answering = await ScriptedServer.start();
    answering.behave(geminiWire.reading({ 'totales.total': '1,180.00' }));
    test = await startTestApp(
      testConfig({
        ...namedServer(),
        OPENAI_API_KEY: 'sk-que-cuelga',
        OPENAI_BASE_URL: `${silent.url}/v1`,
        GEMINI_API_KEY: 'AIza-que-responde',
        GOOGLE_GEMINI_BASE_URL: answering.url,
        READING_CONCURRENCY: '1',
        ENGINE_CONCURRENCY: '2',
      }),
    );
    test.pipeline.answer = async ({ processor, model, fileType, context }, signal) => {
      const pageSet = pageSetFromText([anInvoice()], { columns: 100 });
      const hints = { companyRuc: context.companyRuc };
      const input = { fileType, pages: readablePages(pageSet), pageImages: [], model, hints };
      return buildResult(await processor.extract(input, signal), pageSet, context);
    };
    clerk = await test.signedIn('digitador@demo.pe');
    for (let n = 0; n < HANGING; n += 1) waiting.push(await upload('openai'));
    await until(async () => (silent.waiting === 2 ? true : null));
  });
  afterAll(async () => {
    await test?.close();
    await Promise.all([silent.close(), answering.close()]);
  });

  async function upload(processor: string): Promise<string> {
    const { body } = await clerk
      .post(API.upload)
      .field('processor', processor)
      .attach('file', aPdf(size++), 'a.pdf')
      .expect(201);
    return (body as UploadResponse).documentId;
  }
  const detail = async (id: string) =>
    (await clerk.get(API.document(id)).expect(200)).body as DocumentDetail;
  const completed = (id: string) =>
    until(async () => ((await detail(id)).status === 'completed' ? true : null));

  it.each(['local', 'langextract'])('%s reads on', async (processor) => {
    expect(await completed(await upload(processor))).toBe(true);
    expect(silent.waiting).toBe(2);
  });

  it('another engine gives its opinion', async () => {
    const id = await upload('local');
    await completed(id);
    const url = `/api/documents/${id}/second-reading`;
    await clerk.post(url).send({ processor: 'langextract' }).expect(202);
    await until(async () => {
      const { body } = await clerk.get(API.documentRuns(id)).expect(200);
      const { runs } = body as { runs: { kind: string; status: string }[] };
      return runs.some(({ kind, status }) => kind === 'segunda' && status === 'completa') || null;
    });
  });

  it('no more wait for it at a time than its line has places, and the others in their order', async () => {
    const { body } = await clerk.get('/api/documents/reading-line').expect(200);
    const places = body as { documentId: string; before: number }[];
    expect(places.map(({ documentId }) => documentId)).toEqual(waiting.slice(2));
    expect(silent.received).toHaveLength(2);
  });
});
