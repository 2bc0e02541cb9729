import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { ProcessEnd } from '../contracts/document';
import type { ProcessorId } from '../contracts/processors';
import {
  READING_CANCELLED,
  type RunEnding,
  type RunKey,
  type Taken,
} from '../contracts/reading-runs';
import { ReadingRuns } from '../runs';
import { Clock } from '../platform/clock/clock';
import { isOutage } from '../platform/outage';
import { LaterJobError, NotYetError, PermanentJobError } from '../platform/queue/job-queue';
import { EngineMeter } from './processors/engine-meter';
import {
  causeOf,
  isRetryable,
  isTurnedAway,
  pauseOf,
  endingOf,
  ReadingCancelled,
  SetAside,
} from './failure';
import { ReadingMetrics, type ReadingResult } from './reading-metrics';

/** How often work is asked about; recognising a page takes seconds, a document minutes. */
const ASK_MS = 1_000;

/**
 * Calls `stop` once when work is not wanted any more, also when that was decided in another process, where
 * no news of this one is heard. What cannot be asked is wanted. Answers what ends the watch.
 */
export function watchWanted(isWanted: () => Promise<boolean>, stop: () => void): () => void {
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;
  const ask = async (): Promise<void> => {
    const wanted = await isWanted().catch(() => true);
    if (isOver) return;
    if (wanted) wait();
    else stop();
  };
  const wait = (): void => {
    timer = setTimeout(() => void ask(), ASK_MS).unref();
  };
  wait();
  return () => {
    isOver = true;
    if (timer) clearTimeout(timer);
  };
}

/** How often a process says that it still works on a run. */
const RENEW_MS = 5_000;
/** Before the store is asked again to write down that a run was let go of. */
const LEAVE_MS = 1_000;
/** Before it is asked again whether another process still has a run under way. */
const ELSEWHERE_MS = 10_000;

/** What one delivery of a job is to do for a run. */
export interface Work {
  run: RunKey;
  engine: ProcessorId;
  act: (how: Attempt) => Promise<void>;
  /** False when it was cancelled, or what it was for is gone. */
  isWanted: () => Promise<boolean>;
  /** The run has failed for good. */
  giveUp: (error: unknown) => Promise<void>;
}

/** One try of a run. */
export interface Attempt {
  meter: EngineMeter;
  signal: AbortSignal;
  /** A process has ended over it before. */
  isAlone: boolean;
}

interface Active {
  stop: AbortController;
  ended: Promise<void>;
}

/**
 * Runs deliveries by the rules of reliability R8: a run is begun `VENDOR_ATTEMPTS` times over all
 * deliveries of its job, so that no vendor is asked more often; a time that a vendor turned away unasked
 * does not count, nor one that failed because the store or the queue was away; an error that another try
 * cannot mend ends it at once. One over which its process ended, or
 * the server, is tried once more alone, and set aside after a second such end (reliability F4).
 */
@Injectable()
export class ReadingTries implements OnModuleDestroy {
  private readonly active = new Map<string, Active>();
  /** Runs that this process has let go of and could not say so: the store is away. */
  private readonly leaving = new Set<string>();
  private readonly ending = new AbortController();
  /** This process, on the runs that it has under way. */
  private readonly worker: string;

  constructor(
    private readonly runs: ReadingRuns,
    private readonly clock: Clock,
    private readonly metrics: ReadingMetrics,
  ) {
    this.worker = clock.uuid();
  }

  onModuleDestroy(): void {
    this.ending.abort();
  }

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

  /**
   * A look at the file of a run, which counts as no try. True as well when a process has ended over it: it is
   * waited for by nobody then.
   */
  async look(
    run: RunKey,
    look: (signal: AbortSignal) => Promise<boolean>,
    closing: AbortSignal,
  ): Promise<boolean> {
    const taken = await this.take(run, false);
    if (taken.kind === 'elsewhere') throw new NotYetError(ELSEWHERE_MS);
    if (taken.kind !== 'begun') return false;
    let ending: RunEnding | null = null;
    try {
      return taken.isAlone || (await this.whileTaken(run, () => look(closing)));
    } catch (error) {
      ending = closing.aborted ? null : endingOf(error);
      if (ending) return true;
      throw error;
    } finally {
      await this.leave(run, ending);
    }
  }

  private async once(work: Work, signal: AbortSignal): Promise<void> {
    const { run } = work;
    if (this.leaving.has(run.id)) throw new NotYetError(LEAVE_MS);
    const taken = await this.take(run, true);
    if (taken.kind === 'elsewhere') throw new NotYetError(ELSEWHERE_MS);
    if (taken.kind === 'set aside') return this.setAside(work, taken.end);
    if (taken.kind === 'spent') {
      // Each of its tries ended with the worker that ran it.
      const error = new PermanentJobError('no tries left');
      await work.giveUp(error);
      throw error;
    }
    const meter = new EngineMeter((used, price) =>
      this.runs.countCall(run, this.clock.uuid(), used, price),
    );
    const start = performance.now();
    const ended = (result: ReadingResult): void => this.metrics.ended(work.engine, result, start);
    const { isAlone } = taken;
    try {
      await this.whileTaken(run, () => work.act({ meter, signal, isAlone }));
      ended('completed');
    } catch (error) {
      ended(resultOf(error, signal));
      const ending = signal.aborted ? null : endingOf(error);
      const isNobodysFault = !signal.aborted && isOutage(error);
      const mayGoOn = await this.leave(run, ending, isNobodysFault);
      if (isNobodysFault) throw error;
      if (error instanceof ReadingCancelled) return;
      if (ending) return this.afterEnd(work, error, mayGoOn ? null : ending.end);
      if (!signal.aborted) return this.judge(work, error);
      if (!meter.wasAsked) await this.runs.returnTry(run);
      if (!(signal.reason instanceof ReadingCancelled)) throw error;
      return;
    }
    await this.leave(run);
  }

  /** What the store could not answer it may have done all the same. */
  private async take(run: RunKey, isTry: boolean): Promise<Taken> {
    try {
      return await this.runs.takeUp(run, this.worker, { isTry });
    } catch (error) {
      if (isOutage(error)) this.leaveLater(run, () => this.release(run, null, isTry));
      throw error;
    }
  }

  private release(run: RunKey, ending: RunEnding | null, returnsTry: boolean): Promise<boolean> {
    return this.runs.release(run, this.worker, ending, returnsTry);
  }

  /** Lets go of a run: now, or as soon as the store is back. */
  private async leave(
    run: RunKey,
    ending: RunEnding | null = null,
    returnsTry = false,
  ): Promise<boolean> {
    try {
      return await this.release(run, ending, returnsTry);
    } catch (error) {
      if (!isOutage(error)) throw error;
      this.leaveLater(run, () => this.release(run, ending, returnsTry));
      return true;
    }
  }

  private leaveLater({ id }: RunKey, release: () => Promise<unknown>): void {
    this.leaving.add(id);
    void this.untilItIsBack(release).finally(() => this.leaving.delete(id));
  }

  private async untilItIsBack(act: () => Promise<unknown>): Promise<void> {
    const { signal } = this.ending;
    for (let isAway = true; isAway && !signal.aborted;) {
      await pause(LEAVE_MS, null, { ref: false, signal }).catch(() => undefined);
      isAway = await act().then(() => false, isOutage);
    }
  }

  private async whileTaken<T>(run: RunKey, act: () => Promise<T>): Promise<T> {
    // What cannot be said now is said the next time.
    const renew = (): void => void this.runs.renew(run, this.worker).catch(() => undefined);
    const timer = setInterval(renew, RENEW_MS);
    try {
      return await act();
    } finally {
      clearInterval(timer);
    }
  }

  /** The first time it is tried again, alone. */
  private async afterEnd(work: Work, error: unknown, last: ProcessEnd | null): Promise<void> {
    if (last === null) throw causeOf(error);
    await this.setAside(work, last);
  }

  private async setAside(work: Work, end: ProcessEnd): Promise<never> {
    const error = new SetAside(end);
    await work.giveUp(error);
    throw new PermanentJobError(error.name, { cause: error });
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
