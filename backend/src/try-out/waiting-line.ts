/** Somebody's place in a line. */
export interface Place {
  /** Resolves when it is this one's turn; rejects with the signal's reason when that comes first. */
  turn: Promise<void>;
  /** Must be called once the turn is over, and also by who goes away before it. */
  leave(): void;
}

/** One after another, and no more than a few who wait: whoever comes then is turned away at once. */
export class WaitingLine {
  private readonly line: (() => void)[] = [];

  /** @param room how many may wait beside the one whose turn it is */
  constructor(private readonly room: number) {}

  get length(): number {
    return this.line.length;
  }

  /** A place at the end of the line; null when it is full. */
  join(signal: AbortSignal): Place | null {
    if (this.line.length > this.room) return null;
    let call = (): void => undefined;
    const turn = new Promise<void>((resolve, reject) => {
      call = resolve;
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    // Whoever leaves without having waited is no failure.
    turn.catch(() => undefined);
    this.line.push(call);
    this.callFirst();
    return { turn, leave: () => this.leave(call) };
  }

  private leave(call: () => void): void {
    const at = this.line.indexOf(call);
    if (at >= 0) this.line.splice(at, 1);
    this.callFirst();
  }

  /** To be called again changes nothing for who has been called. */
  private callFirst(): void {
    this.line[0]?.();
  }
}
