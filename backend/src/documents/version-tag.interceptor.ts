import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

/** Sends the version of the document that is answered as its `ETag`, for `If-Match`. */
@Injectable()
export class VersionTag implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((body) => {
        const version = (body as { version?: unknown } | null | undefined)?.version;
        if (typeof version === 'number') response.setHeader('ETag', `"${version}"`);
        return body;
      }),
    );
  }
}
