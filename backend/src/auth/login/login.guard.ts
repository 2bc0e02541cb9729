import { Catch, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { sessionUser, type SessionUser } from '../../access';
import { DomainError } from '../../rules/domain-error';
import { AuthService } from '../auth.service';
import { FormFailureFilter, Pages } from '../pages/pages.service';
import type { Page } from '../pages/page';
import { SessionsService } from '../sessions/sessions.service';
import { LoginView } from './login-view';

/** Sign-in by e-mail and password; works for the form and for JSON alike. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly auth: AuthService) {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true });
  }

  validate(request: Request, email: unknown, password: unknown): Promise<SessionUser> {
    return this.auth.signIn(email, password, request.ip ?? '');
  }
}

/** Checks the credentials and opens a session. */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  constructor(private readonly sessions: SessionsService) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    const request = context.switchToHttp().getRequest<Request>();
    await this.sessions.open(request, sessionUser(request));
    return true;
  }

  override handleRequest<TUser>(error: Error | null, user: TUser | false): TUser {
    if (error) throw error;
    if (!user) throw new DomainError('CREDENCIALES_INVALIDAS');
    return user;
  }
}

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
