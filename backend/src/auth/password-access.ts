import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/app-config';
import { DomainError } from '../rules/domain-error';
import { UsersService, type User } from '../users';

/** Who signs in with a password: everybody, or where the provider is the only way (OIDC_ONLY) the platform's first admin. */
@Injectable()
export class PasswordAccess {
  constructor(
    private readonly users: UsersService,
    private readonly config: AppConfig,
  ) {}

  /** True where the others come through the identity provider. */
  get isOfOne(): boolean {
    return this.config.oidc?.isOnly ?? false;
  }

  async isOpenTo({ id, role }: Pick<User, 'id' | 'role'>): Promise<boolean> {
    return !this.isOfOne || (role === 'admin' && (await this.users.isFirstAdmin(id)));
  }

  /** Throws SOLO_PROVEEDOR. */
  async assertOpenTo(person: Pick<User, 'id' | 'role'>): Promise<void> {
    if (!(await this.isOpenTo(person))) throw new DomainError('SOLO_PROVEEDOR');
  }
}
