import { Catch, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { API, withReturnTo } from '../../contracts/routes';
import { errorMessage, type DomainError } from '../../rules/domain-error';
import { safeReturnTo } from '../../contracts/return-to';
import { PasswordAccess } from '../auth.service';
import { FormFailureFilter, Pages } from '../pages/pages.service';
import { html, type Page } from '../pages/page';
import { RegistrationService } from '../registration/registration.service';
import { invitationsPage, InvitationsWaiting } from './oidc-accounts.service';
import { PASSWORD_LOGIN } from './password-login';

interface OidcFailure {
  reason: string;
  /** The screen that was asked for. */
  returnTo: string;
  /** Nobody but the platform's first admin has a password. */
  isOfOne: boolean;
}

/** Says why a sign-in at the provider failed. */
function oidcFailurePage({ reason, returnTo, isOfOne }: OidcFailure): Page {
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

/** A sign-in at the provider that failed shows a page with the reason and the way on. */
@Catch()
@Injectable()
export class OidcFailureFilter extends FormFailureFilter {
  constructor(
    pages: Pages,
    private readonly passwords: PasswordAccess,
    private readonly registration: RegistrationService,
  ) {
    super(pages);
  }

  protected page(refusal: DomainError, request: Request): Page {
    if (refusal instanceof InvitationsWaiting)
      return invitationsPage(refusal, this.registration.isByProvider);
    const { code, data } = refusal;
    return oidcFailurePage({
      reason: errorMessage(code, data),
      returnTo: safeReturnTo(request.query['returnTo']),
      isOfOne: this.passwords.isOfOne,
    });
  }
}
