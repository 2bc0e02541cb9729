import { Catch, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { errorMessage, type DomainError } from '../../rules/domain-error';
import { safeReturnTo } from '../../contracts/return-to';
import { FormFailureFilter } from '../pages/form-failure.filter';
import type { Page } from '../pages/page';
import { Pages } from '../pages/pages.service';
import { PasswordAccess } from '../password-access';
import { RegistrationService } from '../registration/registration.service';
import { invitationsPage, InvitationsWaiting } from './invitations-waiting';
import { oidcFailurePage } from './oidc-failure-page';

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
