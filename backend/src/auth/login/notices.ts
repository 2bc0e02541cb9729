import { ERRORS } from '../../contracts/errors';
import type { SessionEnd } from '../../platform/http';
import { PASSWORD_LOGIN } from '../oidc/password-login';

/** What the sign-in page tells a person who was sent there, by the word in its address. */
const NOTICES: Readonly<Record<string, string>> = {
  'contrasena-guardada': 'Su contraseña quedó guardada. Ingrese con ella.',
};

/** The sign-in page with a notice. */
export const LOGIN_AFTER_RESET = `${PASSWORD_LOGIN}&aviso=contrasena-guardada`;

const SESSION_OVER = 'Su sesión se cerró. Ingrese de nuevo para continuar.';

/** What is known of the session of a browser that still holds its cookie. */
export interface DeadSession {
  end: SessionEnd | undefined;
  hasDeadCookie: boolean;
}

/** The text for the word of an address, or for a session that is over; else null. */
export function noticeFor(word: unknown, { end, hasDeadCookie }: DeadSession): string | null {
  const known = typeof word === 'string' && Object.hasOwn(NOTICES, word) ? NOTICES[word] : null;
  if (known) return known;
  if (end) return ERRORS[end].message;
  return hasDeadCookie ? SESSION_OVER : null;
}
