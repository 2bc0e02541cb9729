import { Injectable } from '@nestjs/common';
import { PASSWORD_LINK_HOURS, type OneTimeLink } from '../../contracts/account';
import { API } from '../../contracts/routes';
import { CompaniesService } from '../../companies';
import { Clock } from '../../platform/clock/clock';
import type { SessionUser } from '../../platform/http';
import { newToken, tokenHash } from '../../platform/one-time-token';
import { DomainError } from '../../rules/domain-error';
import { assertGoodPassword, UsersService, type User } from '../../users';
import { PasswordAccess } from '../password-access';
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
    const link = await this.links.find(tokenHash(token), this.clock.now());
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
    return this.links.remove(userId);
  }
}
