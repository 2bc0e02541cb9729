import { MAX_FILENAME_CHARS } from '../../../contracts/limits';

/** Control, format (U+202E and such), line and paragraph separators, lone surrogates. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * The name shown to people: last path segment, without control characters, at most 150 code points
 * with its extension kept. Never used as a path (reliability M1, M2, U12).
 */
export function cleanFileName(name: string): string {
  const base = name.normalize('NFC').split(/[\\/]/).pop() ?? '';
  const clean = base.replace(UNSAFE, '').trim();
  const points = [...clean];
  if (!/[^.\s]/.test(clean)) return 'documento';
  if (points.length <= MAX_FILENAME_CHARS) return clean;
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(clean)?.[0] ?? '';
  return points.slice(0, MAX_FILENAME_CHARS - extension.length).join('') + extension;
}
