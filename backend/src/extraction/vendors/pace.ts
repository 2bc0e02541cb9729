import {
  BREAKER_FAILURES,
  BREAKER_MS,
  RETRY_AFTER_MAX_MS,
  SETUP_PAUSE_MS,
  VENDOR_CONNECT_MS,
  VENDOR_MAX_BYTES,
  VENDOR_TOTAL_MS,
} from '../../contracts/limits';

/** What a vendor is given (reliability R8); tests shorten it. */
export interface VendorLimits {
  readonly connectMs: number;
  /** One call, from the first byte to the last. */
  readonly totalMs: number;
  /** Of an answer. */
  readonly maxBytes: number;
  readonly breakerFailures: number;
  readonly breakerMs: number;
  /** Before a vendor is asked again that did not take what the operator has set. */
  readonly setupPauseMs: number;
}

export const VENDOR_LIMITS: VendorLimits = Object.freeze({
  connectMs: VENDOR_CONNECT_MS,
  totalMs: VENDOR_TOTAL_MS,
  maxBytes: VENDOR_MAX_BYTES,
  breakerFailures: BREAKER_FAILURES,
  breakerMs: BREAKER_MS,
  setupPauseMs: SETUP_PAUSE_MS,
});

/** Of the tokens of a minute that are left, below which the next document may not fit any more. */
const LEAST_SHARE = 0.05;
const UNITS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1_000, ms: 1 };

/**
 * The pace that a vendor's answers ask for: what is left of the requests and tokens of a minute (OpenAI's
 * `x-ratelimit-*`), and the pause that a busy vendor names. The next call waits, for a minute at most.
 */
export class Pace {
  private until = 0;

  /** Of any answer, also a refusal. */
  note(headers: Headers, now = Date.now()): void {
    for (const kind of ['requests', 'tokens']) {
      if (this.isSpent(headers, kind)) {
        this.hold(durationMs(headers.get(`x-ratelimit-reset-${kind}`)), now);
      }
    }
  }

  /** @param ms of the vendor's own asking */
  hold(ms: number, now = Date.now()): void {
    this.until = Math.max(this.until, now + Math.min(ms, RETRY_AFTER_MAX_MS));
  }

  /** Ends when the next call may go, or throws the signal's reason. */
  async wait(signal: AbortSignal): Promise<void> {
    for (let left = this.until - Date.now(); left > 0; left = this.until - Date.now()) {
      await sleep(left, signal);
      signal.throwIfAborted();
    }
  }

  private isSpent(headers: Headers, kind: string): boolean {
    const left = numberIn(headers.get(`x-ratelimit-remaining-${kind}`));
    const limit = numberIn(headers.get(`x-ratelimit-limit-${kind}`));
    if (left === null) return false;
    return left < 1 || (kind === 'tokens' && limit !== null && left < limit * LEAST_SHARE);
  }
}

/** Ends when the time is over, or nobody waits any more. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}

const numberIn = (text: string | null): number | null =>
  text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;

/** As `6m0s`, `1.5s` or `20ms`; 0 when it says nothing. */
function durationMs(text: string | null): number {
  if (text === null || !/^(?:\d{1,9}(?:\.\d{1,9})?(?:h|ms|m|s)){1,4}$/.test(text)) return 0;
  const parts = text.matchAll(/([\d.]{1,19})(h|ms|m|s)/g);
  return [...parts].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (UNITS[unit] ?? 0),
    0,
  );
}
