import type { LivingModel } from '../../../contracts/models';
import {
  startEngineWorld,
  SECRET,
  type EngineWorld,
} from '../../../../test/support/vendors/engine-world';
import { answerText, completion, openAiWire } from '../../../../test/support/vendors/openai-server';
import { readablePages } from '../../../../test/support/readable-pages';
import { pageSetFromText } from '../../../../test/support/page-from-text';
import type { ProcessorInput } from '../processor';
import { OpenAiProcessor } from './openai.processor';

const VISION: LivingModel = {
  id: 'gpt-4o',
  apiModel: 'gpt-6-luna',
  input: 'image',
  output: 'json_schema',
  takesTemperature: true,
  effort: null,
  imageDetail: 'high',
  imageTokens: null,
  contextTokens: null,
  price: null,
};
const REASONING: LivingModel = {
  ...VISION,
  apiModel: 'o3-mini',
  input: 'text',
  takesTemperature: false,
};
const OLDER: LivingModel = { ...VISION, apiModel: 'gpt-4-turbo', output: 'json_object' };

interface Sent {
  model: string;
  temperature?: number;
  response_format: { type: string; json_schema?: { strict: boolean; schema: object } };
  messages: [{ content: string }, { content: string | { type: string; text?: string }[] }];
}

describe('OpenAiProcessor', () => {
  let world: EngineWorld;
  beforeAll(async () => {
    world = await startEngineWorld({
      create: ({ url, secret, limits }) =>
        new OpenAiProcessor({ apiKey: secret, baseUrl: `${url}/v1` }, limits),
      model: VISION,
      vendor: null,
    });
  });
  afterAll(() => world.close());
  beforeEach(() => {
    world.server.received.length = 0;
    world.server.behave(openAiWire.reading({ 'totales.total': '10.00' }));
  });

  const read = (more: Partial<ProcessorInput> = {}) =>
    world.create().extract({ ...world.input, ...more }, new AbortController().signal);
  async function sent(more: Partial<ProcessorInput>): Promise<Sent> {
    await read(more);
    const [request] = world.server.received.slice(-1);
    return JSON.parse(request?.body ?? '') as Sent;
  }

  it('asks for a chat completion with the key, once', async () => {
    await read();
    expect(world.server.received).toMatchObject([
      {
        method: 'POST',
        path: '/v1/chat/completions',
        headers: { authorization: `Bearer ${SECRET}`, 'x-stainless-retry-count': '0' },
      },
    ]);
  });

  it('asks the living model with a strict schema, the words and the page images', async () => {
    const { model, temperature, response_format, messages } = await sent({ model: VISION });
    expect([model, temperature]).toEqual(['gpt-6-luna', 0]);
    expect(response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
    expect(messages[1].content).toEqual([
      { type: 'text', text: expect.stringContaining('F001-00000123') as string },
      {
        type: 'image_url',
        image_url: {
          url: expect.stringMatching(/^data:image\/jpeg;base64,/) as string,
          detail: 'high',
        },
      },
    ]);
  });

  it('gives a model without eyes the words alone, and no temperature where none is taken', async () => {
    const request = await sent({ model: REASONING });
    expect(request.messages[1].content).toEqual(expect.stringContaining('F001-00000123'));
    expect(request).not.toHaveProperty('temperature');
  });

  it('tells a model without schemas the shape in words', async () => {
    const { response_format, messages } = await sent({ model: OLDER });
    expect(response_format).toEqual({ type: 'json_object' });
    expect(messages[0].content).toContain('JSON');
    expect(messages[0].content).toContain('"folio_fiscal"');
  });

  it('sends nothing of one document with another', async () => {
    const [first, second] = ['PRIMERA', 'SEGUNDA'].map((name) => pageSetFromText([` ${name} SAC`]));
    if (!first || !second) throw new Error('two pages were drawn');
    await Promise.all([
      read({ pages: readablePages(first), pageImages: [] }),
      read({ pages: readablePages(second), pageImages: [] }),
    ]);
    const bodies = world.server.received.map(({ body }) =>
      ['PRIMERA', 'SEGUNDA'].filter((name) => body.includes(name)),
    );
    expect(bodies.flat().sort()).toEqual(['PRIMERA', 'SEGUNDA']);
    expect(bodies.every((names) => names.length === 1)).toBe(true);
  });

  it('tells neither paths nor the company of the reader', async () => {
    await read({ hints: { companyRuc: '20123456789' } });
    const body = world.server.received[0]?.body ?? '';
    expect(body).not.toContain('20123456789');
    expect(body).not.toContain('page-1');
  });

  it('says what it used and how authentic the model holds the document', async () => {
    const text = answerText({ 'totales.total': '10.00' }, { autenticidad: 0.4 });
    world.server.behave(completion({ message: { content: text } }));
    expect(await read()).toMatchObject({
      authenticity: 0.4,
      isCut: false,
      tables: [],
      usage: { requests: 1, inputTokens: 1200, outputTokens: 300 },
    });
  });

  it('counts no tokens that are no numbers', async () => {
    const { body } = completion({ message: { content: '{}' } }) as { body: string };
    const odd = body.replace('"prompt_tokens":1200', '"prompt_tokens":"many"');
    world.server.behave({ body: odd });
    const { usage } = await read();
    expect(usage).not.toHaveProperty('inputTokens');
    expect(usage.outputTokens).toBe(300);
  });

  it('says what an answer that was cut off has cost', async () => {
    world.server.behave(completion({ finish_reason: 'length', message: { content: '{"tot' } }));
    await expect(read()).rejects.toMatchObject({
      details: { usage: { requests: 1, inputTokens: 1200, outputTokens: 300 } },
    });
  });
});
