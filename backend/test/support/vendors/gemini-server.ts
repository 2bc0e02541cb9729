import type { Reply } from './scripted-server';
import { answerText } from './openai-server';
import type { VendorWire } from './vendor-wire';

interface Candidate {
  finishReason?: string;
  parts?: Record<string, unknown>[];
}

/** Generated content, as the Gemini API writes it. */
export function generated(candidate: Candidate | null, more: object = {}): Reply {
  const { finishReason = 'STOP', parts = [] } = candidate ?? {};
  const answer = {
    ...(candidate && {
      candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }],
    }),
    usageMetadata: {
      promptTokenCount: 1200,
      candidatesTokenCount: 300,
      thoughtsTokenCount: 50,
      totalTokenCount: 1550,
    },
    modelVersion: 'gemini-2.5-flash',
    ...more,
  };
  return { body: JSON.stringify(answer) };
}

const answering = (text: string): Reply => generated({ parts: [{ text }] });
const ANSWER = answerText({ 'totales.total': '118.00' });

/** Gemini on the wire. */
export const geminiWire: VendorWire = {
  reading: (values) => answering(answerText(values)),
  answering,
  error: (status, text, headers = {}) => ({
    status,
    headers,
    body: JSON.stringify({ error: { code: status, message: text, status: 'FAILED' } }),
  }),
  invalid: {
    'no candidates': generated(null),
    'candidates of another shape': { body: '{"candidates":{"content":"x"}}' },
    'parts of another shape': { body: '{"candidates":[{"content":{"parts":[{"text":5}]}}]}' },
    'thoughts alone': generated({ parts: [{ text: ANSWER, thought: true }] }),
    'a function call instead of an answer': generated({
      parts: [{ functionCall: { name: 'pay', args: {} } }],
    }),
  },
  unfinished: {
    'a blocked prompt': [
      generated(null, { promptFeedback: { blockReason: 'SAFETY' } }),
      'MOTOR_CONTENIDO',
    ],
    'a blocked prompt with an answer': [
      generated(
        { parts: [{ text: ANSWER }] },
        { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } },
      ),
      'MOTOR_CONTENIDO',
    ],
    'an answer cut off at the length limit': [
      generated({ finishReason: 'MAX_TOKENS', parts: [{ text: ANSWER }] }),
      'MOTOR_RESPUESTA_LARGA',
    ],
    'a filtered answer': [
      generated({ finishReason: 'SAFETY', parts: [{ text: ANSWER }] }),
      'MOTOR_CONTENIDO',
    ],
    'a recited answer': [generated({ finishReason: 'RECITATION' }), 'MOTOR_CONTENIDO'],
  },
  hasModels: true,
};
