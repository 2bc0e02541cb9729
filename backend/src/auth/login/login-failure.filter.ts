import { Catch, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { DomainError } from '../../rules/domain-error';
import { FormFailureFilter } from '../pages/form-failure.filter';
import type { Page } from '../pages/page';
import { Pages } from '../pages/pages.service';
import { LoginView } from './login-view';

/** A failed sign-in shows the form again with the reason. */
@Catch()
@Injectable()
export class LoginFailureFilter extends FormFailureFilter {
  constructor(
    pages: Pages,
    private readonly view: LoginView,
  ) {
    super(pages);
  }

  protected page(refusal: DomainError, request: Request): Page {
    return this.view.refused(request, refusal);
  }
}
