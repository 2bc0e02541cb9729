import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { tap, type Observable } from 'rxjs';
import { DomainError } from '../../rules/domain-error';

/** Sends a version of the answer as its `ETag`, for `If-Match`; an answer without one has no tag. */
export class VersionTag implements NestInterceptor {
  constructor(private readonly key: 'version' | 'workflowVersion') {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      tap((body) => {
        const version = (body as Record<string, unknown> | null | undefined)?.[this.key];
        if (typeof version === 'number') response.setHeader('ETag', `"${version}"`);
      }),
    );
  }
}

/** The Idempotency-Key header, 1 to 255 visible ASCII characters; null when there is none. */
export function idempotencyKeyOf(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw new DomainError('CAMPO_INVALIDO', { field: 'Idempotency-Key' });
  }
  return header;
}

const TAG = /^(?:W\/)?"?(\d{1,15})"?$/;

/** The version in a header such as `If-Match`; null without one, or with `*`. Throws CAMPO_INVALIDO. */
export function seenVersion(header: string | undefined, name = 'If-Match'): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const match = TAG.exec(header.trim());
  if (!match) throw new DomainError('CAMPO_INVALIDO', { field: name });
  return Number(match[1]);
}
