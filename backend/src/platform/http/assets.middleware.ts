import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import express from 'express';
import { CODING_OF_FILE, FILE_OF_CODING, preferredCoding } from './content-coding';

/** Names that the build gives: no way out of the folder. */
const PACKED_ASSET = /^\/assets\/[\w.-]+\.(?:js|css|svg)$/;

/** Sends the packed file that the build has put beside an asset to browsers that can unpack it. */
function packedMiddleware(webDir: string): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!PACKED_ASSET.test(request.path)) return next();
    response.vary('Accept-Encoding');
    const coding = preferredCoding(request);
    if (coding === null) return next();
    const packed = `${request.path}${FILE_OF_CODING[coding]}`;
    stat(path.join(webDir, packed)).then(
      () => {
        request.url = packed;
        next();
      },
      () => next(),
    );
  };
}

function setAssetHeaders(response: Response, file: string): void {
  const isHashed = path.dirname(file).endsWith(`${path.sep}assets`);
  response.setHeader(
    'Cache-Control',
    isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  const coding = CODING_OF_FILE[path.extname(file)];
  if (coding === undefined) return;
  response.setHeader('Content-Encoding', coding);
  response.type(path.extname(path.basename(file, path.extname(file))));
}

/** Hashed files of the build may be kept for ever; everything else is asked for each time. */
export function assetsMiddleware(webDir: string): RequestHandler[] {
  return [
    packedMiddleware(webDir),
    express.static(webDir, { index: false, setHeaders: setAssetHeaders }),
  ];
}
