import { Sandbox, type RunOptions, type SandboxOptions } from './sandbox';

export interface PoolOptions extends SandboxOptions {
  /** The most children at once. */
  size: number;
}

export interface TurnOptions extends RunOptions {
  /** Whose request it is: one of each at a time, and in turn, so that nobody waits for all of another's. */
  turn: string;
}

/**
 * Warm child processes for short work of many: one that takes long, or is killed, holds up its owner's next
 * requests alone as long as another child is free.
 */
export class SandboxPool<Request, Answer> {
  private readonly idle: Sandbox<Request, Answer>[];
  private readonly all: readonly Sandbox<Request, Answer>[];
  private readonly running = new Set<string>();
  private readonly waiting = new Map<string, ((child: Sandbox<Request, Answer>) => void)[]>();

  constructor({ size, ...options }: PoolOptions) {
    this.all = Array.from({ length: size }, () => new Sandbox<Request, Answer>(options));
    this.idle = [...this.all];
  }

  /** As `Sandbox.run`. */
  async run(request: Request, { turn, ...options }: TurnOptions): Promise<Answer> {
    const child = await this.childFor(turn);
    try {
      return await child.run(request, options);
    } finally {
      this.running.delete(turn);
      this.moveBack(turn);
      // The one that worked last is warm.
      this.idle.unshift(child);
      this.next();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((child) => child.close()));
  }

  private childFor(turn: string): Promise<Sandbox<Request, Answer>> {
    return new Promise((resolve) => {
      const line = this.waiting.get(turn) ?? [];
      line.push(resolve);
      this.waiting.set(turn, line);
      this.next();
    });
  }

  /** Behind everybody who waits by now. */
  private moveBack(turn: string): void {
    const line = this.waiting.get(turn);
    if (!line) return;
    this.waiting.delete(turn);
    this.waiting.set(turn, line);
  }

  private next(): void {
    for (const [turn, line] of this.waiting) {
      if (this.running.has(turn)) continue;
      const child = this.idle.shift();
      if (!child) return;
      this.running.add(turn);
      const [first, ...rest] = line;
      if (rest.length > 0) this.waiting.set(turn, rest);
      else this.waiting.delete(turn);
      first?.(child);
    }
  }
}
