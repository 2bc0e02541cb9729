import { errorMessage } from '../../rules/domain-error';
import { html } from './html';
import type { Page } from './page';

/** Shown for a one-time link that was used, replaced, revoked or has run out. */
export function linkOverPage(reason: string): Page {
  return {
    title: 'Enlace vencido',
    content: html`<div class="card">
      <h1>Este enlace ya no sirve</h1>
      <p class="lead">${reason} Si acaba de usarlo, ingrese a su cuenta.</p>
      <a class="button" href="/api/login">Ir al ingreso</a>
    </div>`,
  };
}

/** Shown for a link to a password that is of no use any more. */
export const providerOnlyPage: Page = {
  title: 'Enlace sin uso',
  content: html`<div class="card">
    <h1>Aquí no hacen falta contraseñas</h1>
    <p class="lead">${errorMessage('SOLO_PROVEEDOR')}</p>
    <a class="button" href="/api/login">Ir al ingreso</a>
  </div>`,
};
