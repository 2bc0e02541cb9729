import { Injectable } from '@nestjs/common';
import {
  LOGIN_ADDRESS_FAILURES,
  LOGIN_FREE_FAILURES,
  LOGIN_MAX_DELAY_SECONDS,
} from '../../contracts/limits';
import { AppConfig } from '../config/app-config';
import {
  clientNetwork,
  keyedHash,
  RateLimiter,
  type RateDecision,
  type RateLimit,
} from './rate-limiter';

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

/** Failures of an account are forgotten a day after the first one. */
const ACCOUNT: RateLimit = { points: Number.MAX_SAFE_INTEGER, durationSeconds: 24 * 3_600 };
const ADDRESS: RateLimit = {
  points: LOGIN_ADDRESS_FAILURES,
  durationSeconds: LOGIN_MAX_DELAY_SECONDS,
};

/** Seconds that an account waits after its n-th failure in a row: 0, then 1, 2, 4 ... 900. */
export function delayAfterFailure(failures: number): number {
  if (failures < LOGIN_FREE_FAILURES) return 0;
  return Math.min(LOGIN_MAX_DELAY_SECONDS, 2 ** Math.min(failures - LOGIN_FREE_FAILURES, 20));
}

export type ThrottleDecision = Pick<RateDecision, 'allowed' | 'retryAfterSeconds'>;

/**
 * Slows the guessing of passwords (reliability R9): by account 5 failures, then a delay that doubles
 * from 1 s to 15 min; by address 30 failures in 15 min. An attempt is counted as a failure when it is
 * let through and given back when it succeeds, so that many attempts at once cannot slip by together;
 * a refused attempt is not counted. Accounts and addresses are kept as keyed hashes only.
 */
@Injectable()
export class LoginThrottle {
  private readonly hash: (value: string) => string;

  constructor(
    private readonly limiter: RateLimiter,
    config: AppConfig,
  ) {
    this.hash = keyedHash(config);
  }

  /** Before the password is looked at: may this attempt go on, or how long must it wait? */
  async check(account: string, ip: string): Promise<ThrottleDecision> {
    const { failures, delay, address } = this.keys(account, ip);
    for (const waiting of await this.waits(delay, address)) if (!waiting.allowed) return waiting;
    const fromAddress = await this.limiter.consume(address, ADDRESS);
    if (!fromAddress.allowed) return fromAddress;
    const attempt = await this.limiter.consume(failures, ACCOUNT);
    const seconds = delayAfterFailure(attempt.used);
    if (seconds === 0) return attempt;
    const turn = await this.limiter.consume(delay, { points: 1, durationSeconds: seconds });
    if (!turn.allowed) await this.giveBack(failures, address);
    return turn;
  }

  /** The password was right: the account starts anew, and its address gets the attempt back. */
  async recordSuccess(account: string, ip: string): Promise<void> {
    await this.forgive(account);
    await this.limiter.refund(this.keys(account, ip).address, ADDRESS);
  }

  /** The account got a new password in another way than by guessing: it starts anew. */
  async forgive(account: string): Promise<void> {
    const { failures, delay } = this.keys(account, '');
    await this.limiter.forget(failures);
    await this.limiter.forget(delay);
  }

  private async waits(delay: string, address: string): Promise<RateDecision[]> {
    return [
      await this.limiter.peek(delay, { points: 1, durationSeconds: LOGIN_MAX_DELAY_SECONDS }),
      await this.limiter.peek(address, ADDRESS),
    ];
  }

  private async giveBack(failures: string, address: string): Promise<void> {
    await this.limiter.refund(failures, ACCOUNT);
    await this.limiter.refund(address, ADDRESS);
  }

  private keys(account: string, ip: string) {
    const who = this.hash(account.trim().toLowerCase().normalize('NFC'));
    return {
      failures: `login:failures:${who}`,
      delay: `login:delay:${who}`,
      address: `login:address:${this.hash(clientNetwork(ip))}`,
    };
  }
}
