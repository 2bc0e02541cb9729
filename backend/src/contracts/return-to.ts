import { isScreenPath } from './routes';

const MAX_CHARS = 2_000;
/** What an address is written in; a backslash is a slash to some browsers. */
const PLAIN = /^[\x21-\x5b\x5d-\x7e]*$/;

/** Where to go after signing in: a screen of this site with its query, else the start (reliability S9). */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_CHARS || !PLAIN.test(value)) return '/';
  const [path = ''] = value.split(/[?#]/, 1);
  return isScreenPath(path) ? value : '/';
}
