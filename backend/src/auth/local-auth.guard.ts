import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { Clock } from '../platform/clock/clock';
import { DomainError } from '../rules/domain-error';

/** Checks the credentials and opens a new session (a given session id is never kept: S2). */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  constructor(private readonly clock: Clock) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    const request = context.switchToHttp().getRequest<Request>();
    await super.logIn(request);
    const now = this.clock.now().getTime();
    Object.assign(request.session, { startedAt: now, lastActiveAt: now });
    return true;
  }

  override handleRequest<TUser>(error: Error | null, user: TUser | false): TUser {
    if (error) throw error;
    if (!user) throw new DomainError('CREDENCIALES_INVALIDAS');
    return user;
  }
}
