import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { Request, Response } from 'express';
import type { SessionData } from 'express-session';
import type { AccountSession } from '../../contracts/account';
import { safeReturnTo } from '../../contracts/return-to';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/app-config';
import type { SessionUser } from '../../access';
import { DomainError } from '../../rules/domain-error';
import { USER_DEACTIVATED, type UserDeactivated } from '../../contracts/user';
import { UsersService } from '../../users';
import { AuthService } from '../auth.service';
import { deviceName, isExpired } from '../domain/session-limits';
import { limitsOf } from './session.middleware';
import { SessionsRepository } from './sessions.repository';

/** Opens, lists and ends sessions. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Signs the person in under a new session id; an id that was there before is worth nothing (S2). */
  async open(request: Request, user: SessionUser): Promise<void> {
    await settled((done) => request.logIn(user, done));
    const now = this.clock.now().getTime();
    const facts: Omit<SessionData, 'cookie'> = {
      startedAt: now,
      lastActiveAt: now,
      publicId: this.clock.uuid(),
      device: deviceName(request.get('user-agent')),
      ipAddress: request.ip ?? null,
    };
    Object.assign(request.session, facts);
    // Now: a browser follows a redirect before the answer has ended, and would find half a session.
    await settled((done) => request.session.save(done));
  }

  /** Ends every session of the person and opens this one anew: a copied cookie is worth nothing, too. */
  async replaceAllOf(request: Request, user: SessionUser): Promise<void> {
    await this.endAllOf(user.id);
    await this.open(request, user);
  }

  /** The open sessions of a person, the current one first, then the last used. */
  async listOf(userId: string, request: Request): Promise<AccountSession[]> {
    const currentId = currentIdOf(request);
    const now = this.clock.now().getTime();
    const all = await this.sessions.listOf(userId);
    const open = all.filter((session) => !isExpired(session, now, limitsOf(this.config)));
    return open
      .map((session) => toAccountSession(session, currentId))
      .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || later(a, b));
  }

  /** Throws NO_ENCONTRADO for a session that the person does not have. */
  async end(userId: string, id: string): Promise<void> {
    if (!(await this.sessions.end(userId, id))) throw new DomainError('NO_ENCONTRADO');
  }

  /** Ends every session of the person but the one that asks; answers how many. */
  endOthers(userId: string, request: Request): Promise<number> {
    return this.sessions.endAll(userId, currentIdOf(request));
  }

  /** Signs a person out everywhere. */
  async endAllOf(userId: string): Promise<void> {
    await this.sessions.endAll(userId, null);
  }

  /** Signs a person out everywhere who was let out; their browsers hear why (SESION_CUENTA_INACTIVA). */
  endAllOfDeactivated(userId: string): Promise<void> {
    return this.sessions.endAllAs(userId, 'SESION_CUENTA_INACTIVA');
  }
}

type Done = (error?: Error | null) => void;

const settled = (start: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));

function currentIdOf({ session }: Request): string {
  if (session.publicId === undefined) throw new DomainError('SESION_REQUERIDA');
  return session.publicId;
}

const later = (a: AccountSession, b: AccountSession): number =>
  b.lastActiveAt.localeCompare(a.lastActiveAt);

function toAccountSession(session: SessionData, currentId: string): AccountSession {
  return {
    id: session.publicId,
    startedAt: new Date(session.startedAt).toISOString(),
    lastActiveAt: new Date(session.lastActiveAt).toISOString(),
    device: session.device,
    ipAddress: session.ipAddress,
    isCurrent: session.publicId === currentId,
  };
}

/** Signs a person in who has just become known, and answers: a form goes on to the screen that was asked for, a program gets who it is. */
@Injectable()
export class SignedInAnswer {
  constructor(
    private readonly sessions: SessionsService,
    private readonly auth: AuthService,
    private readonly users: UsersService,
  ) {}

  async send(request: Request, response: Response, person: SessionUser): Promise<void> {
    await this.sessions.open(request, person);
    await this.users.recordLogin(person.id);
    const { returnTo } = request.body as { returnTo?: unknown };
    if (request.is('urlencoded')) return response.redirect(303, safeReturnTo(returnTo));
    response.json(await this.auth.profile(person.id));
  }
}

/** Whoever is let out is signed out everywhere, and told so (reliability 3.1). */
@Injectable()
export class EndSessionsWhenUserDeactivated {
  constructor(private readonly sessions: SessionsService) {}

  @OnEvent(USER_DEACTIVATED)
  handle({ userId }: UserDeactivated): Promise<void> {
    return this.sessions.endAllOfDeactivated(userId);
  }
}
