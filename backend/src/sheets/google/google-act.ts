import { setTimeout as pause } from 'node:timers/promises';
import { failureOf, type GoogleFailure } from './google-failure';
import type { GoogleLimits } from './google-limits';

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
