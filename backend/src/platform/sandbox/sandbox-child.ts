import { fork, type ChildProcess } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { parse } from 'node:path';
import { processorMs, residentBytes } from './process-usage';
import {
  endFor,
  MEMORY_POLL_MS,
  SandboxCrash,
  SandboxMemory,
  SandboxRefusal,
  tell,
} from './sandbox-errors';
import type { Progress, SandboxAnswer } from './sandbox-protocol';
import type { ChildModule } from './serve-child';

/** Told how far the child is, where it says so. */
export type OnProgress = (progress: Progress | null) => void;

interface Waiting<Answer> {
  id: number;
  onProgress: OnProgress;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

export interface ChildLimits {
  maxRssBytes: number;
  /** 0: as every child, which gives way to its parent. */
  niceness: number;
}

/**
 * One living child process that answers one request at a time. Once it ends it is of no more use.
 * It never keeps its parent alive by itself.
 */
export class SandboxChild<Request, Answer> {
  private readonly process: ChildProcess;
  private readonly name: string;
  private readonly watchdog: NodeJS.Timeout;
  private readonly exited: Promise<void>;
  private waiting: Waiting<Answer> | null = null;
  private lastId = 0;
  private reason: Error | null = null;
  private ended = false;

  constructor(
    module: ChildModule,
    cwd: string,
    private readonly limits: ChildLimits,
  ) {
    this.name = parse(module.file).name;
    this.process = fork(module.file, [], {
      cwd,
      execArgv: module.execArgv,
      // Nothing of the parent's environment: its secrets are not the child's business.
      env: { LANG: 'C.UTF-8', TMPDIR: cwd, TEMP: cwd, TMP: cwd },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    tell({ child: this.name, ended: null });
    this.giveWay();
    this.process.unref();
    this.process.channel?.unref();
    this.exited = new Promise((resolve) => this.listen(resolve));
    this.watchdog = setInterval(() => void this.checkMemory(), MEMORY_POLL_MS).unref();
  }

  get pid(): number | null {
    return this.process.pid ?? null;
  }

  get isAlive(): boolean {
    return !this.ended && !this.reason;
  }

  /** Milliseconds that the processors have worked for it since it began; null where unknown. */
  async workedMs(): Promise<number | null> {
    return this.pid === null ? null : processorMs(this.pid);
  }

  /**
   * Sends a request; rejects with a `SandboxError`, with the reason that the child was killed for, or with
   * the system's error when it has started none.
   */
  async ask(request: Request, onProgress: OnProgress): Promise<Answer> {
    if (this.process.pid === undefined) {
      await this.exited;
      throw this.reason ?? new SandboxCrash('the child did not start');
    }
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting = { id, onProgress, resolve, reject };
      this.process.send({ id, request }, (error) => {
        if (error) void this.kill(new SandboxCrash('the child takes no request', { cause: error }));
      });
    });
  }

  /** SIGKILL: no cleanup runs in the child. Resolves when it is gone. */
  kill(reason: Error): Promise<void> {
    this.reason ??= reason;
    // Whoever waits for the end must not be left waiting by a parent that has nothing else to do.
    if (!this.ended) this.process.ref();
    this.process.kill('SIGKILL');
    return this.exited;
  }

  private listen(onEnd: () => void): void {
    this.process.on('message', (answer: SandboxAnswer<Answer>) => this.receive(answer));
    this.process.on('error', (error) => {
      if (this.process.pid === undefined) this.reason ??= error;
      this.end(error.message, onEnd);
    });
    this.process.on('exit', (code, signal) =>
      this.end(`child ended with ${signal ?? `code ${code}`}`, onEnd),
    );
  }

  private receive(answer: SandboxAnswer<Answer>): void {
    const waiting = this.waiting;
    if (waiting?.id !== answer.id) return;
    if ('progress' in answer) return waiting.onProgress(answer.progress);
    this.waiting = null;
    if ('error' in answer) {
      waiting.reject(new SandboxRefusal(answer.error.code, answer.error.detail));
    } else {
      waiting.resolve(answer.result);
    }
  }

  private end(message: string, onEnd: () => void): void {
    if (!this.ended) tell({ child: this.name, ended: endFor(this.reason) });
    this.ended = true;
    clearInterval(this.watchdog);
    this.waiting?.reject(this.reason ?? new SandboxCrash(message));
    this.waiting = null;
    onEnd();
  }

  private async checkMemory(): Promise<void> {
    const bytes = this.process.pid ? await residentBytes(this.process.pid) : null;
    const { maxRssBytes } = this.limits;
    if (bytes !== null && bytes > maxRssBytes && this.isAlive) {
      await this.kill(new SandboxMemory(bytes, maxRssBytes));
    }
  }

  /** Right after the start: threads that the child begins later are as patient as it is. */
  private giveWay(): void {
    const { pid } = this.process;
    if (pid === undefined || this.limits.niceness === 0) return;
    try {
      // Never before its parent, which may have been started to give way itself.
      setPriority(pid, Math.max(this.limits.niceness, getPriority()));
    } catch {
      // It has ended already, and says so itself.
    }
  }
}
