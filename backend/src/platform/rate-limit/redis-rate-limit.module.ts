import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { AppConfig } from '../config/app-config';
import { RedisConnections } from '../redis/redis-connections';
import { FlexibleRateLimiter } from './flexible-rate-limiter';
import { AddressThrottle, LoginThrottle } from './login-throttle';
import { RateLimiter } from './rate-limiter';

/** Counters shared by every process on this Redis; while it is away each process counts for itself. */
export function redisRateLimiter(
  connections: RedisConnections,
  keyPrefix = 'foliado:limit',
): RateLimiter {
  return new FlexibleRateLimiter(
    new RateLimiterRedis({
      storeClient: connections.open('commands'),
      keyPrefix,
      points: 1,
      duration: 60,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points: 1, duration: 60 }),
    }),
  );
}

const CONNECTIONS = Symbol('rate limit connections');

@Global()
@Module({
  providers: [
    {
      provide: CONNECTIONS,
      useFactory: (config: AppConfig) => RedisConnections.of(config, 'límites'),
      inject: [AppConfig],
    },
    { provide: RateLimiter, useFactory: redisRateLimiter, inject: [CONNECTIONS] },
    LoginThrottle,
    AddressThrottle,
  ],
  exports: [RateLimiter, LoginThrottle, AddressThrottle],
})
export class RedisRateLimitModule implements OnApplicationShutdown {
  constructor(@Inject(CONNECTIONS) private readonly connections: RedisConnections) {}

  onApplicationShutdown(): Promise<void> {
    return this.connections.close();
  }
}
