import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { tap, type Observable } from 'rxjs';

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
