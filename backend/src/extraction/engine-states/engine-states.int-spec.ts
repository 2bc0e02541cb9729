import type { SystemHealth } from '../../contracts/admin';
import type { DocumentDetail, UploadResponse } from '../../contracts/document';
import { SETUP_PAUSE_MS } from '../../contracts/limits';
import type { ProcessorsResponse } from '../../contracts/processors';
import { API } from '../../contracts/routes';
import { Clock } from '../../platform/clock/clock';
import { DOCUMENTED_FAILURES } from '../../../test/support/vendors/documented-failures';
import { openAiWire } from '../../../test/support/vendors/openai-server';
import { ScriptedServer } from '../../../test/support/vendors/scripted-server';
import { pageSetFromText } from '../../../test/support/page-from-text';
import { readablePages } from '../../../test/support/readable-pages';
import { anInvoice, type Agent } from '../../../test/support/reviewing';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { namedServer, testConfig } from '../../../test/support/test-config';
import { until } from '../../../test/support/until';
import { aPdf } from '../../../test/support/upload-bytes';
import { buildResult } from '../domain/build-result';

const BROKE = 'insufficient_quota';

describe('an engine whose account has no balance', () => {
  let vendor: ScriptedServer;
  let test: TestApp;
  let clerk: Agent;
  let admin: Agent;
  let size = 9_000;
  beforeAll(async () => {
    vendor = await ScriptedServer.start();
    test = await startTestApp(
      testConfig({
        ...namedServer(),
        OPENAI_API_KEY: 'sk-sin-saldo',
        OPENAI_BASE_URL: `${vendor.url}/v1`,
      }),
    );
    const clock = test.app.get(Clock, { strict: false });
    jest.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now()));
    test.pipeline.answer = async ({ processor, model, fileType, context }, signal) => {
      const pageSet = pageSetFromText([anInvoice()], { columns: 100 });
      const hints = { companyRuc: context.companyRuc };
      const input = { fileType, pages: readablePages(pageSet), pageImages: [], model, hints };
      return buildResult(await processor.extract(input, signal), pageSet, context);
    };
    clerk = await test.signedIn('digitador@demo.pe');
    admin = await test.signedIn('admin@demo.pe');
  });
  afterAll(async () => {
    await test?.close();
    await vendor.close();
  });

  const get = async <T>(agent: Agent, url: string) => (await agent.get(url).expect(200)).body as T;
  const engines = () => get<ProcessorsResponse>(clerk, API.processors);
  const credits = async () => (await get<{ credits: number }>(clerk, API.userCredits)).credits;

  async function read(): Promise<DocumentDetail> {
    const { body } = await clerk
      .post(API.upload)
      .field('processor', 'openai')
      .attach('file', aPdf(size++), 'a.pdf')
      .expect(201);
    const url = API.document((body as UploadResponse).documentId);
    return until(async () => {
      const document = await get<DocumentDetail>(clerk, url);
      return ['completed', 'error'].includes(document.status) ? document : null;
    });
  }

  it('fails its documents at once, asks the vendor once and takes no credit', async () => {
    const failure = DOCUMENTED_FAILURES.openai.find(({ name }) => name === BROKE);
    vendor.behave(failure?.reply ?? 'reset');
    const before = await credits();
    for (let n = 0; n < 2; n += 1) {
      expect((await read()).failure).toEqual({
        code: 'MOTOR_NO_DISPONIBLE',
        message: 'OpenAI no está disponible por ahora. Elija otro motor.',
      });
    }
    expect(vendor.received).toHaveLength(1);
    await until(async () => ((await credits()) === before ? true : null));
  });

  it('is offered to nobody, and the clerk is told no more than that', async () => {
    const { openai, local } = await engines();
    expect(openai).toMatchObject({
      available: false,
      reason: expect.stringContaining('No está disponible por ahora') as string,
      lastCall: { outcome: 'sin_configurar' },
    });
    expect(JSON.stringify(openai)).not.toContain('saldo');
    expect(local.available).toBe(true);
  });

  it('tells the platform admin what to mend', async () => {
    const { engines: health } = await get<SystemHealth>(admin, API.adminHealth);
    expect(health.find(({ id }) => id === 'openai')).toMatchObject({
      available: false,
      fault: expect.stringContaining('no tiene saldo') as string,
    });
  });

  it('is offered again after a while, and says that it answers when it does', async () => {
    const real = Date.now.bind(Date);
    const passed = jest.spyOn(Date, 'now').mockImplementation(() => real() + SETUP_PAUSE_MS);
    expect((await engines()).openai.available).toBe(true);
    vendor.behave(openAiWire.reading({ 'totales.total': '1,180.00' }));
    expect((await read()).status).toBe('completed');
    expect((await engines()).openai.lastCall).toMatchObject({ outcome: 'responde' });
    const { engines: health } = await get<SystemHealth>(admin, API.adminHealth);
    expect(health.find(({ id }) => id === 'openai')?.fault).toBeNull();
    passed.mockRestore();
  });
});
