import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { OneTimeLink } from '../../contracts/account';
import { AppConfig } from '../../platform/config/app-config';
import { ownOrigin, type SessionUser } from '../../platform/http';
import { DomainError } from '../../rules/domain-error';
import { UsersService, type User } from '../../users';
import { AuthNews } from '../auth-news';
import { PasswordLinks } from './password-links.service';

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
