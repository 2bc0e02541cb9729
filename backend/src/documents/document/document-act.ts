import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { sessionUser, type SessionUser } from '../../access';
import { HELD_VERSION_HEADER } from '../../contracts/headers';
import { seenVersion, UuidPipe } from '../../platform/requests';

/** One act of a person on one document. */
export interface DocumentAct {
  user: SessionUser;
  id: string;
  /** Version that the client has seen (`If-Match`); null when it did not say. */
  seen: number | null;
  correlationId: string | null;
}

/** One of a client that may hold the document. */
export interface HeldAct extends DocumentAct {
  /** Version that the client holds (`x-held-version`), to be told only what has changed; null when it did not say. */
  held: number | null;
}

const ids = new UuidPipe();

/** Who acts on which document, and what he has seen of it. */
export const Act = createParamDecorator((_: unknown, context: ExecutionContext): HeldAct => {
  const request = context.switchToHttp().getRequest<Request>();
  return {
    user: sessionUser(request),
    id: ids.transform(request.params['id']),
    seen: seenVersion(request.get('if-match')),
    held: seenVersion(request.get(HELD_VERSION_HEADER), HELD_VERSION_HEADER),
    correlationId: String(request.id),
  };
});
