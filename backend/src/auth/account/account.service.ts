import { Injectable } from '@nestjs/common';
import type { PasswordChange, ProfileUpdate } from '../../contracts/account';
import { CompaniesService } from '../../companies';
import type { SessionUser } from '../../access';
import { LoginThrottle } from '../../platform/rate-limit';
import { DomainError } from '../../rules/domain-error';
import { assertGoodPassword, UsersService, type User } from '../../users';
import { AuthNews, PasswordAccess } from '../auth.service';
import { PasswordLinks } from '../links/password-links.service';

/** What a person changes of the own account. */
@Injectable()
export class AccountService {
  constructor(
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly throttle: LoginThrottle,
    private readonly links: PasswordLinks,
    private readonly passwords: PasswordAccess,
    private readonly news: AuthNews,
  ) {}

  async rename(person: SessionUser, { firstName, lastName }: ProfileUpdate, ip: string) {
    await this.users.rename(person.id, firstName, lastName);
    this.news.tell('profile_updated', person, ip, 'Cambió su nombre');
  }

  /**
   * Sets a new password for whoever knows the present one. Throws SOLO_PROVEEDOR,
   * CUENTA_SIN_CONTRASENA, DEMASIADAS_SOLICITUDES, CONTRASENA_ACTUAL_INCORRECTA or CONTRASENA_DEBIL.
   */
  async changePassword(person: SessionUser, change: PasswordChange, ip: string): Promise<void> {
    const account = await this.users.find(person.id);
    if (!account) throw new DomainError('SESION_REQUERIDA');
    await this.passwords.assertOpenTo(account);
    await this.proveCurrent(account, change.currentPassword, ip);
    if (change.newPassword === change.currentPassword) throw new DomainError('CONTRASENA_IGUAL');
    const company = account.companyId ? await this.companies.find(account.companyId) : null;
    assertGoodPassword(change.newPassword, { ...account, companyName: company?.name ?? null });
    await this.users.setPassword(person, person.id, change.newPassword);
    await this.links.revoke(person.id);
    this.news.tell('password_changed', person, ip, 'Cambió su contraseña');
  }

  /** Slowed down like a sign-in, so that an open session does not help to guess; counted apart from it. */
  private async proveCurrent(account: User, password: string, ip: string): Promise<void> {
    if (!account.hasPassword) throw new DomainError('CUENTA_SIN_CONTRASENA');
    const { allowed, retryAfterSeconds } = await this.throttle.check(account.id, ip);
    if (!allowed) throw new DomainError('DEMASIADAS_SOLICITUDES', { seconds: retryAfterSeconds });
    const isRight = (await this.users.verify(account.email, password)) !== null;
    if (!isRight) throw new DomainError('CONTRASENA_ACTUAL_INCORRECTA');
    await this.throttle.recordSuccess(account.id, ip);
  }
}
