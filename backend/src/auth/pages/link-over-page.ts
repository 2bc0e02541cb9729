import { html } from './html';
import type { Page } from './page';

/** Shown for a one-time link that was used, replaced, revoked or has run out. */
export function linkOverPage(reason: string): Page {
  return {
    title: 'Enlace vencido',
    content: html`<div class="card">
      <h1>Este enlace ya no sirve</h1>
      <p class="lead">${reason} Si acaba de usarlo, ingrese con la contraseña que eligió.</p>
      <a class="button" href="/api/login">Ir al ingreso</a>
    </div>`,
  };
}
