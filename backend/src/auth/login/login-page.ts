import { API, withReturnTo } from '../../contracts/routes';
import { alert, field, notice, type FormError } from '../pages/fields';
import { html, type Html } from '../pages/html';
import type { Page } from '../pages/page';

export interface LoginPageModel {
  email: string;
  returnTo: string;
  error: FormError | null;
  /** News such as a password that was just set. */
  notice: string | null;
  isRegistrationOpen: boolean;
  /** Everybody but the platform's first admin signs in at the identity provider. */
  isOfOne: boolean;
}

const FORGOTTEN = html`<details>
  <summary>¿Olvidó su contraseña?</summary>
  <p>
    Pida un enlace nuevo al administrador de su empresa, que lo crea en Mi Empresa y se lo entrega.
    Foliado no envía correos. Si usted administra la empresa, pídalo al administrador de la
    plataforma.
  </p>
</details>`;

const atProvider = (returnTo: string): Html =>
  html`<p class="notice" role="status">
    Con contraseña ingresa aquí solo el administrador de la plataforma. Los demás ingresan
    <a href="${withReturnTo(API.login, returnTo)}">con su proveedor de identidad</a>.
  </p>`;

/** The sign-in page. */
export function loginPage(model: LoginPageModel): Page {
  const { email, returnTo, error } = model;
  return {
    title: 'Iniciar Sesión',
    content: html`<form method="post" action="/api/login">
      <h1>Ingrese a su cuenta</h1>
      <p class="lead">Cada dato de sus facturas, con su lugar en la página.</p>
      ${notice(model.notice)} ${model.isOfOne ? atProvider(returnTo) : null} ${alert(error)}
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
      ${model.isOfOne ? null : FORGOTTEN}
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
