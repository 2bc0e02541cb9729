import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppConfig } from '../platform/config/app-config';
import { UsersService } from './users.service';

/** Makes the first platform admin from ADMIN_EMAIL and ADMIN_PASSWORD (decisions: first start). */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  constructor(
    private readonly users: UsersService,
    private readonly config: AppConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { env, adminEmail, adminPassword } = this.config;
    if (await this.users.hasPlatformAdmin()) return;
    if (adminEmail && adminPassword) return this.make(adminEmail, adminPassword);
    if (env === 'production') {
      throw new Error(
        'No hay ningún administrador. Defina ADMIN_EMAIL y ADMIN_PASSWORD para el primer arranque.',
      );
    }
  }

  /** Another process that starts on the same empty store may be faster: then its admin is there. */
  private async make(email: string, password: string): Promise<void> {
    try {
      await this.users.create({
        email,
        password,
        firstName: 'Administrador',
        lastName: '',
        role: 'admin',
        teams: [],
        companyId: null,
      });
    } catch (error) {
      if (!(await this.users.hasPlatformAdmin())) throw error;
    }
  }
}
