import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { CORRELATION_HEADER } from '../../contracts/headers';
import { AppConfig } from '../config/app-config';
import { HttpMetrics } from '../metrics';
import { assetsMiddleware } from './assets.middleware';
import { originMiddleware } from './origin.middleware';
import { ProxyWatch } from './proxy-watch';
import { shellMiddleware, siteMiddleware, type SiteOptions } from './site.middleware';

const JSON_BODY_LIMIT = '1mb';
/**
 * Who sends slower than this holds a connection that others need (reliability F16). A connection without a request
 * outlives what proxies keep theirs for (nginx 60 s, Caddy 120 s): one that is closed while a proxy writes to it is an
 * error 502, and no proxy sends a payment again.
 */
const REQUEST_LIMITS = {
  headersTimeout: 20_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 130_000,
};

/** What the chain has to be told of who asks. */
interface Visitors extends Pick<SiteOptions, 'isSignedIn'> {
  isHttps: boolean;
  /** After these a request of the API knows its person. */
  sessions: readonly RequestHandler[];
}

/** Log, figures, packing and stream listen for the end of an answer: more than Node takes for no leak. */
const LISTENERS = 20;

/** Gives each request an id that its log lines and its error body share. Never taken from the client. */
function correlationMiddleware(request: Request, response: Response, next: NextFunction): void {
  response.setMaxListeners(LISTENERS);
  const id = `c-${randomUUID().slice(0, 8)}`;
  request.id = id;
  response.setHeader(CORRELATION_HEADER, id);
  next();
}

/** What no page of ours asks a browser for, so that no script that gets in can. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ');

/**
 * Headers of every answer (reliability S10): scripts only from here and never inline,
 * styles may be inline (emotion). HSTS only when the public address is HTTPS.
 */
function securityHeaders(isHttps: boolean) {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Not 'no-referrer': with it browsers send forms with `Origin: null`, which no check could accept.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // For browsers that do not know frame-ancestors.
    xFrameOptions: { action: 'deny' },
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    response.setHeader('Permissions-Policy', PERMISSIONS);
    headers(request, response, next);
  };
}

/**
 * Only what is read, and only JSON: an answer to a change may hold a link that is a secret, a page a token, and
 * neither may stand packed beside what somebody else put into it.
 */
export const isPacked = (
  { method }: Pick<Request, 'method'>,
  response: Pick<Response, 'getHeader'>,
): boolean =>
  method === 'GET' && /^application\/json\b/.test(String(response.getHeader('content-type')));

/** Lists of the API shrink to a tenth. */
const jsonCompression = () => compression({ filter: isPacked });

function apiHeaders(_: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'private, no-store');
  next();
}

/** Everything between the socket and the controllers, in its order. */
export function useHttpChain(app: NestExpressApplication, visitors: Visitors): void {
  const { isHttps, sessions, isSignedIn } = visitors;
  const config = app.get(AppConfig);
  const server: Server = app.getHttpServer();
  Object.assign(server, REQUEST_LIMITS);
  app.set('etag', false);
  app.set('trust proxy', config.trustProxy ? 1 : false);
  app.disable('x-powered-by');
  app.use(app.get(ProxyWatch).middleware, app.get(HttpMetrics).middleware);
  app.use(correlationMiddleware, securityHeaders(isHttps));
  app.use(assetsMiddleware(config.webDir));
  app.use(siteMiddleware({ ...config, isSignedIn }), shellMiddleware(config.webDir));
  app.use('/api', jsonCompression(), apiHeaders, originMiddleware(config.publicUrl));
  app.use('/api', ...sessions);
  app.useBodyParser('json', { limit: JSON_BODY_LIMIT });
  app.useBodyParser('urlencoded', { limit: '16kb', extended: false });
}
