import { AuthorizationResponseError, ClientError } from 'openid-client';
import { DomainError } from '../../rules/domain-error';

/** What `ClientError.code` says when the provider, not the person's request, is at fault. */
const OUTAGES: readonly unknown[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
];

/** Error codes with which a provider itself says that it cannot now (OpenID Connect Core 3.1.2.6). */
const UNAVAILABLE: readonly string[] = ['server_error', 'temporarily_unavailable'];

/** A failed return from the provider as the refusal that the person reads. */
export function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return new DomainError('INGRESO_CANCELADO');
    if (UNAVAILABLE.includes(error.error)) return unavailable();
  }
  if (error instanceof ClientError && OUTAGES.includes(error.code)) return unavailable();
  // What fetch throws when nobody listens; the library's own type errors have a code.
  if (error instanceof TypeError && !('code' in error)) return unavailable();
  return new DomainError('INGRESO_NO_VALIDO');
}

const unavailable = () => new DomainError('PROVEEDOR_IDENTIDAD_NO_DISPONIBLE');

/** Name and code for the log; never the message, which may quote what was sent. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, error: oauth } = error as { code?: unknown; error?: unknown };
  const detail = typeof oauth === 'string' ? oauth : code;
  const isCode = typeof detail === 'string' && /^[A-Za-z_]{1,60}$/.test(detail);
  return isCode ? `${error.name}: ${detail}` : error.name;
}
