import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { sessionUser, type SessionUser } from './session-user';

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
