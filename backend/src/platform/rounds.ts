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
