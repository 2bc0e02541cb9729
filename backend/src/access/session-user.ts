import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { ErrorCode } from '../contracts/errors';
import type { Role, Team } from '../contracts/user';
import { DomainError } from '../rules/domain-error';

declare module 'express-serve-static-core' {
  interface Request {
    /** Why the session was ended to which the request's cookie belonged, where its person should hear it. */
    sessionEnd?: ErrorCode;
  }
}

/** The person behind a request, loaded from the store at each request, never from the client. */
export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly teams: readonly Team[];
  readonly companyId: string | null;
  /** `companyId`, or `u:{id}` for a person without company; part of every query. */
  readonly tenantId: string;
}

/** The signed-in person of a request; null when a visitor asks. */
export function signedInUser(request: Request): SessionUser | null {
  return (request.user as SessionUser | undefined) ?? null;
}

/** The signed-in person of a request; the guard has made sure that there is one. */
export function sessionUser(request: Request): SessionUser {
  const user = signedInUser(request);
  if (!user) throw new DomainError(request.sessionEnd ?? 'SESION_REQUERIDA');
  return user;
}

export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) =>
  sessionUser(context.switchToHttp().getRequest<Request>()),
);

/** The signed-in person of a request that changes something, with what its record needs besides. */
export interface RequestActor extends SessionUser {
  readonly ipAddress: string | null;
  readonly correlationId: string;
}

export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): RequestActor => {
    const request = context.switchToHttp().getRequest<Request>();
    const { ip = null, id } = request;
    return { ...sessionUser(request), ipAddress: ip, correlationId: String(id) };
  },
);
