import type { Request } from 'express';

export type Coding = 'br' | 'gzip';

/** Endings of the packed files that the build puts beside the others. */
export const FILE_OF_CODING: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

export const CODING_OF_FILE: Readonly<Record<string, Coding>> = { '.br': 'br', '.gz': 'gzip' };

/** The smallest coding that the browser takes (RFC 9110, 12.5.3); null: only as it is. */
export function preferredCoding(request: Request): Coding | null {
  const codings = request.acceptsEncodings();
  if (codings.includes('br')) return 'br';
  return codings.includes('gzip') ? 'gzip' : null;
}
