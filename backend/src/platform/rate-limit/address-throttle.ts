import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { clientNetwork } from './client-address';
import { keyedHash } from './keyed-hash';
import { RateLimiter, type RateLimit } from './rate-limiter';

/** Counts what one client address does; the address is kept as a keyed hash only. */
@Injectable()
export class AddressThrottle {
  private readonly hash: (value: string) => string;

  constructor(
    private readonly limiter: RateLimiter,
    config: AppConfig,
  ) {
    this.hash = keyedHash(config);
  }

  /** Uses one point of what this address may do. Throws DEMASIADAS_SOLICITUDES with the seconds to wait. */
  async use(purpose: string, ip: string, limit: RateLimit): Promise<void> {
    await this.limiter.use(`${purpose}:${this.hash(clientNetwork(ip))}`, limit);
  }
}
