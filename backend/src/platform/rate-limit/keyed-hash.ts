import { createHmac, randomBytes } from 'node:crypto';
import type { AppConfig } from '../config/app-config';

/** Names accounts and addresses in counters, which hold neither in the clear. */
export function keyedHash(config: Pick<AppConfig, 'sessionSecret'>): (value: string) => string {
  const key = config.sessionSecret ?? randomBytes(32);
  return (value) => createHmac('sha256', key).update(value).digest('base64url');
}
