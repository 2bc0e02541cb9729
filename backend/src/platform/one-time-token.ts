import { createHash, randomBytes } from 'node:crypto';

/** 256 bits for a link that works once; URL-safe. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** sha256 in hex: the token is random already, so it needs no salt and no slow hash. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
