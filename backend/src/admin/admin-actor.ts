import type { Request } from 'express';
import { sessionUser, type SessionUser } from '../access';

/** The platform admin who acts, with the address and the id of the request. */
export interface AdminActor extends SessionUser {
  readonly ipAddress: string | null;
  readonly correlationId: string;
}

export const adminActor = (request: Request): AdminActor => ({
  ...sessionUser(request),
  ipAddress: request.ip ?? null,
  correlationId: String(request.id),
});
