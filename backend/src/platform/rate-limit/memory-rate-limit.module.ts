import { Global, Module } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { FlexibleRateLimiter } from './flexible-rate-limiter';
import { AddressThrottle, LoginThrottle } from './login-throttle';
import { RateLimiter } from './rate-limiter';

/** Counters in the memory of this process: a restart forgets them, a second process has its own. */
export const memoryRateLimiter = (): RateLimiter =>
  new FlexibleRateLimiter(new RateLimiterMemory({ keyPrefix: '', points: 1, duration: 60 }));

@Global()
@Module({
  providers: [
    { provide: RateLimiter, useFactory: memoryRateLimiter },
    LoginThrottle,
    AddressThrottle,
  ],
  exports: [RateLimiter, LoginThrottle, AddressThrottle],
})
export class MemoryRateLimitModule {}
