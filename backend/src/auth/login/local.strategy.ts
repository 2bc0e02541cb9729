import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import type { SessionUser } from '../../platform/http';
import { AuthService } from '../auth.service';

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
