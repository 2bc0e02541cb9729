import { connect } from 'node:net';
import type { ErrorBody } from '../src/contracts/errors';
import { CLOUD_PROCESSOR_IDS } from '../src/contracts/processors';
import { guardNetwork, type NetworkGuard } from './support/network-guard';
import { preferredOf, processorsOf, readByEngine, type Agent } from './support/read-by-engine';
import { startTestApp, type TestApp } from './support/test-app';
import { namedServer, testConfig } from './support/test-config';
import { aPdf } from './support/upload-bytes';

describe('without the key of any engine', () => {
  let guard: NetworkGuard;
  let test: TestApp;
  let agent: Agent;
  beforeAll(async () => {
    guard = guardNetwork();
    test = await startTestApp(testConfig(namedServer()), { reads: true });
    agent = await test.signedIn('digitador@demo.pe');
  });
  afterAll(async () => {
    await test?.close();
    guard.release();
  });
  beforeEach(() => (guard.tried.length = 0));

  it('would be seen if it reached for the network', async () => {
    expect(() => connect(443, '198.51.100.7')).toThrow('guarded');
    await expect(fetch('http://api.openai.com/v1/models')).rejects.toThrow();
    expect(guard.tried).toEqual(['198.51.100.7', 'api.openai.com']);
  });

  it('says of every cloud engine why it is not there, and prefers its own', async () => {
    const processors = await processorsOf(agent);
    for (const id of CLOUD_PROCESSOR_IDS) {
      expect(processors[id]).toMatchObject({
        available: false,
        reason: expect.stringMatching(
          /^Falta la clave de .+ en la configuración del servidor\.$/,
        ) as string,
      });
    }
    expect(processors.local).toMatchObject({ available: true, defaultModel: 'local-es-pe' });
    expect(preferredOf(processors)).toBe('local');
    expect(guard.tried).toEqual([]);
  });

  it('reads a document, and asks nobody outside', async () => {
    const document = await readByEngine(agent);
    expect(document).toMatchObject({
      status: 'completed',
      processor: 'local',
      extractedData: { totales: { total: 1180 } },
    });
    expect(guard.tried).toEqual([]);
  });

  it.each(CLOUD_PROCESSOR_IDS)(
    'refuses a document that is sent to %s all the same, keeps nothing and asks nobody outside',
    async (processor) => {
      const count = async () => ((await agent.get('/api/documents')).body as unknown[]).length;
      const before = await count();
      const { status, body } = await agent
        .post('/api/documents/upload')
        .attach('file', aPdf(1), 'factura.pdf')
        .field('processor', processor);
      expect([status, (body as ErrorBody).code]).toEqual([409, 'PROCESADOR_NO_DISPONIBLE']);
      expect(await count()).toBe(before);
      expect(guard.tried).toEqual([]);
    },
  );
});
