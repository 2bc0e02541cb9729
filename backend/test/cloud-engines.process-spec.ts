/**
 * A world of its own: the log of the first application that writes one is that of all in a worker.
 * @jest-environment node
 */
import { inspect } from 'node:util';
import { CLOUD_PROCESSOR_IDS, type CloudProcessorId } from '../src/contracts/processors';
import { API } from '../src/contracts/routes';
import type { DocumentRuns } from '../src/contracts/runs';
import { preferredOf, processorsOf, readByEngine, type Agent } from './support/read-by-engine';
import { startTestApp, type TestApp } from './support/test-app';
import { namedServer, testConfig } from './support/test-config';
import { invoiceAnswers } from './support/vendors/an-invoice-of-textract';
import { ENGINE_SETUPS } from './support/vendors/engine-setups';
import { openAiWire } from './support/vendors/openai-server';
import { ScriptedServer } from './support/vendors/scripted-server';
import { textractAnswering } from './support/vendors/textract-server';

const KEYS = {
  OPENAI_API_KEY: 'sk-muysecreta-openai-1',
  GEMINI_API_KEY: 'AIza-muysecreta-gemini-2',
  AWS_ACCESS_KEY_ID: 'AKIAMUYSECRETA3',
  AWS_SECRET_ACCESS_KEY: 'aws-muysecreta-4',
  AWS_SESSION_TOKEN: 'token-muysecreta-5',
};
/** By which each vendor knows who asks. */
const SENT: Readonly<Record<CloudProcessorId, keyof typeof KEYS>> = {
  openai: 'OPENAI_API_KEY',
  langextract: 'GEMINI_API_KEY',
  textract: 'AWS_SESSION_TOKEN',
};
/** What a careless vendor answers. */
const QUOTE = `Incorrect credentials: ${Object.values(KEYS).join(', ')}`;

describe('with the keys of all engines, they', () => {
  /** All that left the process: records of the log, what was printed, bodies of answers. */
  const told: string[] = [];
  let server: ScriptedServer;
  let test: TestApp;
  let agent: Agent;
  beforeAll(async () => {
    for (const stream of [process.stdout, process.stderr]) {
      jest.spyOn(stream, 'write').mockImplementation((text) => told.push(String(text)) > 0);
    }
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      jest.spyOn(console, level).mockImplementation((...said) => void told.push(inspect(said)));
    }
    server = await ScriptedServer.start();
    const env = {
      ...KEYS,
      OPENAI_BASE_URL: `${server.url}/v1`,
      GOOGLE_GEMINI_BASE_URL: server.url,
      AWS_ENDPOINT_URL_TEXTRACT: server.url,
    };
    const config = testConfig({ ...namedServer(), ...env });
    test = await startTestApp(config, { reads: true, log: (record) => told.push(record) });
    agent = await test.signedIn('digitador@demo.pe');
  });
  afterAll(async () => {
    await test?.close();
    await server.close();
    jest.restoreAllMocks();
  });
  beforeEach(() => {
    told.length = 0;
    server.received.length = 0;
  });

  const answersOf = async (urls: readonly string[]): Promise<string> => {
    const admin = await test.signedIn('admin@demo.pe');
    const answers = await Promise.all(
      urls
        .flatMap((url) => [agent.get(url), admin.get(url)])
        .map(async (sent) => (await sent).text),
    );
    return answers.join('\n');
  };
  const expectNoKey = (text: string): void => {
    for (const key of Object.values(KEYS)) expect(text).not.toContain(key);
    expect(text).not.toContain('Incorrect credentials');
  };

  it('are all available, and gpt-4o is the one for which nothing has to be chosen', async () => {
    const processors = await processorsOf(agent);
    expect(Object.values(processors).map(({ available }) => available)).toEqual(
      Object.values(processors).map(() => true),
    );
    expect(preferredOf(processors)).toBe('openai');
    expect(processors.openai.defaultModel).toBe('gpt-4o');
    expectNoKey(JSON.stringify(processors));
  });

  it('read with gpt-4o what nobody chose an engine for', async () => {
    server.behave(openAiWire.reading({ 'totales.total': '1,180.00' }));
    const { id, status, processor } = await readByEngine(agent);
    expect([status, processor]).toEqual(['completed', 'openai']);
    const { body } = await agent.get(`/api/documents/${id}/runs`).expect(200);
    expect((body as DocumentRuns).runs).toMatchObject([{ processor: 'openai', model: 'gpt-4o' }]);
  });

  it('show the tables of Textract in the document’s table', async () => {
    server.behave(textractAnswering(invoiceAnswers()));
    const { id, status, extractedData } = await readByEngine(agent, 'textract');
    expect([status, extractedData?.totales?.total]).toEqual(['completed', 1180]);
    const { body } = await agent.get(API.documentTable(id)).expect(200);
    expect(body).toMatchObject({
      hasTableData: true,
      formattedTable: [
        ['Descripción', 'Importe'],
        ['Perno hexagonal 1/2"', '1,000.00'],
      ],
    });
    const { runs } = (await agent.get(API.documentRuns(id))).body as DocumentRuns;
    expect(runs[0]?.usage).toMatchObject({ requests: 2, pages: 1, costUsd: 0.075 });
  });

  describe.each(CLOUD_PROCESSOR_IDS)('keep the key of %s', (processor) => {
    const { wire } = ENGINE_SETUPS[processor].vendor;
    const failures = [
      ['is in trouble', wire.error(500, QUOTE), 'MOTOR_SIN_RESPUESTA'],
      ['answers no JSON', { body: QUOTE }, 'MOTOR_RESPUESTA_INVALIDA'],
      // At last: a vendor that does not take the key is left alone afterwards.
      ['refuses the key', wire.error(401, QUOTE), 'MOTOR_NO_DISPONIBLE'],
    ] as const;

    it.each(failures)('to themselves when the vendor quotes it and %s', async (_, reply, code) => {
      server.behave(reply);
      const document = await readByEngine(agent, processor);
      expect(document.failure?.code).toBe(code);
      // The vendor did get the key, and the log did speak of the failure.
      expect(JSON.stringify(server.received[0]?.headers)).toContain(KEYS[SENT[processor]]);
      expect(told.join('\n')).toContain(code);
      const { id } = document;
      const own = [API.document(id), API.documentEvents(id), API.documentRuns(id), API.documents];
      const others = [
        API.processors,
        API.adminHealth,
        API.adminFailedDocuments,
        API.adminReadingCosts,
        '/readyz',
      ];
      const answers = await answersOf([...own, ...others]);
      expect(answers).toContain(code);
      expectNoKey(`${answers}\n${told.join('\n')}`);
    });
  });
});
