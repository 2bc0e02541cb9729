import { loadConfig } from '../config';
import { delayAfterFailure, LoginThrottle } from './login-throttle';
import { memoryRateLimiter } from './memory-rate-limit.module';
import type { RateLimiter } from './rate-limiter';

const EMAIL = 'rosa@empresa.pe';
const IP = '190.12.4.7';

describe('the throttle of sign-ins', () => {
  let limiter: RateLimiter;
  let throttle: LoginThrottle;
  const ips = (count: number) =>
    Array.from({ length: count }, (_, i) => `10.0.${i >> 8}.${i & 255}`);
  const allowedOf = async (attempts: Promise<{ allowed: boolean }>[]) =>
    (await Promise.all(attempts)).filter(({ allowed }) => allowed).length;

  beforeEach(() => {
    jest.useFakeTimers();
    limiter = memoryRateLimiter();
    throttle = new LoginThrottle(limiter, loadConfig({}));
  });
  afterEach(() => jest.useRealTimers());

  async function fail(times: number): Promise<void> {
    for (let i = 0; i < times; i += 1) await throttle.check(EMAIL, `10.1.0.${i}`);
  }

  it('doubles the delay of an account from one second to fifteen minutes', () => {
    expect([1, 4, 5, 6, 7, 14, 15, 16, 5_000].map(delayAfterFailure)).toEqual([
      0, 0, 1, 2, 4, 512, 900, 900, 900,
    ]);
  });

  it('lets five attempts through and delays the sixth by a second', async () => {
    await fail(5);
    expect(await throttle.check(EMAIL, IP)).toMatchObject({ allowed: false, retryAfterSeconds: 1 });
    jest.advanceTimersByTime(1_001);
    expect(await throttle.check(EMAIL, IP)).toMatchObject({ allowed: true });
    expect(await throttle.check(EMAIL, IP)).toMatchObject({ allowed: false, retryAfterSeconds: 2 });
  });

  it('does not count refused attempts, so that nobody is locked out for longer by them', async () => {
    await fail(5);
    for (let i = 0; i < 40; i += 1) await throttle.check(EMAIL, IP);
    jest.advanceTimersByTime(1_001);
    expect(await throttle.check(EMAIL, IP)).toMatchObject({ allowed: true });
  });

  it('lets the owner in after the delay, and starts anew', async () => {
    await fail(5);
    jest.advanceTimersByTime(1_001);
    await throttle.check(EMAIL, IP);
    await throttle.recordSuccess(EMAIL, IP);
    expect(await allowedOf(ips(5).map((ip) => throttle.check(EMAIL, ip)))).toBe(5);
  });

  it('lets only five of fifty attempts from fifty addresses at once look at the password', async () => {
    expect(await allowedOf(ips(50).map((ip) => throttle.check(EMAIL, ip)))).toBe(5);
  });

  it('stops an address that tries fifty accounts at once after thirty', async () => {
    const attempts = Array.from({ length: 50 }, (_, i) =>
      throttle.check(`user${i}@empresa.pe`, IP),
    );
    expect(await allowedOf(attempts)).toBe(30);
    const next = await throttle.check('otra@empresa.pe', IP);
    expect(next.allowed).toBe(false);
    expect(next.retryAfterSeconds).toBeGreaterThan(890);
    jest.advanceTimersByTime(15 * 60_000 + 1);
    expect(await throttle.check('otra@empresa.pe', IP)).toMatchObject({ allowed: true });
  });

  it('does not count sign-ins that succeed against an office with one address', async () => {
    for (let i = 0; i < 100; i += 1) {
      expect(await throttle.check(`user${i}@empresa.pe`, IP)).toMatchObject({ allowed: true });
      await throttle.recordSuccess(`user${i}@empresa.pe`, IP);
    }
  });

  it('treats spellings of one account as one', async () => {
    await fail(5);
    expect(await throttle.check(` ${EMAIL.toUpperCase()} `, IP)).toMatchObject({ allowed: false });
  });

  it('keeps neither e-mail nor address in its keys', async () => {
    const consume = jest.spyOn(limiter, 'consume');
    await throttle.check(EMAIL, IP);
    const keys = consume.mock.calls.map(([key]) => key);
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.join()).not.toMatch(/rosa|empresa|190\.12/);
  });
});
