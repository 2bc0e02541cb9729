import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { ProcessorId } from '../contracts/processors';
import { READING_CANCELLED, ReadingRuns, type RunKey } from '../documents';
import { Clock } from '../platform/clock/clock';
import { LaterJobError, PermanentJobError } from '../platform/queue/job-queue';
import { EngineMeter } from './engine-meter';
import { causeOf, isRetryable, isTurnedAway, pauseOf, ReadingCancelled } from './failure';
import { watchWanted } from './watch-wanted';
import { ReadingMetrics, type ReadingResult } from './reading-metrics';

/** What one delivery of a job is to do for a run. */
export interface Work {
  run: RunKey;
  engine: ProcessorId;
  act: (meter: EngineMeter, signal: AbortSignal) => Promise<void>;
  /** False when it was cancelled, or what it was for is gone. */
  isWanted: () => Promise<boolean>;
  /** The run has failed for good. */
  giveUp: (error: unknown) => Promise<void>;
}

interface Active {
  stop: AbortController;
  ended: Promise<void>;
}

/**
 * Runs deliveries by the rules of reliability R8: a run is begun `VENDOR_ATTEMPTS` times over all
 * deliveries of its job, so that no vendor is asked more often; a time that a vendor turned away unasked
 * does not count; an error that another try cannot mend ends it at once.
 */
@Injectable()
export class ReadingTries {
  private readonly active = new Map<string, Active>();

  constructor(
    private readonly runs: ReadingRuns,
    private readonly clock: Clock,
    private readonly metrics: ReadingMetrics,
  ) {}

  /** Stops the work on a run in this process. */
  @OnEvent(READING_CANCELLED)
  cancel(runId: string): void {
    this.active.get(runId)?.stop.abort(new ReadingCancelled());
  }

  /**
   * Ends normally when the run is over or cancelled; else throws what tells the queue whether and when to
   * deliver again. A delivery of a run that is under way in this process ends with it.
   */
  begin(work: Work, closing: AbortSignal): Promise<void> {
    const { id } = work.run;
    const running = this.active.get(id);
    if (running) return running.ended;
    const stop = new AbortController();
    const signal = AbortSignal.any([closing, stop.signal]);
    const endWatch = watchWanted(work.isWanted, () => this.cancel(id));
    const ended = this.once(work, signal).finally(() => {
      endWatch();
      this.active.delete(id);
    });
    this.active.set(id, { stop, ended });
    return ended;
  }

  private async once(work: Work, signal: AbortSignal): Promise<void> {
    if (!(await this.runs.takeTry(work.run))) {
      // Each of its tries ended with the worker that ran it.
      const error = new PermanentJobError('no tries left');
      await work.giveUp(error);
      throw error;
    }
    const meter = new EngineMeter((used, price) =>
      this.runs.count(work.run, this.clock.uuid(), used, price),
    );
    const start = performance.now();
    const ended = (result: ReadingResult): void => this.metrics.ended(work.engine, result, start);
    try {
      await work.act(meter, signal);
      ended('completed');
    } catch (error) {
      ended(resultOf(error, signal));
      if (error instanceof ReadingCancelled) return;
      if (!signal.aborted) return this.judge(work, error);
      if (!meter.wasAsked) await this.runs.returnTry(work.run);
      if (!(signal.reason instanceof ReadingCancelled)) throw error;
    }
  }

  private async judge(work: Work, error: unknown): Promise<never> {
    const cause = causeOf(error);
    const pauseMs = pauseOf(error);
    if (isTurnedAway(error)) {
      await this.runs.returnTry(work.run);
      throw new LaterJobError(pauseMs ?? 0, { cause });
    }
    if (isRetryable(error) && (await this.runs.hasTriesLeft(work.run))) {
      throw pauseMs === null ? cause : new LaterJobError(pauseMs, { cause });
    }
    await work.giveUp(error);
    throw new PermanentJobError(cause.name, { cause });
  }
}

function resultOf(error: unknown, { aborted, reason }: AbortSignal): ReadingResult {
  const isCancelled = error instanceof ReadingCancelled || reason instanceof ReadingCancelled;
  if (isCancelled) return 'cancelled';
  if (aborted) return 'interrupted';
  return isTurnedAway(error) ? 'turned_away' : 'failed';
}
