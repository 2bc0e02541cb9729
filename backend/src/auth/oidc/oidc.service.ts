import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { API } from '../../contracts/routes';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/app-config';
import { asDomainError } from '../../platform/http';
import { DomainError, errorMessage } from '../../rules/domain-error';
import { AuthNews } from '../auth.service';
import { SessionsService } from '../sessions/sessions.service';
import {
  PENDING_MS,
  remember,
  take,
  type CompanyChoice,
  type PendingSignIn,
} from './domain/identity';
import { InvitationsWaiting, OidcAccounts } from './oidc-accounts.service';
import { asksForPassword } from './password-login';
import { OpenIdProvider } from './openid-provider';

declare module 'express-session' {
  interface SessionData {
    /** Attempts to sign in at the identity provider that have not come back yet. */
    pendingSignIns?: PendingSignIn[];
    /** Of a session that the identity provider opened; signing out there asks for it. */
    idToken?: string;
  }
}

/** Writes the session down now, not when the answer has gone out. */
function saveSession({ session }: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    session.save((error?: Error) => (error ? reject(error) : resolve()));
  });
}

/** Signing in and out at the configured OpenID provider. */
@Injectable()
export class OidcService {
  constructor(
    private readonly provider: OpenIdProvider,
    private readonly accounts: OidcAccounts,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly news: AuthNews,
  ) {}

  /** True when a visit of the sign-in page with this query goes on to the provider. */
  isUsedFor(query: Record<string, unknown>): boolean {
    return this.provider.isConfigured && !asksForPassword(query);
  }

  /** What a person has chosen who was told of invitations (`InvitationsWaiting`). Throws ENLACE_VENCIDO. */
  chosen(query: Record<string, unknown>): Promise<CompanyChoice> {
    return this.accounts.chosen(query);
  }

  /**
   * Remembers a new attempt in the session; answers where to send the person. Throws NO_ENCONTRADO without a
   * provider.
   */
  async begin(request: Request, returnTo: string, choice: CompanyChoice = {}): Promise<string> {
    if (!this.provider.isConfigured) throw new DomainError('NO_ENCONTRADO');
    const now = this.clock.now().getTime();
    const secrets = this.provider.newSecrets();
    const address = await this.provider.authorizationUrl(
      secrets,
      this.own(API.oidcCallback, request),
    );
    const attempt: PendingSignIn = {
      ...secrets,
      returnTo,
      expiresAt: now + PENDING_MS,
      ...choice,
    };
    const { session } = request;
    session.pendingSignIns = remember(session.pendingSignIns ?? [], attempt, now);
    // A session in which nobody is signed in need not outlive its attempts.
    if (!request.user) session.cookie.maxAge = PENDING_MS;
    // Now: who has agreed before comes back from the provider before this answer has ended.
    await saveSession(request);
    return address;
  }

  /** Opens a session for the person who came back; answers the screen to go to. */
  async complete(request: Request): Promise<string> {
    if (!this.provider.isConfigured) throw new DomainError('NO_ENCONTRADO');
    try {
      return await this.signIn(request, await this.takeAttempt(request));
    } catch (error) {
      if (error instanceof InvitationsWaiting) throw error;
      const { code } = asDomainError(error);
      const details = `Ingreso por el proveedor de identidad: ${errorMessage(code)}`;
      this.news.tell('login_failed', null, request.ip, details);
      throw error;
    }
  }

  /** Where signing out goes on: the provider's own page for it, else null. Ask before the session ends. */
  async signOutUrl(request: Request): Promise<string | null> {
    const { idToken } = request.session;
    return this.provider.isConfigured && idToken
      ? this.provider.endSessionUrl(idToken, this.own('/auth', request))
      : null;
  }

  private async signIn(
    request: Request,
    { returnTo, invitation, isOwn, ...attempt }: PendingSignIn,
  ): Promise<string> {
    const callback = new URL(request.originalUrl, this.own('/', request));
    const { identity, idToken } = await this.provider.identify(callback, attempt);
    const user = await this.accounts.signIn(identity, request.ip ?? null, {
      ...(invitation === undefined ? {} : { invitation }),
      ...(isOwn && { isOwn }),
    });
    await this.sessions.open(request, user);
    request.session.idToken = idToken;
    await saveSession(request);
    return returnTo;
  }

  /** An attempt is used up before its code is exchanged, whatever comes of it. */
  private async takeAttempt(request: Request): Promise<PendingSignIn> {
    const { session } = request;
    const now = this.clock.now().getTime();
    const { found, rest } = take(session.pendingSignIns ?? [], request.query['state'], now);
    if (!found) throw new DomainError('INGRESO_VENCIDO');
    session.pendingSignIns = rest;
    await saveSession(request);
    return found;
  }

  /** An address of this site as the outside knows it. */
  private own(path: string, request: Request): string {
    const origin = this.config.publicUrl ?? `${request.protocol}://${request.get('host') ?? ''}`;
    return new URL(path, origin).href;
  }
}
