import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { POLICY, type Action, type Policy } from '../../contracts/policy';
import { DomainError } from '../../rules/domain-error';
import { ALLOW_KEY } from './allow.decorator';
import { permits } from './permits';
import { sessionUser } from './session-user';

/** The one guard of all routes: what the policy table does not declare is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const action = this.reflector.get<Action | undefined>(ALLOW_KEY, context.getHandler());
    if (!action) throw new DomainError('SIN_PERMISO');
    const policy: Policy = POLICY[action];
    if (policy.access === 'public') return true;
    const user = sessionUser(context.switchToHttp().getRequest<Request>());
    if (!permits(policy, user)) throw new DomainError('SIN_PERMISO');
    return true;
  }
}
