import { access } from 'node:fs/promises';
import path from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import express from 'express';
import { isScreenPath } from '../../contracts/routes';

/** Hashed files of the build may be kept for ever; everything else is asked for each time. */
export function assetsMiddleware(webDir: string): RequestHandler {
  return express.static(webDir, {
    index: false,
    setHeaders: (response, file) => {
      const isHashed = path.dirname(file).endsWith(`${path.sep}assets`);
      response.setHeader(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}

/**
 * Answers page navigations with the app shell: known screens 200, any other path 404
 * (the shell then shows the not-found screen). Calls of the API pass through.
 */
export function shellMiddleware(webDir: string): RequestHandler {
  const shell = path.join(webDir, 'index.html');
  return (request: Request, response: Response, next: NextFunction): void => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || /^\/(api|healthz|readyz)(\/|$)/.test(request.path)) return next();
    access(shell)
      .then(() => {
        response.status(isScreenPath(request.path) ? 200 : 404);
        response.setHeader('Cache-Control', 'no-store');
        response.sendFile(shell, { cacheControl: false, etag: false, lastModified: false });
      })
      .catch(next);
  };
}
