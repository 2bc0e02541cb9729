import type { GoogleGenAI } from '@google/genai' with { 'resolution-mode': 'import' };
import { InvalidAnswer, refusingFetch, vendorFetch, type VendorLimits } from '../../vendors';
import { geminiTold } from './gemini-failure';

/** Google's Gemini API; `baseUrl` without a version. */
export interface GeminiSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
}

/**
 * The vendor's client, loaded on first use. It repeats nothing, and asks the Gemini API whatever the
 * environment says of Google's cloud.
 */
export async function geminiClient(
  { apiKey, baseUrl }: GeminiSettings,
  limits: VendorLimits,
): Promise<GoogleGenAI> {
  const { GoogleGenAI: Client } = await import('@google/genai');
  const send = refusingFetch('langextract', vendorFetch(baseUrl, limits), geminiTold);
  const fetch = checkedFetch(send);
  return new Client({ apiKey, enterprise: false, httpOptions: { baseUrl, fetch } });
}

/** The client has no kind for a body that it cannot read: it is looked at before the client sees it. */
function checkedFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    const text = await answer.text();
    expectObject(text);
    return new Response(text, { status: answer.status, headers: answer.headers });
  };
}

function expectObject(text: string): void {
  if (text.trim() === '') throw new InvalidAnswer('empty');
  if (!/^\s*\{/.test(text)) throw new InvalidAnswer(isJson(text) ? 'wrong_shape' : 'not_json');
  if (!isJson(text)) throw new InvalidAnswer('not_json');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
