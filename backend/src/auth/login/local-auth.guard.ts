import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { sessionUser } from '../../platform/http';
import { DomainError } from '../../rules/domain-error';
import { SessionsService } from '../sessions/sessions.service';

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
