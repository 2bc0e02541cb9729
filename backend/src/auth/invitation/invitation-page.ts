import { ROLE_LABEL, TEAM_LABEL } from '../../contracts/user';
import type { InvitationOffer } from '../../users';
import { alert, type FormError } from '../pages/fields';
import { html } from '../pages/html';
import type { Page } from '../pages/page';
import { newPasswordField, personFields } from '../pages/person-fields';

export interface InvitationPageModel {
  token: string;
  offer: InvitationOffer;
  firstName: string;
  lastName: string;
  error: FormError | null;
}

/** The page on which an invited person makes the account that was offered. */
export function invitationPage({ token, offer, error, ...names }: InvitationPageModel): Page {
  const teams = offer.teams.map((team) => TEAM_LABEL[team]).join(', ');
  return {
    title: 'Invitación',
    content: html`<form method="post" action="/api/invitation/${token}">
      <h1>Únase a ${offer.companyName}</h1>
      <p class="lead">${offer.invitedByName} le invita a trabajar en Foliado.</p>
      ${alert(error)}
      <dl>
        <dt>Correo</dt>
        <dd>${offer.email}</dd>
        <dt>Rol</dt>
        <dd>${ROLE_LABEL[offer.role]}</dd>
        ${
          teams
            ? html`<dt>Equipos</dt>
                <dd>${teams}</dd>`
            : null
        }
      </dl>
      ${personFields(names, error)}
      <input type="hidden" autocomplete="username" value="${offer.email}" />
      ${newPasswordField(error)}
      <button type="submit">Crear cuenta y entrar</button>
    </form>`,
  };
}
