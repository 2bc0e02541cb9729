import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { IDEMPOTENCY_HEADER } from '../contracts/headers';
import { sessionUser, type RequestActor } from '../access';
import { idempotencyKeyOf, seenVersion, UuidPipe } from '../platform/requests';

/** A person at a step of a document. */
export interface StepAct {
  id: string;
  actor: RequestActor;
  /** The workflow's version that the person has seen (`If-Match`); null when they did not say. */
  seen: number | null;
  /** The same key is the same command; null when the client gave none. */
  key: string | null;
}

const ids = new UuidPipe();

export const Act = createParamDecorator((_: unknown, context: ExecutionContext): StepAct => {
  const request = context.switchToHttp().getRequest<Request>();
  const { ip = null, id: correlationId, params } = request;
  return {
    id: ids.transform(params['id']),
    actor: { ...sessionUser(request), ipAddress: ip, correlationId: String(correlationId) },
    seen: seenVersion(request.get('if-match')),
    key: idempotencyKeyOf(request.get(IDEMPOTENCY_HEADER)),
  };
});
