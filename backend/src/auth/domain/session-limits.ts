/** Times of a session, epoch milliseconds. */
export interface SessionTimes {
  startedAt: number;
  lastActiveAt: number;
}

export interface SessionLimits {
  idleMs: number;
  absoluteMs: number;
}

/** Clocks of the servers of one installation differ by less. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/**
 * True when a session is over: unused too long, or simply too old (reliability S4). So is one whose last
 * use lies ahead: the clock was set back since, and nobody can tell any more how old it is (F10).
 */
export function isExpired(times: SessionTimes, now: number, limits: SessionLimits): boolean {
  const { startedAt, lastActiveAt } = times;
  const isTooOld = now - lastActiveAt >= limits.idleMs || now - startedAt >= limits.absoluteMs;
  return isTooOld || lastActiveAt - now > CLOCKS_DIFFER_MS;
}
