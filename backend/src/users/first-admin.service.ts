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
    if (adminEmail && adminPassword) {
      await this.users.create({
        email: adminEmail,
        password: adminPassword,
        firstName: 'Administrador',
        lastName: '',
        role: 'admin',
        teams: [],
        companyId: null,
      });
      return;
    }
    if (env === 'production') {
      throw new Error(
        'No hay ningún administrador. Defina ADMIN_EMAIL y ADMIN_PASSWORD para el primer arranque.',
      );
    }
  }
}
