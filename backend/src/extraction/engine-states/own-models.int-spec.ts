import type { ProcessorsResponse } from '../../contracts/processors';
import { API } from '../../contracts/routes';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { namedServer, testConfig } from '../../../test/support/test-config';
import { until } from '../../../test/support/until';
import { ScriptedServer } from '../../../test/support/vendors/scripted-server';

const LIST = JSON.stringify({
  object: 'list',
  data: [
    { id: 'qwen3-vl:8b', object: 'model' },
    { id: 'gpt-4o', object: 'model' },
  ],
});

describe('a server of the operator’s own', () => {
  let server: ScriptedServer;
  let test: TestApp;
  beforeAll(async () => {
    server = await ScriptedServer.start();
    server.behave(({ path }) =>
      path === '/v1/models' ? { body: LIST } : { status: 500, body: '' },
    );
    const config = testConfig({
      ...namedServer(),
      OPENAI_API_KEY: 'x',
      OPENAI_BASE_URL: `${server.url}/v1`,
      OPENAI_OWN_SERVER: 'true',
    });
    test = await startTestApp(config);
  });
  afterAll(async () => {
    await test?.close();
    await server.close();
  });

  it('offers the models that it has, without anybody’s dates, and says that it is one', async () => {
    const clerk = await test.signedIn('digitador@demo.pe');
    const openai = await until(async () => {
      const { body } = await clerk.get(API.processors).expect(200);
      const { openai } = body as ProcessorsResponse;
      return openai.models.includes('qwen3-vl:8b') ? openai : null;
    });
    expect(openai).toMatchObject({
      available: true,
      isOwnServer: true,
      models: ['qwen3-vl:8b', 'gpt-4o'],
      defaultModel: 'gpt-4o',
      modelNotes: {},
    });
    expect(server.received[0]?.headers.authorization).toBe('Bearer x');
  });
});
