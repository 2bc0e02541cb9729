import { DomainError } from '../../rules/domain-error';

/** The Idempotency-Key header, 1 to 255 visible ASCII characters; null when there is none. */
export function idempotencyKeyOf(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw new DomainError('CAMPO_INVALIDO', { field: 'Idempotency-Key' });
  }
  return header;
}
