import type { INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { isHttps, sessionMiddleware, whoAsksForPages } from './auth';
import { AppConfig } from './platform/config/app-config';
import { useHttpChain } from './platform/http';

/** The application as it answers; the same for the product and for tests. */
export async function configureApp(app: NestExpressApplication): Promise<void> {
  const config = app.get(AppConfig);
  const sessions = await sessionMiddleware(app);
  const isSignedIn = whoAsksForPages(sessions, config);
  useHttpChain(app, { isHttps: isHttps(config), sessions, isSignedIn });
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
