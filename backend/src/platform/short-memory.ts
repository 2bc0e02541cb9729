interface Remembered {
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
    if (known && known.until > now) return known.value as Promise<T>;
    const value = make();
    this.answers.set(key, { until: now + keepMs, value });
    value.catch(() => this.answers.delete(key));
    return value;
  }
}
