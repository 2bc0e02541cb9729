import { loadConfig } from '../config';
import { AddressThrottle } from './login-throttle';
import { memoryRateLimiter } from './memory-rate-limit.module';

const LIMIT = { points: 2, durationSeconds: 60 };

describe('the throttle of addresses', () => {
  let throttle: AddressThrottle;
  beforeEach(() => {
    jest.useFakeTimers();
    throttle = new AddressThrottle(memoryRateLimiter(), loadConfig({}));
  });
  afterEach(() => jest.useRealTimers());

  it('refuses what is over the limit and says how long to wait', async () => {
    await throttle.use('register', '190.12.4.7', LIMIT);
    await throttle.use('register', '190.12.4.7', LIMIT);
    await expect(throttle.use('register', '190.12.4.7', LIMIT)).rejects.toMatchObject({
      code: 'DEMASIADAS_SOLICITUDES',
      data: { seconds: 60 },
    });
    jest.advanceTimersByTime(60_001);
    await expect(throttle.use('register', '190.12.4.7', LIMIT)).resolves.toBeUndefined();
  });

  it('counts another address and another purpose apart, and one IPv6 network together', async () => {
    const one = { points: 1, durationSeconds: 60 };
    await throttle.use('register', '2800:200:1:1::1', one);
    await throttle.use('register', '2800:200:1:2::1', one);
    await throttle.use('link', '2800:200:1:1::1', one);
    await expect(throttle.use('register', '2800:200:1:1::2', one)).rejects.toMatchObject({
      code: 'DEMASIADAS_SOLICITUDES',
    });
  });
});
