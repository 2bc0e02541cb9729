import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/**
 * Why a call came to nothing. `denied`: not ours to open, or not there; `busy`: refused for its limits,
 * nothing was done; `silent`: whether it was done is unknown; `refused`: what we are or sent is not accepted.
 */
type FailureKind = 'denied' | 'busy' | 'silent' | 'refused';

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

/** How long and how much Google is given (reliability R8); a person waits for the answer. */
@Injectable()
export class GoogleLimits {
  readonly connectMs: number = 5_000;
  /** One call. */
  readonly callMs: number = 20_000;
  /** All calls of one act, the waits between them included. */
  readonly totalMs: number = 60_000;
  readonly attempts: number = 3;
  /** Before the second attempt, doubled before the third, unless Google says how long. */
  readonly waitMs: number = 500;
  /** Who is told to wait longer gives up. */
  readonly maxWaitMs: number = 30_000;
  readonly maxBytes: number = 2_000_000;
}

/** What every call is made with. */
export interface CallOptions {
  signal: AbortSignal;
  timeout: number;
  /** The client's own attempts heed no Retry-After. */
  retry: false;
}

type Call<T> = (options: CallOptions) => Promise<{ data: T }>;

/** Calls that share one time limit. They throw `GoogleFailure`. */
export class GoogleAct {
  private readonly signal: AbortSignal;

  constructor(private readonly limits: GoogleLimits) {
    this.signal = AbortSignal.timeout(limits.totalMs);
  }

  /** A call that may be made twice: again when Google is busy or does not answer. */
  repeatable<T>(call: Call<T>): Promise<T> {
    return this.attempt(call, ({ kind }) => kind === 'busy' || kind === 'silent');
  }

  /** A call that must not be done twice: again only when Google has refused to do it for now. */
  once<T>(call: Call<T>): Promise<T> {
    return this.attempt(call, ({ kind }) => kind === 'busy');
  }

  private async attempt<T>(
    call: Call<T>,
    mayRepeat: (failure: GoogleFailure) => boolean,
  ): Promise<T> {
    const { attempts, waitMs, maxWaitMs, callMs } = this.limits;
    for (let n = 1; ; n++) {
      try {
        const options = { signal: this.signal, timeout: callMs, retry: false } as const;
        return (await call(options)).data;
      } catch (error) {
        const failure = failureOf(error);
        const wait = failure.retryAfterMs ?? waitMs * 2 ** (n - 1);
        if (n >= attempts || wait > maxWaitMs || !mayRepeat(failure)) throw failure;
        await pause(wait, undefined, { signal: this.signal }).catch(() => {
          throw failure;
        });
      }
    }
  }
}
