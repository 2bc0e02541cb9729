import { DomainError } from '../../rules/domain-error';

/** So many points in a window that begins with the first of them. */
export interface RateLimit {
  points: number;
  /** Whole seconds. */
  durationSeconds: number;
}

export interface RateDecision {
  allowed: boolean;
  /** Whole seconds until the window ends, at least 1; 0 when allowed. */
  retryAfterSeconds: number;
  /** Points used in this window, this one included. */
  used: number;
}

/**
 * Counts uses by key. The memory adapter counts for one process; the Redis adapter for all that share
 * it, and counts in memory while Redis does not answer.
 */
export abstract class RateLimiter {
  /** Uses one point, and says whether it was within the limit. */
  abstract consume(key: string, limit: RateLimit): Promise<RateDecision>;
  /** What `consume` would say, without using a point. */
  abstract peek(key: string, limit: RateLimit): Promise<RateDecision>;
  /** Gives one used point back. */
  abstract refund(key: string, limit: RateLimit): Promise<void>;
  abstract forget(key: string): Promise<void>;

  /** Uses one point. Throws DEMASIADAS_SOLICITUDES with the seconds to wait where none is left. */
  async use(key: string, limit: RateLimit): Promise<void> {
    const { allowed, retryAfterSeconds } = await this.consume(key, limit);
    if (!allowed) throw new DomainError('DEMASIADAS_SOLICITUDES', { seconds: retryAfterSeconds });
  }
}
