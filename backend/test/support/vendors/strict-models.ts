import { generated } from './gemini-server';
import { answerText, completion } from './openai-server';
import type { Behaviour, ReceivedRequest, Reply } from './scripted-server';

const ANSWER = answerText({ 'totales.total': '10.00' });

interface OpenAiBody {
  model: string;
  temperature?: number;
  reasoning_effort?: string;
  response_format?: { type: string };
}

const refused = (param: string): Reply => ({
  status: 400,
  body: JSON.stringify({
    error: {
      message: 'Unsupported',
      type: 'invalid_request_error',
      param,
      code: 'unsupported_value',
    },
  }),
});
const GONE: Reply = {
  status: 404,
  body: JSON.stringify({
    error: { message: 'x', type: 'invalid_request_error', code: 'model_not_found' },
  }),
};

/** Efforts that a model takes, by the vendor's pages. */
const EFFORTS: Readonly<Record<string, readonly string[]>> = {
  'gpt-6-luna': ['none', 'low', 'medium', 'high', 'xhigh', 'max'],
  'gpt-6.1-sol': ['low', 'medium', 'high', 'xhigh', 'max'],
};

/** OpenAI after 2027-01-14: no model of before, and no sampling where a model thinks. */
export const openAiOf2027: Behaviour = ({ body }: ReceivedRequest): Reply => {
  const {
    model,
    temperature,
    reasoning_effort: effort,
    response_format,
  } = JSON.parse(body) as OpenAiBody;
  const efforts = EFFORTS[model];
  if (!efforts) return GONE;
  if (effort !== undefined && !efforts.includes(effort)) return refused('reasoning_effort');
  if (temperature !== undefined && effort !== 'none') return refused('temperature');
  if (response_format?.type !== 'json_schema') return refused('response_format');
  return completion({ message: { content: ANSWER } });
};

interface GeminiBody {
  generationConfig?: {
    temperature?: number;
    thinkingConfig?: { thinkingLevel?: string; thinkingBudget?: number };
  };
}

const LEVELS: Readonly<Record<string, readonly string[]>> = {
  'gemini-3.5-flash-lite': ['MINIMAL', 'LOW', 'MEDIUM', 'HIGH'],
  'gemini-3.8-flash': ['LOW', 'MEDIUM', 'HIGH'],
};

/** Gemini after 2026-12-01. */
export const geminiOf2027: Behaviour = ({ path, body }: ReceivedRequest): Reply => {
  const model = /models\/([^:/]{1,100}):/.exec(path)?.[1] ?? '';
  const levels = LEVELS[model];
  const { temperature, thinkingConfig = {} } =
    (JSON.parse(body) as GeminiBody).generationConfig ?? {};
  const { thinkingLevel, thinkingBudget } = thinkingConfig;
  if (!levels)
    return { status: 404, body: '{"error":{"code":404,"status":"NOT_FOUND","message":"x"}}' };
  const isOdd = thinkingLevel !== undefined && !levels.includes(thinkingLevel);
  if (isOdd || temperature !== undefined || thinkingBudget !== undefined) {
    return {
      status: 400,
      body: '{"error":{"code":400,"status":"INVALID_ARGUMENT","message":"x"}}',
    };
  }
  return generated({ parts: [{ text: ANSWER }] });
};
