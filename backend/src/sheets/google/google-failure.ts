/**
 * Why a call came to nothing. `denied`: not ours to open, or not there; `busy`: refused for its limits,
 * nothing was done; `silent`: whether it was done is unknown; `refused`: what we are or sent is not accepted.
 */
export type FailureKind = 'denied' | 'busy' | 'silent' | 'refused';

export class GoogleFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    /** Of the answer; null when there was none. */
    readonly status: number | null = null,
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
  ) {
    super(`google: ${kind}`, options);
    this.name = 'GoogleFailure';
  }
}

/** What the client throws, as far as it is looked at. */
interface ClientError {
  config?: { url?: unknown };
  response?: { status: number; headers: unknown; data?: unknown };
}

const TOKEN_HOST = 'oauth2.googleapis.com';
/** Drive says with 403, too, that there were too many calls. */
const BUSY_REASONS = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded'];

export function failureOf(error: unknown): GoogleFailure {
  if (error instanceof GoogleFailure) return error;
  const { response, config } = (error ?? {}) as ClientError;
  if (!response) return new GoogleFailure('silent', null, null, { cause: error });
  const isToken = String(config?.url).includes(`//${TOKEN_HOST}/`);
  const { status } = response;
  const kind = kindOf(status, isToken, response.data);
  return new GoogleFailure(kind, status, retryAfterMs(response.headers), { cause: error });
}

function kindOf(status: number, isToken: boolean, body: unknown): FailureKind {
  if (status === 429) return 'busy';
  if (status === 408 || status >= 500) return isToken ? 'busy' : 'silent';
  if (isToken) return 'refused';
  if (status === 403 && isAboutLimits(body)) return 'busy';
  return status === 403 || status === 404 ? 'denied' : 'refused';
}

function isAboutLimits(body: unknown): boolean {
  const { error } = (body ?? {}) as { error?: { status?: unknown; errors?: unknown } };
  const reasons = Array.isArray(error?.errors) ? (error.errors as { reason?: unknown }[]) : [];
  return (
    error?.status === 'RESOURCE_EXHAUSTED' ||
    reasons.some((entry) => BUSY_REASONS.includes(String(entry?.reason)))
  );
}

/** Seconds; a date is rare enough to be left to our own wait. */
function retryAfterMs(headers: unknown): number | null {
  const value = headers instanceof Headers ? headers.get('retry-after') : null;
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) * 1_000 : null;
}
