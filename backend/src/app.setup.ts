import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { isHttps, sessionMiddleware, whoAsksForPages } from './auth';
import { AppConfig } from './platform/config/app-config';
import {
  assetsMiddleware,
  correlationMiddleware,
  jsonCompression,
  originMiddleware,
  ProxyWatch,
  securityHeaders,
  shellMiddleware,
  siteMiddleware,
} from './platform/http';
import { HttpMetrics } from './platform/metrics';

const JSON_BODY_LIMIT = '1mb';
/** Who sends slower than this holds a connection that others need (reliability F16). */
const REQUEST_LIMITS = { headersTimeout: 20_000, requestTimeout: 300_000 };

function apiHeaders(_: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'private, no-store');
  next();
}

/** Everything between the socket and the controllers; the same for the product and for tests. */
export async function configureApp(app: NestExpressApplication): Promise<void> {
  const config = app.get(AppConfig);
  const server: Server = app.getHttpServer();
  Object.assign(server, REQUEST_LIMITS);
  app.set('etag', false);
  app.set('trust proxy', config.trustProxy ? 1 : false);
  app.disable('x-powered-by');
  app.use(app.get(ProxyWatch).middleware, app.get(HttpMetrics).middleware);
  app.use(correlationMiddleware, securityHeaders(isHttps(config)));
  const sessions = await sessionMiddleware(app);
  const isSignedIn = whoAsksForPages(sessions, config);
  app.use(assetsMiddleware(config.webDir));
  app.use(siteMiddleware({ ...config, isSignedIn }), shellMiddleware(config.webDir));
  app.use('/api', jsonCompression(), apiHeaders, originMiddleware(config.publicUrl));
  app.use('/api', ...sessions);
  app.useBodyParser('json', { limit: JSON_BODY_LIMIT });
  app.useBodyParser('urlencoded', { limit: '16kb', extended: false });
  app.setGlobalPrefix('api', { exclude: ['healthz', 'readyz'] });
}

/** The API as an OpenAPI document. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const head = new DocumentBuilder()
    .setTitle('Foliado')
    .setDescription('API de Foliado: lectura, revisión y pago de comprobantes.')
    .setVersion('1')
    .addCookieAuth('foliado')
    .build();
  return SwaggerModule.createDocument(app, head);
}
