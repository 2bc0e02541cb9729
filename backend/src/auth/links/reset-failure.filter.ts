import { Catch, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { errorMessage, type DomainError } from '../../rules/domain-error';
import { FormFailureFilter } from '../pages/form-failure.filter';
import { formErrorOf } from '../pages/form-refusal';
import { linkOverPage, providerOnlyPage } from '../pages/link-over-page';
import type { Page } from '../pages/page';
import { Pages } from '../pages/pages.service';
import { PasswordLinks } from './password-links.service';
import { resetPage } from './reset-page';

/** A refused password is asked for again; a dead link says so. */
@Catch()
@Injectable()
export class ResetFailureFilter extends FormFailureFilter {
  constructor(
    pages: Pages,
    private readonly links: PasswordLinks,
  ) {
    super(pages);
  }

  protected async page(refusal: DomainError, request: Request): Promise<Page> {
    if (refusal.code === 'SOLO_PROVEEDOR') return providerOnlyPage;
    const token = String(request.params['token']);
    const account = await this.links.accountIfOpen(token);
    return account
      ? resetPage(token, account.email, formErrorOf(refusal))
      : linkOverPage(errorMessage('ENLACE_VENCIDO'));
  }
}
