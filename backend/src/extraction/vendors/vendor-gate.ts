import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { boundedFetch, OutboundError } from '../../platform/outbound';
import { ProcessorError } from '../processors/processor';
import { Pace, VENDOR_LIMITS, type VendorLimits } from './pace';
import {
  failureOf,
  InvalidAnswer,
  processorError,
  VendorTimeout,
  type VendorFailure,
} from './vendor-failure';

/**
 * A `fetch` for a vendor's client: it reaches the operator's origin alone, follows no redirect, and ends
 * a connection that does not come about or an answer that is too large. It throws `OutboundError`.
 * @param baseUrl of the vendor; its path is the client's own concern
 */
export function vendorFetch(
  baseUrl: string,
  limits: Pick<VendorLimits, 'connectMs' | 'maxBytes'>,
): typeof fetch {
  const { hostname, origin } = new URL(baseUrl);
  const bounded = boundedFetch(new Map([[hostname, origin]]), limits);
  return async (input, init) => {
    if (originOf(input) !== origin) throw new OutboundError('host_not_allowed');
    return bounded(input, init);
  };
}

const originOf = (input: string | URL | Request): string =>
  new URL(input instanceof Request ? input.url : input).origin;

/**
 * The one way to a vendor, one gate an engine: a time limit for every call, and a breaker that leaves a
 * vendor in trouble, or one that does not take what the operator has set, alone. It never repeats a call: the queue does.
 */
export class VendorGate {
  private readonly breaker: CircuitBreakerPolicy;
  private openUntil = 0;
  /** What the operator has to mend, as the last call met it. */
  private setup: { error: ProcessorError; until: number } | null = null;

  /** @param describe tells what an error of the vendor's client means; it keeps nothing of its message */
  constructor(
    private readonly describe: (error: unknown) => VendorFailure,
    private readonly limits: VendorLimits = VENDOR_LIMITS,
    /** Of the vendor's answers; it is told of pauses that errors ask for. */
    private readonly pace = new Pace(),
  ) {
    this.breaker = circuitBreaker(handleWhen(isVendorTrouble), {
      halfOpenAfter: limits.breakerMs,
      breaker: new ConsecutiveBreaker(limits.breakerFailures),
    });
    this.breaker.onBreak(() => (this.openUntil = Date.now() + limits.breakerMs));
    this.breaker.onReset(() => (this.openUntil = 0));
  }

  /** Throws what `call` would at once, without asking. */
  assertOpen(): void {
    this.refuseUnset();
    if (this.openUntil > Date.now()) throw this.leftAlone();
  }

  /**
   * One call. Throws `ProcessorError` with what the call has used (`usage.requests` is 0 when the vendor
   * was not asked), or the reason of `signal` when that is aborted.
   * @param act sends one request, with the signal that it is given, and reads the answer; it may throw
   *   `InvalidAnswer`
   */
  async call<T>(act: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    this.assertOpen();
    await this.pace.wait(signal);
    const asked = this.breaker.execute(() => this.ask(act, signal));
    try {
      const answer = await unlessAborted(asked, signal);
      this.setup = null;
      return answer;
    } catch (error) {
      this.keepSetup(error);
      throw error instanceof BrokenCircuitError ? this.leftAlone() : error;
    }
  }

  /** What the operator has to mend fails each document alike: the vendor is not asked for each of them. */
  private refuseUnset(): void {
    if (!this.setup || this.setup.until <= Date.now()) return;
    const { kind, code, details, cause } = this.setup.error;
    const usage = { ms: 0, requests: 0 };
    throw new ProcessorError(kind, code, { ...details, usage }, { cause });
  }

  private keepSetup(error: unknown): void {
    if (!(error instanceof ProcessorError) || !error.details.setup) return;
    this.setup = { error, until: Date.now() + this.limits.setupPauseMs };
  }

  private async ask<T>(act: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
    const started = performance.now();
    try {
      return await this.withinTime(act, signal);
    } catch (error) {
      signal.throwIfAborted();
      const used = error instanceof InvalidAnswer ? error.used : {};
      const usage = { ms: performance.now() - started, requests: 1, ...used };
      const failure = processorError(failureOf(error, this.describe), usage);
      this.pace.hold(failure.details.retryAfterMs ?? 0);
      throw failure;
    }
  }

  private async withinTime<T>(
    act: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new VendorTimeout()), this.limits.totalMs);
    const both = AbortSignal.any([signal, limit.signal]);
    try {
      return await unlessAborted(act(both), both);
    } finally {
      clearTimeout(timer);
    }
  }

  private leftAlone(): ProcessorError {
    const retryAfterMs = Math.max(1, this.openUntil - Date.now());
    return new ProcessorError('retryable', 'MOTOR_OCUPADO', {
      retryAfterMs,
      usage: { ms: 0, requests: 0 },
    });
  }
}

/** The vendor's own trouble, which another call soon would only add to; the caller's abort is none. */
const isVendorTrouble = (error: unknown): boolean =>
  error instanceof ProcessorError && error.kind === 'retryable';

/** The promise, or the signal's reason as soon as it is aborted, whatever the vendor's client makes of it. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, stop } = abortOf(signal);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    stop();
  }
}

function abortOf(signal: AbortSignal): { promise: Promise<never>; stop: () => void } {
  let stop = (): void => undefined;
  const promise = new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) return end();
    signal.addEventListener('abort', end, { once: true });
    stop = () => signal.removeEventListener('abort', end);
  });
  return { promise, stop };
}
