import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../rules/domain-error';
import { ownOrigin } from './own-origin';
import { isSameOrigin } from './same-origin';

/** Refuses state changes that other sites' pages send with a person's cookie. */
export function originMiddleware(publicUrl: string | null) {
  return (request: Request, _: Response, next: NextFunction): void => {
    const allowed = isSameOrigin({
      method: request.method,
      origin: request.get('origin'),
      secFetchSite: request.get('sec-fetch-site'),
      own: ownOrigin(request, publicUrl),
    });
    next(allowed ? undefined : new DomainError('CSRF'));
  };
}
