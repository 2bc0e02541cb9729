interface Remembered {
  from: number;
  until: number;
  value: Promise<unknown>;
}

/** Keeps answers for a while; whoever asks while one is being made waits for that one. */
export class ShortMemory {
  private readonly answers = new Map<string, Remembered>();

  constructor(private readonly now: () => Date) {}

  /** The remembered answer, else that of `make`; a failure is not remembered. */
  async of<T>(key: string, keepMs: number, make: () => Promise<T>): Promise<T> {
    const now = this.now().getTime();
    const known = this.answers.get(key);
    // An answer from the future is one from before the clock was set back: as old as nobody knows.
    if (known && known.from <= now && now < known.until) return known.value as Promise<T>;
    const value = make();
    this.answers.set(key, { from: now, until: now + keepMs, value });
    value.catch(() => this.answers.delete(key));
    return value;
  }
}

const LATE = Symbol('late');

/** The promise, or `onTimeout()` when it has not settled after so many milliseconds. */
export async function within<T>(ms: number, promise: Promise<T>, onTimeout: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, ms, LATE);
  });
  try {
    const first = await Promise.race([promise, late]);
    return first === LATE ? onTimeout() : first;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs tasks of one key one after another, tasks of different keys side by side. Inside this process
 * only: it spares retries, the store still decides between processes.
 */
export class OneAtATime {
  private readonly tails = new Map<string, Promise<unknown>>();

  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key) ?? Promise.resolve();
    const result = before.then(task);
    const tail = result.then(
      () => undefined,
      () => undefined,
    );
    this.tails.set(key, tail);
    void tail.then(() => {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    });
    return result;
  }

  /** Keys that have a task now. */
  get size(): number {
    return this.tails.size;
  }
}

/**
 * Work that is done again and again in the background: one round at a time, and none is cut off at the
 * end. The work reports its own failures; it must not reject.
 */
export class Rounds<T> {
  private timer: NodeJS.Timeout | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(private readonly work: () => Promise<T>) {}

  /** A long round looks at this between its steps. */
  get isStopped(): boolean {
    return this.stopped;
  }

  /** One more round, after the one that runs. */
  run(work: () => Promise<T> = this.work): Promise<T> {
    const round = this.last.then(work);
    this.last = round.catch(() => undefined);
    return round;
  }

  /** A round every `everyMs`, the first one after `firstMs`. They keep no process alive. */
  every(everyMs: number, firstMs = everyMs): void {
    this.timer = setTimeout(() => {
      void this.run();
      this.every(everyMs);
    }, firstMs).unref();
  }

  /** One round after `afterMs`. It keeps no process alive. */
  once(afterMs: number): void {
    this.timer = setTimeout(() => void this.run(), afterMs).unref();
  }

  /** No more rounds from the clock; resolves when the last one is over. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.last;
  }
}
