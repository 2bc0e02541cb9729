import type { INestApplication } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { BACKGROUND_HEADER } from '../contracts/headers';
import { AppConfig } from '../platform/config/app-config';
import { Clock } from '../platform/clock/clock';
import { isExpired } from './domain/session-limits';
import { sessionSecret } from './session-secret';
import { sessionStore } from './session-store.repository';

declare module 'express-session' {
  interface SessionData {
    startedAt: number;
    lastActiveAt: number;
  }
}

/** Use is written down once a minute, so that reading pages does not write at each request. */
const TOUCH_MS = 60_000;

export const isHttps = (config: AppConfig): boolean =>
  config.publicUrl?.startsWith('https://') ?? false;

export const cookieName = (config: AppConfig): string =>
  isHttps(config) ? '__Host-foliado' : 'foliado';

/** Sessions on the server, in the store; the cookie holds only a signed random id (reliability S1). */
export async function sessionMiddleware(app: INestApplication): Promise<RequestHandler[]> {
  const config = app.get(AppConfig);
  const absoluteMs = config.sessionAbsoluteHours * 3_600_000;
  const handler = session({
    name: cookieName(config),
    secret: await sessionSecret(config),
    store: sessionStore(app, absoluteMs / 1000),
    resave: false,
    saveUninitialized: false,
    rolling: false,
    cookie: {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: isHttps(config),
      maxAge: absoluteMs,
    },
  });
  const limits = { idleMs: config.sessionIdleMinutes * 60_000, absoluteMs };
  return [handler, sessionLimits(app.get(Clock), limits)];
}

function sessionLimits(clock: Clock, limits: { idleMs: number; absoluteMs: number }) {
  return (request: Request, _: Response, next: NextFunction): void => {
    const { startedAt, lastActiveAt } = request.session;
    if (startedAt === undefined || lastActiveAt === undefined) return next();
    const now = clock.now().getTime();
    if (isExpired({ startedAt, lastActiveAt }, now, limits)) {
      request.session.regenerate(next);
      return;
    }
    const isBackground = request.get(BACKGROUND_HEADER) !== undefined;
    if (!isBackground && now - lastActiveAt > TOUCH_MS) request.session.lastActiveAt = now;
    next();
  };
}
