import { isScreenPath } from '../../contracts/routes';

/** Where to go after signing in: a screen of this site, else the start (reliability S9). */
export function safeReturnTo(value: unknown): string {
  return typeof value === 'string' && isScreenPath(value) ? value : '/';
}
