import { withValueAt } from '../../../src/rules/field-path';
import type { ExtractedData } from '../../../src/contracts/extracted-data';
import type { Reply } from './scripted-server';
import type { VendorWire } from './vendor-wire';

interface Choice {
  finish_reason?: string;
  message?: Record<string, unknown>;
}

/** A chat completion, as OpenAI and compatible servers write it. */
export function completion(
  { finish_reason = 'stop', message = {} }: Choice,
  used = { input: 1_200, output: 300 },
): Reply {
  const answer = {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'gpt-4o-2024-08-06',
    choices: [
      {
        index: 0,
        finish_reason,
        message: { role: 'assistant', content: null, refusal: null, ...message },
      },
    ],
    usage: {
      prompt_tokens: used.input,
      completion_tokens: used.output,
      total_tokens: used.input + used.output,
    },
  };
  return { body: JSON.stringify(answer) };
}

/** The answer of a model as text, from values by dotted path. */
export function answerText(values: Readonly<Record<string, string>>, more: object = {}): string {
  const data = Object.entries(values).reduce<ExtractedData>(
    (root, [path, value]) => withValueAt(root, path, value),
    {},
  );
  return JSON.stringify({ ...data, ...more });
}

const answering = (text: string): Reply => completion({ message: { content: text } });

/** OpenAI on the wire. */
export const openAiWire: VendorWire = {
  reading: (values) => answering(answerText(values)),
  answering,
  error: (status, text, headers = {}) => ({
    status,
    headers,
    body: JSON.stringify({ error: { message: text, type: 'invalid_request_error', code: null } }),
  }),
  invalid: {
    'no choices': { body: '{"choices":[]}' },
    'choices of another shape': { body: '{"choices":{"message":"x"}}' },
    'a tool call instead of an answer': completion({
      finish_reason: 'tool_calls',
      message: { tool_calls: [{ id: '1', type: 'function', function: { name: 'pay' } }] },
    }),
  },
  unfinished: {
    'an answer cut off at the length limit': [
      completion({
        finish_reason: 'length',
        message: { content: answerText({ 'totales.total': '118.00' }) },
      }),
      'MOTOR_RESPUESTA_LARGA',
    ],
    'a refusal': [
      completion({ message: { refusal: 'I cannot help with that.' } }),
      'MOTOR_CONTENIDO',
    ],
    'a filtered answer': [
      completion({ finish_reason: 'content_filter', message: { content: '' } }),
      'MOTOR_CONTENIDO',
    ],
  },
  hasModels: true,
};
