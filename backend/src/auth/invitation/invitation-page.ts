import { API } from '../../contracts/routes';
import { ROLE_LABEL, TEAM_LABEL } from '../../contracts/user';
import type { OidcConfig } from '../../platform/config';
import type { InvitationOffer } from '../../users';
import { alert, newPasswordField, personFields, type FormError } from '../pages/form';
import { html, type Html, type Page } from '../pages/page';

export interface InvitationPageModel {
  token: string;
  offer: InvitationOffer;
  firstName: string;
  lastName: string;
  error: FormError | null;
}

/**
 * The page on which an invited person makes the account that was offered: with a password, at the identity
 * provider where there is one (`oidc`), or only there.
 */
export function invitationPage(
  { token, offer, error, ...names }: InvitationPageModel,
  oidc: Pick<OidcConfig, 'isOnly'> | null,
): Page {
  const head = headOf(offer, error);
  const provider = API.invitationProvider(token);
  return {
    title: 'Invitación',
    content: oidc?.isOnly
      ? html`<div class="card">
          ${head}
          <p class="lead">
            Se ingresa con el proveedor de identidad de su organización: use allí la cuenta de
            ${offer.email}.
          </p>
          <a class="button" href="${provider}">Ingresar y unirse</a>
        </div>`
      : html`<form method="post" action="${API.invitationPage(token)}" aria-label="Crear cuenta">
          ${head} ${personFields(names, error)}
          <input type="hidden" autocomplete="username" value="${offer.email}" />
          ${newPasswordField(error)}
          <button type="submit">Crear cuenta y entrar</button>
          ${
            oidc &&
            html`<p class="switch">
              ¿Tiene cuenta en el proveedor de identidad de su organización?
              <a href="${provider}">Únase con ella</a>
            </p>`
          }
        </form>`,
  };
}

function headOf(offer: InvitationOffer, error: FormError | null): Html {
  const teams = offer.teams.map((team) => TEAM_LABEL[team]).join(', ');
  return html`<h1>Únase a ${offer.companyName}</h1>
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
    </dl>`;
}
