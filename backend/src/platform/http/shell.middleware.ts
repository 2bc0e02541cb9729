import { access } from 'node:fs/promises';
import path from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isScreenPath } from '../../contracts/routes';
import { isPageRequest } from './site.middleware';

/**
 * Answers page navigations with the app shell: known screens 200, any other path 404
 * (the shell then shows the not-found screen). Calls of the API pass through.
 */
export function shellMiddleware(webDir: string): RequestHandler {
  const shell = path.join(webDir, 'index.html');
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!isPageRequest(request)) return next();
    access(shell)
      .then(() => {
        response.status(isScreenPath(request.path) ? 200 : 404);
        response.setHeader('Cache-Control', 'no-store');
        response.sendFile(shell, { cacheControl: false, etag: false, lastModified: false });
      })
      .catch(next);
  };
}
