import { isOutage } from '../outage';
import type { JobName } from './job-catalogue';
import { asError, errorOf, failureOf, WorkerLost, type JobFailure } from './job-failure';
import type { Registration } from './job-handlers';
import { LaterJobError, NotYetError, PermanentJobError, type Job } from './job-queue';
import { retryPause, type JobTimings } from './job-timings';

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
