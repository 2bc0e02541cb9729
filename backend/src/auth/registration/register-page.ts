import { API, withReturnTo } from '../../contracts/routes';
import { alert, field, newPasswordField, personFields, type FormError } from '../pages/form';
import { html, type Page } from '../pages/page';

export interface RegisterPageModel {
  firstName: string;
  lastName: string;
  email: string;
  companyName: string;
  ruc: string;
  /** The screen that was asked for. */
  returnTo: string;
  error: FormError | null;
}

const lead = (credits: number): string =>
  credits === 0
    ? 'Para usted y su empresa.'
    : `Para usted y su empresa, con ${credits} créditos para empezar.`;

/** The page on which a person creates an account with a company, which has so many `credits` to begin with. */
export function registerPage(model: RegisterPageModel, credits: number): Page {
  const { email, companyName, ruc, returnTo, error } = model;
  return {
    title: 'Crear cuenta',
    content: html`<form method="post" action="/api/register" aria-label="Crear cuenta">
      <h1>Cree su cuenta</h1>
      <p class="lead">${lead(credits)}</p>
      ${alert(error)}
      <input type="hidden" name="returnTo" value="${returnTo}" />
      ${personFields(model, error)}
      ${field(
        {
          name: 'email',
          label: 'Correo electrónico',
          type: 'email',
          autocomplete: 'username',
          value: email,
        },
        error,
      )}
      ${newPasswordField(error)}
      ${field(
        {
          name: 'companyName',
          label: 'Razón social',
          autocomplete: 'organization',
          value: companyName,
        },
        error,
      )}
      ${field(
        {
          name: 'ruc',
          label: 'RUC',
          autocomplete: 'off',
          value: ruc,
          inputMode: 'numeric',
          isOptional: true,
          hint: 'Con él se distingue su empresa de sus proveedores. Puede ponerlo después.',
        },
        error,
      )}
      <button type="submit">Crear cuenta</button>
      <p class="switch">
        ¿Ya tiene cuenta? <a href="${withReturnTo(API.login, returnTo)}">Iniciar Sesión</a>
      </p>
    </form>`,
  };
}

/** Shown while accounts come by invitation only. */
export const registrationClosedPage: Page = {
  title: 'Crear cuenta',
  content: html`<div class="card">
    <h1>Las cuentas se crean por invitación</h1>
    <p class="lead">
      Pida al administrador de su empresa, o al de la plataforma, un enlace de invitación.
    </p>
    <a class="button" href="/api/login">Iniciar Sesión</a>
  </div>`,
};
