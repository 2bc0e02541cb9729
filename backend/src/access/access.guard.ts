import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { Request } from 'express';
import { BULK_MAX_IDS } from '../contracts/payment';
import { areaOf, permits, POLICY, type Action, type Policy } from '../contracts/policy';
import { DomainError } from '../rules/domain-error';
import { tellActivity } from './activity';
import { sessionUser, type SessionUser } from './session-user';
import { TenantThings } from './tenant-things';

export const ALLOW_KEY = 'foliado:allow';

/**
 * Declares which action of the policy table a route is. A route without it is refused to everybody.
 * The description of the API says it too.
 */
export const Allow = (action: Action) =>
  applyDecorators(
    SetMetadata(ALLOW_KEY, action),
    ApiExtension('x-action', action),
    ...(POLICY[action].access === 'session' ? [ApiSecurity('cookie')] : []),
  );

/** The one guard of all routes: what the policy table does not declare is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly news: EventEmitter2,
    private readonly things: TenantThings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const action = this.reflector.get<Action | undefined>(ALLOW_KEY, context.getHandler());
    if (!action) throw new DomainError('SIN_PERMISO');
    const policy: Policy = POLICY[action];
    if (policy.access === 'public') return true;
    const request = context.switchToHttp().getRequest<Request>();
    const user = sessionUser(request);
    await this.assertOwned(policy, user, request);
    if (permits(policy, user)) return true;
    await this.assertListedOwned(policy, user, request.body);
    this.tellDenied(action, user, request.ip);
    throw new DomainError('SIN_PERMISO');
  }

  private async assertOwned({ of }: Policy, user: SessionUser, { params }: Request): Promise<void> {
    if (!of || !('id' in params)) return;
    const isOwned = await this.things.has(of, user.tenantId, params['id']);
    if (!isOwned) throw new DomainError('NO_ENCONTRADO');
  }

  private async assertListedOwned(
    { of, idsIn }: Policy,
    { tenantId }: SessionUser,
    body: unknown,
  ): Promise<void> {
    const ids = idsIn ? (body as Record<string, unknown> | undefined)?.[idsIn] : undefined;
    if (!of || !Array.isArray(ids) || ids.length > BULK_MAX_IDS) return;
    for (const id of ids) {
      if (!(await this.things.has(of, tenantId, id))) throw new DomainError('NO_ENCONTRADO');
    }
  }

  private tellDenied(action: Action, user: SessionUser, ip: string | undefined): void {
    tellActivity(
      this.news,
      { ...user, ipAddress: ip ?? null },
      'denied',
      `Sin permiso en ${areaOf(action)}`,
    );
  }
}
