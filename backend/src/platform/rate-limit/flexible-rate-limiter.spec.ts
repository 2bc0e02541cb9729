import { randomUUID } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RedisConnections } from '../redis/redis-connections';
import { FlexibleRateLimiter } from './flexible-rate-limiter';
import { memoryRateLimiter } from './memory-rate-limit.module';
import type { RateLimiter } from './rate-limiter';
import { redisRateLimiter } from './redis-rate-limit.module';

interface Opened {
  limiter: RateLimiter;
  close: () => Promise<void>;
}

function describeRateLimiter(open: () => Opened | Promise<Opened>) {
  const LIMIT = { points: 3, durationSeconds: 60 };
  let opened: Opened;
  beforeEach(async () => (opened = await open()));
  afterEach(() => opened.close());

  it('allows as many uses as it has points, exactly, also at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => opened.limiter.consume('k', LIMIT)),
    );
    expect(all.filter(({ allowed }) => allowed)).toHaveLength(3);
    const refused = all.filter(({ allowed }) => !allowed);
    expect(refused.every((d) => d.retryAfterSeconds > 55 && d.retryAfterSeconds <= 60)).toBe(true);
  });

  it('keeps keys apart', async () => {
    for (let i = 0; i < 4; i += 1) await opened.limiter.consume('a', LIMIT);
    expect(await opened.limiter.consume('b', LIMIT)).toEqual({
      allowed: true,
      retryAfterSeconds: 0,
      used: 1,
    });
  });

  it('peeks without using a point', async () => {
    for (let i = 0; i < 5; i += 1) {
      expect((await opened.limiter.peek('k', LIMIT)).allowed).toBe(true);
    }
    for (let i = 0; i < 3; i += 1) await opened.limiter.consume('k', LIMIT);
    expect((await opened.limiter.peek('k', LIMIT)).allowed).toBe(false);
  });

  it('gives points back and forgets a key', async () => {
    for (let i = 0; i < 3; i += 1) await opened.limiter.consume('k', LIMIT);
    await opened.limiter.refund('k', LIMIT);
    expect((await opened.limiter.consume('k', LIMIT)).allowed).toBe(true);
    await opened.limiter.forget('k');
    expect((await opened.limiter.consume('k', LIMIT)).used).toBe(1);
  });

  it('opens a new window when the old one ends', async () => {
    const second = { points: 1, durationSeconds: 1 };
    await opened.limiter.consume('k', second);
    const isOpen = async () => (await opened.limiter.peek('k', second)).allowed;
    const began = Date.now();
    while (!(await isOpen())) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(Date.now() - began).toBeGreaterThan(700);
    expect((await opened.limiter.consume('k', second)).allowed).toBe(true);
  });
}

it('does not call a window open in its last millisecond, in which a use would still be counted', async () => {
  const counters = new RateLimiterMemory({ points: 1, duration: 60 });
  const peekAt = (msBeforeNext: number) => {
    counters.get = () => Promise.resolve(new RateLimiterRes(0, msBeforeNext, 1));
    return new FlexibleRateLimiter(counters).peek('k', { points: 1, durationSeconds: 60 });
  };
  expect((await peekAt(0)).allowed).toBe(false);
  expect((await peekAt(-1)).allowed).toBe(true);
});

describe('the rate limiter in memory', () => {
  describeRateLimiter(() => ({ limiter: memoryRateLimiter(), close: () => Promise.resolve() }));
});

const redisUrl = process.env.REDIS_URL;
if (!redisUrl) console.warn('REDIS_URL is not set: the rate limiter on Redis is not tested here');

(redisUrl ? describe : describe.skip)('the rate limiter on Redis (needs REDIS_URL)', () => {
  describeRateLimiter(async () => {
    const connections = new RedisConnections(redisUrl ?? '', 'test');
    const limiter = redisRateLimiter(connections, `test:${randomUUID()}`);
    expect(await connections.whenReady(AbortSignal.timeout(5_000))).toBe(true);
    return { limiter, close: () => connections.close() };
  });
});

describe('the rate limiter on a Redis that is away', () => {
  it('counts in memory instead of letting everything through', async () => {
    const connections = new RedisConnections('redis://127.0.0.1:1', 'test');
    const limiter = redisRateLimiter(connections, 'test');
    const decisions = [];
    for (let i = 0; i < 3; i += 1) {
      decisions.push(await limiter.consume('k', { points: 2, durationSeconds: 60 }));
    }
    expect(decisions.map(({ allowed }) => allowed)).toEqual([true, true, false]);
    await connections.close();
  });
});
