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
