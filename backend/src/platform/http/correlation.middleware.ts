import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { CORRELATION_HEADER } from '../../contracts/headers';

/** Gives each request an id that its log lines and its error body share. Never taken from the client. */
export function correlationMiddleware(
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  const id = `c-${randomUUID().slice(0, 8)}`;
  request.id = id;
  response.setHeader(CORRELATION_HEADER, id);
  next();
}
