import type { JobCatalogue, JobName } from './job-catalogue';

/** What is kept of an error: its kind alone, because messages may quote a document. */
export interface JobFailure {
  name: string;
  code?: string;
}

const MAX_CHARS = 80;

export function failureOf(error: Error): JobFailure {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const name = error.name.slice(0, MAX_CHARS);
  return code === undefined ? { name } : { name, code: code.slice(0, MAX_CHARS) };
}

/** The error again, for whoever hears of it after a restart. */
export function errorOf(failure: JobFailure): Error {
  const error = new Error(failure.code ?? failure.name);
  error.name = failure.name;
  return failure.code === undefined ? error : Object.assign(error, { code: failure.code });
}

export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('a handler threw something that is not an error');

/** The last error of a job whose workers all died, or were lost, while they ran it. */
export class WorkerLost extends Error {
  constructor() {
    super('the worker died while it ran the job');
    this.name = 'WorkerLost';
  }
}

export interface Job<N extends JobName = JobName> {
  id: string;
  name: N;
  payload: JobCatalogue[N];
  /** 1-based delivery count. */
  delivery: number;
  /** As it was added. */
  turn: Turn;
}

/**
 * Whose turn a job takes: jobs of one name are taken in the order of what their turns have used in the last
 * minutes, within a turn by age. Members of a group share one turn among them: what each has used counts
 * against all of them, too.
 */
export interface Turn {
  key: string;
  group?: string;
}

export interface AddOptions {
  /** A job with the id of a live job is not added again; unique over all job names. */
  jobId: string;
  /** Absent: all those without one share theirs. */
  turn?: Turn;
  /** Milliseconds before the first delivery, at most `longestPauseMs` of the timings. */
  delayMs?: number;
}

/** Aborted when the queue closes; a handler that ends then is delivered again later. */
export type JobHandler<N extends JobName> = (job: Job<N>, signal: AbortSignal) => Promise<void>;

/** Thrown by a handler: deliver again, but not before `pauseMs` have passed. */
export class LaterJobError extends Error {
  constructor(
    readonly pauseMs: number,
    options?: ErrorOptions,
  ) {
    super('not yet', options);
    this.name = 'LaterJobError';
  }
}

/** Thrown by a handler: the time has not come. Delivered again after `pauseMs`; this delivery does not count. */
export class NotYetError extends Error {
  constructor(readonly pauseMs: number) {
    super('the time has not come');
    this.name = 'NotYetError';
  }
}

/** Thrown by a handler: do not deliver again. */
export class PermanentJobError extends Error {}

export interface HandlerOptions<N extends JobName> {
  concurrency: number;
  /** Deliveries before the job is dead; between them an exponential pause with jitter. */
  attempts: number;
  /** Called once when a job is dead, with its last error. */
  onDead: (job: Job<N>, error: Error) => Promise<void>;
}

/** The jobs of one name and turn that wait. */
export interface JobLine {
  /** Oldest first, at most `LINE_SHOWN`. */
  ids: string[];
  /** Other turns that wait. */
  others: number;
}

export const LINE_SHOWN = 200;

/** The jobs of one name, as all processes share them. */
export interface JobLoad {
  name: JobName;
  waiting: number;
  delayed: number;
  active: number;
  dead: number;
  /** Since the oldest was added that nobody works on, put off or not; 0 when there is none. */
  oldestWaitingMs: number;
}

/**
 * At least once: a job may be delivered again when its worker dies, so every handler is idempotent
 * (reliability R2). Two adapters pass one contract suite: the embedded one and Bull.
 */
export abstract class JobQueue {
  /**
   * Durable when it resolves. Rejects within seconds when the backing store is away (Bull:
   * SERVICIO_NO_DISPONIBLE). Works after `close` too, until the application has shut down.
   */
  abstract add<N extends JobName>(
    name: N,
    payload: JobCatalogue[N],
    options: AddOptions,
  ): Promise<void>;
  /** One handler a name; a second registration throws. */
  abstract handle<N extends JobName>(
    name: N,
    handler: JobHandler<N>,
    options: HandlerOptions<N>,
  ): void;
  /** Begins delivering; throws when a job name of the catalogue has no handler. */
  abstract start(): Promise<void>;
  /** True while the job waits, is delayed or runs. */
  abstract isLive(jobId: string): Promise<boolean>;
  abstract line(name: JobName, turn: string): Promise<JobLine>;
  abstract counts(): Promise<{ waiting: number; delayed: number; active: number; dead: number }>;
  /** `counts` by name, in the order of `JOB_NAMES`, with the age of what waits. */
  abstract loads(): Promise<JobLoad[]>;
  /** True when the backing store answers. */
  abstract isReady(): Promise<boolean>;
  /** Stops taking jobs, aborts the running ones, returns them to the queue. */
  abstract close(): Promise<void>;
}
