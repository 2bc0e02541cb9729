import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable, type INestApplication } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { BACKGROUND_HEADER } from '../../contracts/headers';
import passport from 'passport';
import { AppConfig } from '../../platform/config/app-config';
import { Clock } from '../../platform/clock/clock';
import type { SessionUser } from '../../access';
import { AuthService, PasswordAccess } from '../auth.service';
import { isExpired, type SessionLimits } from '../domain/session-limits';
import { SessionsRepository, sessionStore, type SessionEnd } from './sessions.repository';

type Done<T> = (error: Error | null, value?: T) => void;

/** The session holds the id alone; role, teams and state are read at every request. */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  constructor(private readonly auth: AuthService) {
    super();
  }

  serializeUser(user: SessionUser, done: Done<string>): void {
    done(null, user.id);
  }

  deserializeUser(id: string, done: Done<SessionUser | false>): void {
    this.auth.sessionUser(id).then(
      (user) => done(null, user ?? false),
      (error: Error) => done(error),
    );
  }
}

/**
 * The configured secret; where none is set (never in production) a random one that stays in the
 * data folder, so that sessions survive a restart.
 */
async function sessionSecret(config: AppConfig): Promise<string> {
  if (config.sessionSecret) return config.sessionSecret;
  const file = path.join(config.dataDir, 'session-secret');
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(file, 'utf8');
}

declare module 'express-session' {
  /** What a signed-in session holds beside the person's id; epoch milliseconds. */
  interface SessionData {
    startedAt: number;
    lastActiveAt: number;
    /** Names the session to its owner; the cookie's id stays secret. */
    publicId: string;
    /** Browser and system in words. */
    device: string;
    ipAddress: string | null;
    /** Of a session that was ended; it has no person any more. */
    endedAs?: SessionEnd;
    /** Written by passport. */
    passport?: { user?: string };
  }
}

/** Use is written down once a minute, so that reading pages does not write at each request. */
const TOUCH_MS = 60_000;

export const isHttps = (config: AppConfig): boolean =>
  config.publicUrl?.startsWith('https://') ?? false;

export const cookieName = (config: AppConfig): string =>
  isHttps(config) ? '__Host-foliado' : 'foliado';

/** True when the browser sends the cookie of a session, whether it still holds or is over. */
function hasSessionCookie(request: Request, config: AppConfig): boolean {
  const names = (request.get('cookie') ?? '').split(';').map((pair) => pair.split('=')[0]?.trim());
  return names.includes(cookieName(config));
}

/** True when the browser still holds the cookie of a session that is over. */
export const hasDeadCookie = (request: Request, config: AppConfig): boolean =>
  request.user === undefined && hasSessionCookie(request, config);

export const limitsOf = (config: AppConfig): SessionLimits => ({
  idleMs: config.sessionIdleMinutes * 60_000,
  absoluteMs: config.sessionAbsoluteHours * 3_600_000,
});

/** Takes the cookie of a session that is over from the browser. */
export function clearSessionCookie(response: Response, config: AppConfig): void {
  response.clearCookie(cookieName(config), {
    path: '/',
    secure: isHttps(config),
    sameSite: 'lax',
  });
}

/**
 * Whether somebody is signed in who asks for a page; a cookie whose session is over goes, unless the sign-in
 * page has yet to say why it was ended. While the store is down the cookie is believed: the app says the rest.
 */
export function whoAsksForPages(handlers: readonly RequestHandler[], config: AppConfig) {
  return async (request: Request, response: Response): Promise<boolean> => {
    if (!hasSessionCookie(request, config)) return false;
    try {
      for (const handler of handlers) await runThrough(handler, request, response);
    } catch {
      return true;
    }
    if (request.user) return true;
    if (!request.sessionEnd) clearSessionCookie(response, config);
    return false;
  };
}

const runThrough = (handler: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    const next: NextFunction = (error?: unknown) =>
      error === undefined || error === null
        ? resolve()
        : reject(error instanceof Error ? error : new Error('handler failed'));
    Promise.resolve<unknown>(handler(request, response, next)).catch(reject);
  });

/**
 * Sessions on the server, in the store; the cookie holds only a signed random id (reliability S1). After these
 * handlers a request knows its person.
 */
export async function sessionMiddleware(app: INestApplication): Promise<RequestHandler[]> {
  const config = app.get(AppConfig);
  const { absoluteMs } = limitsOf(config);
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
  return [
    handler,
    sessionLimits(app.get(SessionsRepository), app.get(Clock), limitsOf(config)),
    passport.initialize() as RequestHandler,
    passport.session() as RequestHandler,
    onlyByProvider(app.get(PasswordAccess)),
  ];
}

/** Ends a session that a password has opened, before the provider became the only way in (OIDC_ONLY). */
function onlyByProvider(passwords: PasswordAccess) {
  return async (request: Request, _: Response, next: NextFunction): Promise<void> => {
    const person = request.user as SessionUser | undefined;
    const isOpenedByPassword = request.session.idToken === undefined;
    if (!person || !isOpenedByPassword || (await passwords.isOpenTo(person))) return next();
    request.user = undefined;
    request.session.regenerate(next);
  };
}

/** Ends sessions that are over, and one whose age is unknown; notes the use of the others. */
function sessionLimits(sessions: SessionsRepository, clock: Clock, limits: SessionLimits) {
  return async (request: Request, _: Response, next: NextFunction): Promise<void> => {
    const { passport, startedAt = 0, lastActiveAt = 0 } = request.session;
    if (passport?.user === undefined) {
      request.sessionEnd = request.session.endedAs;
      return next();
    }
    const now = clock.now().getTime();
    if (isExpired({ startedAt, lastActiveAt }, now, limits)) {
      request.session.regenerate(next);
      return;
    }
    const isBackground = request.get(BACKGROUND_HEADER) !== undefined;
    if (!isBackground && now - lastActiveAt > TOUCH_MS) {
      await sessions.recordUse(request.sessionID, now);
    }
    next();
  };
}
