import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { PASSWORD_LINK_HOURS, type OneTimeLink } from '../../contracts/account';
import { API } from '../../contracts/routes';
import { CompaniesService } from '../../companies';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/app-config';
import type { SessionUser } from '../../access';
import { ownOrigin } from '../../platform/http';
import { newToken, tokenHash } from '../../platform/one-time-token';
import { LoginThrottle } from '../../platform/rate-limit';
import { DomainError } from '../../rules/domain-error';
import { assertGoodPassword, UsersService, type User } from '../../users';
import { AuthNews, PasswordAccess, toSessionUser } from '../auth.service';
import { SessionsService } from '../sessions/sessions.service';
import { PasswordLinksRepository } from './password-links.repository';

/** Links with which a person sets a new password once; an administrator hands them over. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly links: PasswordLinksRepository,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly passwords: PasswordAccess,
    private readonly clock: Clock,
  ) {}

  /**
   * A new link for an account; an older one stops working. `origin` is this site's, for the address.
   * Throws CUENTA_DESACTIVADA or SOLO_PROVEEDOR.
   */
  async issue(account: User, issuedBy: SessionUser, origin: string): Promise<OneTimeLink> {
    if (!account.isActive) throw new DomainError('CUENTA_DESACTIVADA');
    await this.passwords.assertOpenTo(account);
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + PASSWORD_LINK_HOURS * 3_600_000);
    await this.links.put({
      _id: account.id,
      tokenHash: tokenHash(token),
      issuedById: issuedBy.id,
      expiresAt,
    });
    const url = new URL(API.passwordReset(token), origin).href;
    return { url, expiresAt: expiresAt.toISOString() };
  }

  /** The account behind a link; null when it was used, replaced or has run out. */
  async accountIfOpen(token: string): Promise<User | null> {
    const link = await this.links.linkOf(tokenHash(token), this.clock.now());
    const account = link && (await this.users.find(link._id));
    return account?.isActive ? account : null;
  }

  /**
   * The account behind a link. Throws ENLACE_VENCIDO when it was used, replaced or has run out, SOLO_PROVEEDOR
   * when the account may have no password any more.
   */
  async accountOf(token: string): Promise<User> {
    const account = await this.accountIfOpen(token);
    if (!account) throw new DomainError('ENLACE_VENCIDO');
    await this.passwords.assertOpenTo(account);
    return account;
  }

  /** Sets the password; a weak one does not use the link up. Throws CONTRASENA_DEBIL or like `accountOf`. */
  async use(token: string, password: string): Promise<User> {
    const account = await this.accountOf(token);
    const company = account.companyId ? await this.companies.find(account.companyId) : null;
    assertGoodPassword(password, { ...account, companyName: company?.name ?? null });
    const isMine = await this.links.take(tokenHash(token), this.clock.now());
    if (!isMine) throw new DomainError('ENLACE_VENCIDO');
    return this.users.setPassword(account, account.id, password);
  }

  /** The open link of an account stops working. */
  revoke(userId: string): Promise<void> {
    return this.links.forget(userId);
  }
}

/** Who may hand a password link to whom. */
@Injectable()
export class PasswordLinkIssuer {
  constructor(
    private readonly links: PasswordLinks,
    private readonly users: UsersService,
    private readonly news: AuthNews,
    private readonly config: AppConfig,
  ) {}

  /** A company_admin, for the own people. A stranger and a platform admin get the same NO_ENCONTRADO. */
  async forMember(request: Request, issuer: SessionUser, id: string): Promise<OneTimeLink> {
    const account = await this.users.find(id);
    const isColleague = issuer.companyId !== null && account?.companyId === issuer.companyId;
    if (!account || !isColleague || account.role === 'admin')
      throw new DomainError('NO_ENCONTRADO');
    return this.issue(request, issuer, account);
  }

  /** The platform admin, for anybody. */
  async forAnyone(request: Request, issuer: SessionUser, id: string): Promise<OneTimeLink> {
    const account = await this.users.find(id);
    if (!account) throw new DomainError('NO_ENCONTRADO');
    return this.issue(request, issuer, account);
  }

  private async issue(request: Request, issuer: SessionUser, account: User): Promise<OneTimeLink> {
    const origin = ownOrigin(request, this.config.publicUrl);
    const link = await this.links.issue(account, issuer, origin);
    const details = 'Creó un enlace para restablecer una contraseña';
    this.news.tell('password_link_issued', issuer, request.ip, details, account.id);
    return link;
  }
}

/** Setting a password with a link: it signs nobody in, and everybody of that account out. */
@Injectable()
export class ResetService {
  constructor(
    private readonly links: PasswordLinks,
    private readonly sessions: SessionsService,
    private readonly throttle: LoginThrottle,
    private readonly news: AuthNews,
  ) {}

  /** Throws like `PasswordLinks.use`. */
  async reset(token: string, password: string, ip: string): Promise<void> {
    const account = await this.links.use(token, password);
    await this.sessions.endAllOf(account.id);
    await this.throttle.forgive(account.email);
    const details = 'Eligió una contraseña nueva con un enlace';
    this.news.tell('password_reset', toSessionUser(account), ip, details);
  }
}
