import { Catch, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppConfig } from '../../platform/config/app-config';
import type { DomainError } from '../../rules/domain-error';
import { safeReturnTo } from '../../contracts/return-to';
import { FormFailureFilter, typed } from '../pages/form-failure.filter';
import { formErrorOf } from '../pages/form-refusal';
import type { Page } from '../pages/page';
import { Pages } from '../pages/pages.service';
import { registerPage, registrationClosedPage } from './register-page';

/** A refused registration shows the form again with what was typed and the reason. */
@Catch()
@Injectable()
export class RegisterFailureFilter extends FormFailureFilter {
  constructor(
    pages: Pages,
    private readonly config: AppConfig,
  ) {
    super(pages);
  }

  protected page(refusal: DomainError, request: Request): Page {
    if (refusal.code === 'NO_ENCONTRADO') return registrationClosedPage;
    const model = {
      firstName: typed(request, 'firstName'),
      lastName: typed(request, 'lastName'),
      email: typed(request, 'email'),
      companyName: typed(request, 'companyName'),
      ruc: typed(request, 'ruc'),
      returnTo: safeReturnTo(typed(request, 'returnTo')),
      error: formErrorOf(refusal),
    };
    return registerPage(model, this.config.welcomeCredits);
  }
}
