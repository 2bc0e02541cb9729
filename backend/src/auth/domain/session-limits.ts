/** Times of a session, epoch milliseconds. */
export interface SessionTimes {
  startedAt: number;
  lastActiveAt: number;
}

export interface SessionLimits {
  idleMs: number;
  absoluteMs: number;
}

/** True when a session is over: unused too long, or simply too old (reliability S4). */
export function isExpired(times: SessionTimes, now: number, limits: SessionLimits): boolean {
  return now - times.lastActiveAt >= limits.idleMs || now - times.startedAt >= limits.absoluteMs;
}
