import { API } from '../../contracts/routes';
import { DomainError, errorMessage } from '../../rules/domain-error';
import type { WaitingInvitation } from '../../users';
import { html } from '../pages/html';
import type { Page } from '../pages/page';

/** INVITACION_EN_ESPERA: a person without an account came without the link of an invitation that there is. */
export class InvitationsWaiting extends DomainError {
  constructor(readonly waiting: readonly WaitingInvitation[]) {
    super('INVITACION_EN_ESPERA');
  }
}

/** Lets such a person choose: each way leads through the provider again, which proves the address anew. */
export function invitationsPage(
  { waiting, code }: InvitationsWaiting,
  isRegistrationOpen: boolean,
): Page {
  const ways = waiting.map(
    ({ id, companyName, invitedByName }) =>
      html`<p class="way">${invitedByName} le invita:</p>
        <a class="button" href="${`${API.login}?invitacion=${encodeURIComponent(id)}`}"
          >Unirme a ${companyName}</a
        >`,
  );
  const title = waiting.length > 1 ? 'Tiene invitaciones' : 'Tiene una invitación';
  return {
    title,
    content: html`<div class="card">
      <h1>${title}</h1>
      <p class="lead">${errorMessage(code)}</p>
      ${ways}
      ${
        isRegistrationOpen
          ? html`<p class="switch">
              ¿Viene por su cuenta?
              <a href="${API.login}?empresa=propia">Crear mi propia empresa</a>
            </p>`
          : null
      }
    </div>`,
  };
}
