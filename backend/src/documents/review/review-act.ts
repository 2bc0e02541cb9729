import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { sessionUser, UuidPipe } from '../../platform/http';
import { DomainError } from '../../rules/domain-error';
import type { ReviewAct } from './review-writer.service';

const TAG = /^(?:W\/)?"?(\d{1,15})"?$/;
const ids = new UuidPipe();

/** The version in `If-Match`; null without one, or with `*`. Throws CAMPO_INVALIDO. */
export function seenVersion(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const match = TAG.exec(header.trim());
  if (!match) throw new DomainError('CAMPO_INVALIDO', { field: 'If-Match' });
  return Number(match[1]);
}

/** Who acts on which document, and what he has seen of it. */
export const Act = createParamDecorator((_: unknown, context: ExecutionContext): ReviewAct => {
  const request = context.switchToHttp().getRequest<Request>();
  return {
    user: sessionUser(request),
    id: ids.transform(request.params['id']),
    seen: seenVersion(request.get('if-match')),
    correlationId: String(request.id),
  };
});
