/** After so long half of what somebody has used is forgotten. */
const HALF_LIFE_MS = 300_000;
/** What a job counts from its beginning on; its end counts the rest, or takes back what was too much. */
export const USED_AT_ONCE_MS = 10_000;
/** Less is nothing. */
const LEAST_MS = 1;

/** What was used by `at` is worth so much less by `now`; a clock that was set back forgets nothing. */
export const fadedMs = (ms: number, at: number, now: number): number =>
  ms * 0.5 ** (Math.max(0, now - at) / HALF_LIFE_MS);

/** How long each has worked in the last minutes, in milliseconds; what is longer ago fades. */
export class UsedTime {
  private readonly byKey = new Map<string, { ms: number; at: number }>();

  /** @param now epoch milliseconds */
  add(key: string, ms: number, now: number): void {
    const sum = this.of(key, now) + ms;
    this.byKey.set(key, { ms: sum, at: now });
    for (const [other, { ms: used, at }] of this.byKey) {
      if (fadedMs(used, at, now) < LEAST_MS) this.byKey.delete(other);
    }
  }

  of(key: string, now: number): number {
    const used = this.byKey.get(key);
    return used ? fadedMs(used.ms, used.at, now) : 0;
  }
}
