import { API, withReturnTo } from '../../contracts/routes';
import { alert, field, notice, type FormError } from '../pages/fields';
import { html } from '../pages/html';
import type { Page } from '../pages/page';

export interface LoginPageModel {
  email: string;
  returnTo: string;
  error: FormError | null;
  /** News such as a password that was just set. */
  notice: string | null;
  isRegistrationOpen: boolean;
}

/** The sign-in page. */
export function loginPage(model: LoginPageModel): Page {
  const { email, returnTo, error } = model;
  return {
    title: 'Iniciar Sesión',
    content: html`<form method="post" action="/api/login">
      <h1>Ingrese a su cuenta</h1>
      <p class="lead">Cada dato de sus facturas, con su lugar en la página.</p>
      ${notice(model.notice)} ${alert(error)}
      <input type="hidden" name="returnTo" value="${returnTo}" />
      ${field(
        {
          name: 'email',
          label: 'Correo electrónico',
          type: 'email',
          autocomplete: 'username',
          value: email,
          isFocused: email === '',
        },
        error,
      )}
      ${field(
        {
          name: 'password',
          label: 'Contraseña',
          type: 'password',
          autocomplete: 'current-password',
          isFocused: email !== '',
        },
        error,
      )}
      <button type="submit">Iniciar Sesión</button>
      <details>
        <summary>¿Olvidó su contraseña?</summary>
        <p>
          Pida un enlace nuevo al administrador de su empresa, que lo crea en Mi Empresa y se lo
          entrega. Foliado no envía correos. Si usted administra la empresa, pídalo al administrador
          de la plataforma.
        </p>
      </details>
      ${
        model.isRegistrationOpen
          ? html`<p class="switch">
              ¿Su empresa es nueva aquí?
              <a href="${withReturnTo(API.register, returnTo)}">Crear cuenta</a>
            </p>`
          : null
      }
    </form>`,
  };
}
