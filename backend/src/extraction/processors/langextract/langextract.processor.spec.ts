import { ENGINE_SETUPS } from '../../../../test/support/vendors/engine-setups';
import { generated } from '../../../../test/support/vendors/gemini-server';
import { startEngineWorld, type EngineWorld } from '../../../../test/support/vendors/engine-world';
import { answerText } from '../../../../test/support/vendors/openai-server';

const setup = ENGINE_SETUPS.langextract;

describe('LangExtract on the wire', () => {
  let world: EngineWorld;
  beforeAll(async () => (world = await startEngineWorld(setup)));
  afterAll(() => world.close());
  beforeEach(() => void (world.server.received.length = 0));

  interface Body {
    systemInstruction: { parts: { text: string }[] };
    contents: { parts: { text?: string; inlineData?: { mimeType: string; data: string } }[] }[];
    generationConfig: Record<string, unknown>;
  }

  async function ask() {
    world.server.behave(
      generated({
        parts: [
          { text: 'let me see', thought: true },
          { text: answerText({ 'totales.total': '10.00' }, { autenticidad: 0.4 }) },
        ],
      }),
    );
    const raw = await world.create().extract(world.input, new AbortController().signal);
    const [request] = world.server.received;
    return { raw, request, body: JSON.parse(request?.body ?? '{}') as Body };
  }

  it('asks the living model once, with the key in a header and the words and images of the page', async () => {
    const { request, body } = await ask();
    expect(world.server.received).toHaveLength(1);
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v1beta/models/gemini-3.5-flash-lite:generateContent',
      headers: { 'x-goog-api-key': expect.any(String) },
    });
    const parts = body.contents[0]?.parts ?? [];
    expect(parts[0]?.inlineData).toMatchObject({
      mimeType: 'image/jpeg',
      data: expect.any(String),
    });
    expect(parts[1]?.text).toContain('EMPRESA MARAVILLOSA S.A.C.');
    expect(body.systemInstruction.parts[0]?.text).toContain('exactamente como está impreso');
  });

  it('asks for JSON of our schema, without chance', async () => {
    const { body } = await ask();
    expect(body.generationConfig).toMatchObject({
      temperature: 0,
      responseMimeType: 'application/json',
      responseJsonSchema: { type: 'object', properties: { totales: { type: 'object' } } },
    });
  });

  it('takes the answer without the thoughts, which are paid for all the same', async () => {
    const { raw } = await ask();
    expect(raw).toMatchObject({
      fields: [{ path: 'totales.total', text: '10.00', source: 'llm' }],
      authenticity: 0.4,
      usage: { requests: 1, inputTokens: 1200, outputTokens: 350 },
    });
  });

  it('counts what an answer has cost that cannot be taken', async () => {
    world.server.behave(generated({ finishReason: 'MAX_TOKENS' }));
    const run = world.create().extract(world.input, new AbortController().signal);
    await expect(run).rejects.toMatchObject({
      details: { usage: { requests: 1, inputTokens: 1200, outputTokens: 350 } },
    });
  });
});
