import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { HELD_VERSION_HEADER } from '../../contracts/headers';
import { seenVersion, sessionUser, UuidPipe } from '../../platform/http';
import type { HeldAct } from './review-writer.service';

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
