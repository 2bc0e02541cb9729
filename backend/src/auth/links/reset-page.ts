import { alert, newPasswordField, type FormError } from '../pages/form';
import { html, type Page } from '../pages/page';

/** The page on which the holder of a link chooses a new password. */
export function resetPage(token: string, email: string, error: FormError | null): Page {
  return {
    title: 'Nueva contraseña',
    content: html`<form
      method="post"
      action="/api/password-reset/${token}"
      aria-label="Recuperar la cuenta"
    >
      <h1>Elija una contraseña nueva</h1>
      <p class="lead">
        Al guardarla se cierran todas las sesiones de la cuenta y este enlace deja de servir.
      </p>
      ${alert(error)}
      <dl>
        <dt>Cuenta</dt>
        <dd>${email}</dd>
      </dl>
      <input type="hidden" autocomplete="username" value="${email}" />
      ${newPasswordField(error, true)}
      <button type="submit">Guardar contraseña</button>
    </form>`,
  };
}
