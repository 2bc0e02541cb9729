import type { GoogleGenAI } from '@google/genai' with { 'resolution-mode': 'import' };
import {
  InvalidAnswer,
  refusingFetch,
  vendorFetch,
  type Told,
  type VendorFailure,
  type VendorLimits,
} from '../../vendors';

/** What Google says in a sentence alone, by a name of ours. */
const SENTENCES: readonly (readonly [sentence: RegExp, word: string])[] = [
  [/location is not supported/i, 'LOCATION_NOT_SUPPORTED'],
  [/token count .{0,60}exceeds the maximum/i, 'INPUT_TOO_LONG'],
];

interface ErrorBody {
  error?: { status?: unknown; message?: unknown; details?: Detail[] } | null;
}

/** google.rpc.ErrorInfo, QuotaFailure and RetryInfo. */
interface Detail {
  reason?: unknown;
  violations?: { quotaId?: unknown }[];
  retryDelay?: unknown;
}

/** The names in an error of the Gemini API, and the pause of its RetryInfo: no header says it. */
function geminiTold(body: unknown): Told {
  const { status, message, details } = (body as ErrorBody | null)?.error ?? {};
  const all = Array.isArray(details) ? details : [];
  const sentence = SENTENCES.find(([pattern]) => pattern.test(String(message)));
  const words = [
    ...(sentence ? [sentence[1]] : []),
    ...all.map(({ reason }) => reason),
    ...(all.some(isOfTheDay) ? ['QUOTA_PER_DAY'] : []),
    status,
  ];
  const pauses = all.map(({ retryDelay }) => secondsIn(retryDelay)).filter((ms) => ms !== null);
  return { words, retryAfterMs: pauses[0] ?? null };
}

function isOfTheDay({ violations }: Detail): boolean {
  return (
    Array.isArray(violations) && violations.some(({ quotaId }) => /PerDay/.test(String(quotaId)))
  );
}

/** A duration of protobuf, as `22s` or `22.5s` -> milliseconds. */
function secondsIn(duration: unknown): number | null {
  const [, seconds] = /^(\d{1,6}(?:\.\d{1,9})?)s$/.exec(String(duration)) ?? [];
  return seconds === undefined ? null : Math.ceil(Number(seconds) * 1_000);
}

/** What else Google's client throws: an answer that it cannot map. */
export const geminiFailure = (): VendorFailure => ({ kind: 'answer', fault: 'wrong_shape' });

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
