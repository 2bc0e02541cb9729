import { DomainError } from '../../rules/domain-error';

const TAG = /^(?:W\/)?"?(\d{1,15})"?$/;

/** The version in a header such as `If-Match`; null without one, or with `*`. Throws CAMPO_INVALIDO. */
export function seenVersion(header: string | undefined, name = 'If-Match'): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const match = TAG.exec(header.trim());
  if (!match) throw new DomainError('CAMPO_INVALIDO', { field: name });
  return Number(match[1]);
}
