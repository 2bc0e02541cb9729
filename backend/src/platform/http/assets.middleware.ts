import { readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import express from 'express';

/** Address of a file of the built front end whose name begins so, without its hash; null when there is none. */
export function builtAsset(webDir: string, prefix: string): string | null {
  try {
    const name = readdirSync(path.join(webDir, 'assets')).find((file) => file.startsWith(prefix));
    return name ? `/assets/${name}` : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export type Coding = 'br' | 'gzip';

/** Endings of the packed files that the build puts beside the others. */
const FILE_OF_CODING: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

const CODING_OF_FILE: Readonly<Record<string, Coding>> = { '.br': 'br', '.gz': 'gzip' };

/** The smallest coding that the browser takes (RFC 9110, 12.5.3); null: only as it is. */
export function preferredCoding(request: Request): Coding | null {
  const codings = request.acceptsEncodings();
  if (codings.includes('br')) return 'br';
  return codings.includes('gzip') ? 'gzip' : null;
}

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
