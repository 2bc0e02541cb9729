import { createHmac, randomBytes } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { DomainError } from '../../rules/domain-error';
import type { AppConfig } from '../config/app-config';

/**
 * The part of an address that stands for one connection: all of IPv4, the first 64 bits of IPv6, where
 * a single customer has the rest to choose from. An IPv4 address inside IPv6 counts as IPv4.
 */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  return `${firstGroups(address).join(':')}::/64`;
}

function firstGroups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  return groups.slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

/** Names accounts and addresses in counters, which hold neither in the clear. */
export function keyedHash(config: Pick<AppConfig, 'sessionSecret'>): (value: string) => string {
  const key = config.sessionSecret ?? randomBytes(32);
  return (value) => createHmac('sha256', key).update(value).digest('base64url');
}

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
