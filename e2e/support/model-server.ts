import { createServer, type ServerResponse } from 'node:http';
import { withValueAt } from '../../backend/src/rules/field-path';
import type { ExtractedData } from '../../backend/src/contracts/extracted-data';

/** What the model says: values by dotted path as they are printed, an error, or nothing at all. */
export type ModelAnswer = Readonly<Record<string, string>> | { status: number } | 'silence';

export interface RunningModel {
  /** What a server is started with to use it. */
  environment: Record<string, string>;
  /** From now on, to every request. */
  answer(answer: ModelAnswer): void;
  /** Bodies of the requests so far. */
  requests: string[];
  stop(): Promise<void>;
}

const isError = (answer: Exclude<ModelAnswer, 'silence'>): answer is { status: number } =>
  typeof answer.status === 'number';

/** The answer's own shape: nested, every value a text. */
function contentOf(values: Readonly<Record<string, string>>): string {
  const data = Object.entries(values).reduce<ExtractedData>(
    (root, [path, value]) => withValueAt(root, path, value),
    {},
  );
  return JSON.stringify({ productos: [], autenticidad: null, ...data });
}

/** A chat completion as OpenAI and compatible servers write it. */
const completion = (content: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'gpt-4o',
  choices: [
    { index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } },
  ],
  usage: { prompt_tokens: 1200, completion_tokens: 300, total_tokens: 1500 },
});

function send(answer: ModelAnswer, response: ServerResponse): void {
  if (answer === 'silence') return;
  const status = isError(answer) ? answer.status : 200;
  const body = isError(answer)
    ? { error: { message: 'The server had an error', type: 'server_error', code: null } }
    : completion(contentOf(answer));
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A model server on loopback that speaks OpenAI's wire format and says what a test tells it to. */
export async function startModel(port: number): Promise<RunningModel> {
  const requests: string[] = [];
  let current: ModelAnswer = { status: 500 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      requests.push(Buffer.concat(parts).toString('utf8'));
      send(current, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    environment: {
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_API_KEY: 'sk-de-las-pruebas-2b71',
    },
    answer(answer) {
      current = answer;
    },
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
