export { AddressThrottle } from './login-throttle';
export { LoginThrottle, type ThrottleDecision } from './login-throttle';
export { MemoryRateLimitModule } from './memory-rate-limit.module';
export { RateLimiter, type RateDecision, type RateLimit } from './rate-limiter';
export { RedisRateLimitModule } from './redis-rate-limit.module';
