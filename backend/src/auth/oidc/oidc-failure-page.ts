import { API, withReturnTo } from '../../contracts/routes';
import { html } from '../pages/html';
import type { Page } from '../pages/page';
import { PASSWORD_LOGIN } from './password-login';

export interface OidcFailure {
  reason: string;
  /** The screen that was asked for. */
  returnTo: string;
  /** Nobody but the platform's first admin has a password. */
  isOfOne: boolean;
}

/** Says why a sign-in at the provider failed. */
export function oidcFailurePage({ reason, returnTo, isOfOne }: OidcFailure): Page {
  const again = withReturnTo(API.login, returnTo);
  return {
    title: 'No pudo ingresar',
    content: html`<div class="card">
      <h1>No pudo ingresar</h1>
      <p class="lead">El ingreso con su proveedor de identidad no se completó.</p>
      <p class="error" role="alert">${reason}</p>
      <a class="button" href="${again}">Intentar de nuevo</a>
      <p class="switch">
        <a href="${PASSWORD_LOGIN}"
          >${isOfOne ? 'Soy el administrador de la plataforma' : 'Ingresar con correo y contraseña'}</a
        >
      </p>
    </div>`,
  };
}
