import { isOutage } from '../outage';
import type { JobName } from './job-catalogue';
import type { Registration } from './job-handlers';
import {
  asError,
  errorOf,
  failureOf,
  LaterJobError,
  NotYetError,
  PermanentJobError,
  WorkerLost,
  type Job,
  type JobFailure,
} from './job-queue';

/** Milliseconds that govern delivery; tests shorten them. */
export interface JobTimings {
  /** A worker that does not renew its hold on a job for so long counts as dead. */
  leaseMs: number;
  /** Longest time between two looks for work when nothing signals any. */
  pollMs: number;
  /** Pause after the first failure; it doubles with each further one, up to `retryMaxMs`. */
  retryBaseMs: number;
  retryMaxMs: number;
  /** Pause after a delivery that failed because the store or the queue was away: short, so that its return is met soon. */
  outageMs: number;
  /**
   * No job is put off for longer. One that seems to be was overtaken by its clock: that was set back, and
   * the job would wait until it is as late again.
   */
  longestPauseMs: number;
  /** How long `close` waits for the handlers it has aborted. */
  closeGraceMs: number;
}

export const JOB_TIMINGS: JobTimings = {
  leaseMs: 30_000,
  pollMs: 5_000,
  retryBaseMs: 2_000,
  retryMaxMs: 300_000,
  outageMs: 5_000,
  longestPauseMs: 600_000,
  closeGraceMs: 5_000,
};

/**
 * Pause before the next delivery: exponential, of which the last half is left to chance, so that jobs
 * that failed together do not come back together. `chance` is in [0, 1).
 */
export function retryPause(delivery: number, chance: number, timings: JobTimings): number {
  const doublings = Math.min(Math.max(0, delivery - 1), 30);
  const whole = Math.min(timings.retryBaseMs * 2 ** doublings, timings.retryMaxMs);
  return Math.round(whole * (0.5 + chance / 2));
}

/** After so long half of what somebody has used is forgotten. */
const HALF_LIFE_MS = 300_000;
/** What a job counts from its beginning on; its end counts the rest, or takes back what was too much. */
export const USED_AT_ONCE_MS = 10_000;
/** Less is nothing. */
const LEAST_MS = 1;

/** What was used by `at` is worth so much less by `now`; a clock that was set back forgets nothing. */
export const fadedMs = (ms: number, at: number, now: number): number =>
  ms * 0.5 ** (Math.max(0, now - at) / HALF_LIFE_MS);

/** How long each has worked in the last minutes, in milliseconds; what is longer ago fades. */
export class UsedTime {
  private readonly byKey = new Map<string, { ms: number; at: number }>();

  /** @param now epoch milliseconds */
  add(key: string, ms: number, now: number): void {
    const sum = this.of(key, now) + ms;
    this.byKey.set(key, { ms: sum, at: now });
    for (const [other, { ms: used, at }] of this.byKey) {
      if (fadedMs(used, at, now) < LEAST_MS) this.byKey.delete(other);
    }
  }

  of(key: string, now: number): number {
    const used = this.byKey.get(key);
    return used ? fadedMs(used.ms, used.at, now) : 0;
  }
}

/** What is to become of a job after a delivery. */
export type Verdict =
  | { kind: 'done' }
  /** The queue closed: the delivery does not count. */
  | { kind: 'returned' }
  /** The time has not come, or the store or the queue was away: the delivery does not count. */
  | { kind: 'not yet'; pauseMs: number }
  | { kind: 'retry'; pauseMs: number; failure: JobFailure }
  | { kind: 'dead'; failure: JobFailure };

export interface DeliveryContext {
  /** Aborted when the queue closes. */
  signal: AbortSignal;
  timings: JobTimings;
  /** Keeps, durably, that the job has failed for good: only its death remains to be told. */
  markFatal(failure: JobFailure): Promise<void>;
}

/**
 * Runs one delivery by the rules both adapters share. A death is kept before it is told, and the job
 * stays live until it has been: a crash in between tells it again, and nothing but a crash or an
 * error of `onDead` itself does.
 */
export async function deliver<N extends JobName>(
  registration: Registration<N>,
  job: Job<N>,
  fatal: JobFailure | null,
  context: DeliveryContext,
): Promise<Verdict> {
  if (fatal) return tellDeath(registration, job, errorOf(fatal), context);
  const ended = await run(registration, job, context);
  if (!('fatal' in ended)) return ended;
  await context.markFatal(failureOf(ended.fatal));
  return tellDeath(registration, job, ended.fatal, context);
}

async function run<N extends JobName>(
  { handler, options }: Registration<N>,
  job: Job<N>,
  { signal, timings }: DeliveryContext,
): Promise<Verdict | { fatal: Error }> {
  // Taken while the queue was closing.
  if (signal.aborted) return { kind: 'returned' };
  if (job.delivery > options.attempts) return { fatal: new WorkerLost() };
  const error = await errorFrom(() => handler(job, signal));
  if (signal.aborted) return { kind: 'returned' };
  if (error === null) return { kind: 'done' };
  if (error instanceof NotYetError) return { kind: 'not yet', pauseMs: error.pauseMs };
  if (isOutage(error)) return { kind: 'not yet', pauseMs: timings.outageMs };
  const isLast = job.delivery >= options.attempts;
  if (isLast || error instanceof PermanentJobError) return { fatal: error };
  return pause(job.delivery, error, timings);
}

async function tellDeath<N extends JobName>(
  { options }: Registration<N>,
  job: Job<N>,
  error: Error,
  { timings }: DeliveryContext,
): Promise<Verdict> {
  const failed = await errorFrom(() => options.onDead(job, error));
  if (isOutage(failed)) return { kind: 'not yet', pauseMs: timings.outageMs };
  if (failed) return pause(job.delivery, failed, timings);
  return { kind: 'dead', failure: failureOf(error) };
}

const pause = (delivery: number, error: Error, timings: JobTimings): Verdict => ({
  kind: 'retry',
  pauseMs: Math.max(
    retryPause(delivery, Math.random(), timings),
    error instanceof LaterJobError ? error.pauseMs : 0,
  ),
  failure: failureOf(error),
});

async function errorFrom(act: () => Promise<void>): Promise<Error | null> {
  try {
    await act();
    return null;
  } catch (error) {
    return asError(error);
  }
}
