import { PASSWORD_LOGIN } from '../oidc/password-login';

/** What the sign-in page tells a person who was sent there, by the word in its address. */
const NOTICES: Readonly<Record<string, string>> = {
  'contrasena-guardada': 'Su contraseña quedó guardada. Ingrese con ella.',
};

/** The sign-in page with a notice. */
export const LOGIN_AFTER_RESET = `${PASSWORD_LOGIN}&aviso=contrasena-guardada`;

const SESSION_OVER = 'Su sesión se cerró. Ingrese de nuevo para continuar.';

/** The text for the word of an address, or for a cookie whose session is over; else null. */
export function noticeFor(word: unknown, hasDeadCookie: boolean): string | null {
  const known = typeof word === 'string' && Object.hasOwn(NOTICES, word) ? NOTICES[word] : null;
  return known ?? (hasDeadCookie ? SESSION_OVER : null);
}
