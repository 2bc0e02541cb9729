import { VendorUnreached, type Told, type VendorFailure } from '../../vendors';

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
export function geminiTold(body: unknown): Told {
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

/** What else Google's client throws: a connection that failed, or an answer that it cannot map. */
export function geminiFailure(error: unknown): VendorFailure {
  return error instanceof VendorUnreached
    ? { kind: 'connection' }
    : { kind: 'answer', fault: 'wrong_shape' };
}
