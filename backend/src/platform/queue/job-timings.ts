/** Milliseconds that govern delivery; tests shorten them. */
export interface JobTimings {
  /** A worker that does not renew its hold on a job for so long counts as dead. */
  leaseMs: number;
  /** Longest time between two looks for work when nothing signals any. */
  pollMs: number;
  /** Pause after the first failure; it doubles with each further one, up to `retryMaxMs`. */
  retryBaseMs: number;
  retryMaxMs: number;
  /** Pause after a delivery that failed because the store or the queue was away: short, so that its return is met soon. */
  outageMs: number;
  /**
   * No job is put off for longer. One that seems to be was overtaken by its clock: that was set back, and
   * the job would wait until it is as late again.
   */
  longestPauseMs: number;
  /** How long `close` waits for the handlers it has aborted. */
  closeGraceMs: number;
}

export const JOB_TIMINGS: JobTimings = {
  leaseMs: 30_000,
  pollMs: 5_000,
  retryBaseMs: 2_000,
  retryMaxMs: 300_000,
  outageMs: 5_000,
  longestPauseMs: 600_000,
  closeGraceMs: 5_000,
};

/**
 * Pause before the next delivery: exponential, of which the last half is left to chance, so that jobs
 * that failed together do not come back together. `chance` is in [0, 1).
 */
export function retryPause(delivery: number, chance: number, timings: JobTimings): number {
  const doublings = Math.min(Math.max(0, delivery - 1), 30);
  const whole = Math.min(timings.retryBaseMs * 2 ** doublings, timings.retryMaxMs);
  return Math.round(whole * (0.5 + chance / 2));
}
