import { Catch, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { errorMessage, type DomainError } from '../../rules/domain-error';
import { safeReturnTo } from '../../contracts/return-to';
import { FormFailureFilter } from '../pages/form-failure.filter';
import type { Page } from '../pages/page';
import { Pages } from '../pages/pages.service';
import { PasswordAccess } from '../password-access';
import { oidcFailurePage } from './oidc-failure-page';

/** A sign-in at the provider that failed shows a page with the reason and the way on. */
@Catch()
@Injectable()
export class OidcFailureFilter extends FormFailureFilter {
  constructor(
    pages: Pages,
    private readonly passwords: PasswordAccess,
  ) {
    super(pages);
  }

  protected page({ code, data }: DomainError, request: Request): Page {
    return oidcFailurePage({
      reason: errorMessage(code, data),
      returnTo: safeReturnTo(request.query['returnTo']),
      isOfOne: this.passwords.isOfOne,
    });
  }
}
