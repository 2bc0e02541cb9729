import type { OpenAI } from 'openai' with { 'resolution-mode': 'import' };
import { refusingFetch, type Pace, vendorFetch, type VendorLimits } from '../../vendors';
import { openAiTold } from './openai-failure';

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
