import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../rules/domain-error';

/** Origin under which a request has reached this server: the configured one, else as it was asked for. */
export function ownOrigin(request: Request, publicUrl: string | null): string {
  if (publicUrl) return new URL(publicUrl).origin;
  return `${request.protocol}://${request.get('host') ?? ''}`;
}

/** The headers of a request by which its origin is judged. */
interface OriginFacts {
  method: string;
  origin: string | undefined;
  secFetchSite: string | undefined;
  /** Origin under which this server is reached, e.g. `https://foliado.empresa.pe`. */
  own: string;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when a request may change state: it is safe, or comes from our own pages, or from a program
 * that is no browser (neither header; it holds no cookie of a person). Reliability S5.
 */
export function isSameOrigin({ method, origin, secFetchSite, own }: OriginFacts): boolean {
  if (SAFE_METHODS.has(method)) return true;
  if (secFetchSite !== undefined && secFetchSite !== 'same-origin' && secFetchSite !== 'none') {
    return false;
  }
  return origin === undefined || origin === own;
}

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
