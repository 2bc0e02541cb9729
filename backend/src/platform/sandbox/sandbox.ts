import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDeadline } from './deadline';
import { SandboxChild, type OnProgress } from './sandbox-child';
import { SandboxCrash, SandboxStopped, SandboxTimeout } from './sandbox-errors';
import { childModule } from './serve-child';

export interface SandboxOptions {
  /** Absolute path of the child's entry module, without extension; it calls `serve`. */
  module: string;
  /** Resident bytes above which the child is killed. */
  maxRssBytes: number;
  /** Milliseconds without a request after which the child ends. */
  idleMs: number;
  /** Of the operating system, up to 19; above 10 the child gives way to other children, too. */
  niceness?: number;
}

export interface RunOptions {
  /**
   * Milliseconds from the start of the work (not from the call, which may wait its turn). A child that the
   * machine has no time for goes on until it has worked so long, but not beyond eight times as long.
   */
  wallMs: number;
  /** Milliseconds, counted alike, that may pass between two signs of progress; absent: as many as there are. */
  stepMs?: number;
  onProgress?: OnProgress;
  signal?: AbortSignal;
}

/**
 * A warm child process for work on untrusted files: own memory, own temporary folder, no secrets in its
 * environment, killed when it takes too long or too much (reliability R7). Starts on the first request and
 * again after a kill; takes one request at a time, further ones wait their turn.
 */
export class Sandbox<Request, Answer> {
  private child: SandboxChild<Request, Answer> | null = null;
  private folder: string | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(private readonly options: SandboxOptions) {}

  /** Process id of the living child, null when there is none. */
  get pid(): number | null {
    return this.child?.isAlive ? this.child.pid : null;
  }

  /**
   * Asks the child. Rejects with `SandboxTimeout`, `SandboxMemory`, `SandboxCrash`, with `SandboxRefusal`
   * when the child's handler threw, with the system's error when it starts no child, or with the signal's
   * reason; at once for one that still waits its turn.
   */
  run(request: Request, options: RunOptions): Promise<Answer> {
    const { signal } = options;
    return new Promise((resolve, reject) => {
      const leave = (): void => reject(abortReason(signal));
      signal?.addEventListener('abort', leave, { once: true });
      const answer = this.turn.then(() => {
        signal?.removeEventListener('abort', leave);
        return this.ask(request, options);
      });
      this.turn = answer.catch(() => undefined);
      answer.then(resolve, reject);
    });
  }

  /** Ends the child (a running request fails) and removes its folder. */
  async close(): Promise<void> {
    this.closed = true;
    await this.stop('the sandbox was closed');
    await this.turn;
    await this.stop('the sandbox was closed');
    if (this.folder) await rm(this.folder, { recursive: true, force: true });
    this.folder = null;
  }

  private async ask(request: Request, options: RunOptions): Promise<Answer> {
    const { signal } = options;
    signal?.throwIfAborted();
    const child = await this.ready();
    signal?.throwIfAborted();
    const deadlines = startDeadlines(child, options);
    const abort = (): void => void child.kill(abortReason(signal));
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return await child.ask(request, deadlines.onProgress);
    } finally {
      deadlines.stop();
      signal?.removeEventListener('abort', abort);
      this.idle = setTimeout(() => void this.stop('idle'), this.options.idleMs).unref();
    }
  }

  private async ready(): Promise<SandboxChild<Request, Answer>> {
    if (this.closed) throw new SandboxCrash('the sandbox is closed');
    if (this.idle) clearTimeout(this.idle);
    this.folder ??= await mkdtemp(join(tmpdir(), 'foliado-'));
    if (!this.child?.isAlive) {
      const { module, maxRssBytes, niceness = 0 } = this.options;
      const limits = { maxRssBytes, niceness };
      this.child = new SandboxChild(childModule(module), this.folder, limits);
    }
    return this.child;
  }

  private async stop(reason: string): Promise<void> {
    if (this.idle) clearTimeout(this.idle);
    await this.child?.kill(new SandboxStopped(reason));
    this.child = null;
  }
}

/** Of the whole request, and of each step. */
function startDeadlines<Request, Answer>(
  child: SandboxChild<Request, Answer>,
  { wallMs, stepMs = wallMs, onProgress = () => undefined }: RunOptions,
): { onProgress: OnProgress; stop: () => void } {
  const start = (ms: number): (() => void) =>
    startDeadline(
      () => child.workedMs(),
      ms,
      (hasWorked) => void child.kill(new SandboxTimeout(ms, hasWorked)),
    );
  const stopWhole = start(wallMs);
  let stopStep = stepMs < wallMs ? start(stepMs) : () => undefined;
  return {
    onProgress: (progress) => {
      onProgress(progress);
      stopStep();
      if (stepMs < wallMs) stopStep = start(stepMs);
    },
    stop: () => {
      stopWhole();
      stopStep();
    },
  };
}

function abortReason(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error('aborted', { cause: reason });
}
