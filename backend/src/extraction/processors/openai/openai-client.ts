import type { OpenAI } from 'openai' with { 'resolution-mode': 'import' };
import { z } from 'zod';
import { trimEndOf } from '../../../rules/text-clean';
import {
  refusingFetch,
  VENDOR_LIMITS,
  vendorFetch,
  type Pace,
  type Told,
  type VendorFailure,
  type VendorLimits,
} from '../../vendors';

/** How compatible servers say in a sentence alone that the document is longer than the model takes. */
const TOO_LONG =
  /maximum context length|context length exceeded|exceeds? the (?:available )?context|context the overflows/i;

interface Named {
  code?: unknown;
  type?: unknown;
  message?: unknown;
}

/** Older vLLM writes its error without an envelope. */
interface ErrorBody extends Named {
  error?: Named | string | null;
}

/** The names in an error of OpenAI or of a server that speaks its language. */
function openAiTold(body: unknown): Told {
  const { error, ...bare } = (body ?? {}) as ErrorBody;
  const told: Named = typeof error === 'string' ? { message: error } : (error ?? bare);
  const { code, type, message } = told;
  return {
    words: [code, type, ...(TOO_LONG.test(String(message)) ? ['context_length_exceeded'] : [])],
  };
}

/** Whatever else OpenAI's client throws, no answer has come. */
export const openAiFailure = (): VendorFailure => ({ kind: 'connection' });

/** OpenAI, or a server that speaks its language; `baseUrl` with the version in its path. */
export interface OpenAiSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
}

/**
 * The vendor's client, loaded on first use. It repeats nothing (it would obey a `Retry-After` of hours),
 * logs nothing and takes nothing from the environment.
 */
export async function openAiClient(
  { apiKey, baseUrl }: OpenAiSettings,
  limits: VendorLimits,
  pace: Pace,
): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai');
  return new Client({
    apiKey,
    baseURL: baseUrl,
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: limits.totalMs,
    fetch: refusingFetch('openai', vendorFetch(baseUrl, limits), openAiTold, pace),
    logLevel: 'off',
  });
}

const ASK_MS = 10_000;
const MOST = 100;

const LIST = z.object({ data: z.array(z.object({ id: z.string().min(1).max(100) })) });

/** Names of the models that a server of OpenAI's language has, in its order. Throws when it does not say. */
export async function askForModels({ apiKey, baseUrl }: OpenAiSettings): Promise<string[]> {
  const send = vendorFetch(baseUrl, VENDOR_LIMITS);
  const answer = await send(`${trimEndOf(baseUrl, /\//)}/models`, {
    headers: { authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(ASK_MS),
  });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  const { data } = LIST.parse(await answer.json());
  return data.slice(0, MOST).map(({ id }) => id);
}
