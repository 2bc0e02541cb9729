import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimiter, type RateDecision, type RateLimit } from './rate-limiter';

/**
 * The port over one store of rate-limiter-flexible, whose counters are atomic. Limits are judged here,
 * so that one store serves them all; its own `points` and `duration` mean nothing.
 */
export class FlexibleRateLimiter extends RateLimiter {
  constructor(private readonly counters: RateLimiterAbstract) {
    super();
  }

  async consume(key: string, limit: RateLimit): Promise<RateDecision> {
    const counted = await this.counters.penalty(key, 1, windowOf(limit));
    return decide(counted.consumedPoints <= limit.points, counted);
  }

  async peek(key: string, limit: RateLimit): Promise<RateDecision> {
    const counted = await this.counters.get(key);
    // In memory, a window that has ended may still be listed. In its last millisecond (0) Redis still counts
    // in it: what is open here must be open to the use that follows.
    if (counted === null || counted.msBeforeNext < 0) return decide(true, null);
    return decide(counted.consumedPoints < limit.points, counted);
  }

  async refund(key: string, limit: RateLimit): Promise<void> {
    await this.counters.reward(key, 1, windowOf(limit));
  }

  async forget(key: string): Promise<void> {
    await this.counters.delete(key);
  }
}

const windowOf = (limit: RateLimit) => ({ customDuration: limit.durationSeconds });

function decide(allowed: boolean, counted: RateLimiterRes | null): RateDecision {
  const seconds = Math.max(1, Math.ceil((counted?.msBeforeNext ?? 0) / 1000));
  return {
    allowed,
    retryAfterSeconds: allowed ? 0 : seconds,
    used: counted?.consumedPoints ?? 0,
  };
}
