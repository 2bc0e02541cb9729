import { API } from '../../contracts/routes';

/** The form for e-mail and password stays reachable here: a provider that is down must lock nobody out. */
export const PASSWORD_LOGIN = `${API.login}?metodo=clave`;

/** True when the address asks for that form, or has news about a password (`aviso`). */
export const asksForPassword = (query: Readonly<Record<string, unknown>>): boolean =>
  query['metodo'] === 'clave' || query['aviso'] !== undefined;
