import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppConfig } from '../../platform/config/app-config';
import type { DomainError } from '../../rules/domain-error';
import { safeReturnTo } from '../../contracts/return-to';
import { typed } from '../pages/form-failure.filter';
import { formErrorOf } from '../pages/form-refusal';
import type { Page } from '../pages/page';
import { PasswordAccess } from '../password-access';
import { RegistrationService } from '../registration/registration.service';
import { hasDeadCookie } from '../sessions/session.middleware';
import { loginPage } from './login-page';
import { noticeFor } from './notices';

/** The sign-in page in each of its states. */
@Injectable()
export class LoginView {
  constructor(
    private readonly registration: RegistrationService,
    private readonly passwords: PasswordAccess,
    private readonly config: AppConfig,
  ) {}

  opened(request: Request): Page {
    return loginPage({
      email: '',
      returnTo: safeReturnTo(request.query['returnTo']),
      error: null,
      notice: noticeFor(request.query['aviso'], {
        end: request.sessionEnd,
        hasDeadCookie: hasDeadCookie(request, this.config),
      }),
      isRegistrationOpen: this.registration.isOpen,
      isOfOne: this.passwords.isOfOne,
    });
  }

  refused(request: Request, refusal: DomainError): Page {
    return loginPage({
      email: typed(request, 'email'),
      returnTo: safeReturnTo(typed(request, 'returnTo')),
      error: formErrorOf(refusal),
      notice: null,
      isRegistrationOpen: this.registration.isOpen,
      isOfOne: this.passwords.isOfOne,
    });
  }
}
