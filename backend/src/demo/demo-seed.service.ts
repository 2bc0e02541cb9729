import { randomBytes } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CompaniesService } from '../companies';
import { CreditsService } from '../credits';
import { AppConfig } from '../platform/config/app-config';
import { Announcements } from '../platform/startup/program';
import { UsersService } from '../users';
import { DEMO_ACCOUNTS, DEMO_COMPANY } from './demo-accounts';

/** Enough to try every sample many times over. */
const DEMO_CREDITS = 500;

/** An empty store gets the demo company; its password is shown once, or is DEMO_PASSWORD. */
@Injectable()
export class DemoSeed implements OnApplicationBootstrap {
  constructor(
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly credits: CreditsService,
    private readonly config: AppConfig,
    private readonly announcements: Announcements,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const isFirst = await this.users.isEmpty();
    const password = this.config.demoPassword ?? randomBytes(9).toString('base64url');
    if (isFirst) await this.seed(password);
    else if (this.config.demoPassword) await this.applyPassword(password);
    else if (!(await this.companies.findDemo())) return;
    this.announce(isFirst ? password : this.config.demoPassword);
  }

  private async seed(password: string): Promise<void> {
    const company = await this.companies.create({ ...DEMO_COMPANY, isDemo: true });
    for (const { inCompany, what: _, ...account } of DEMO_ACCOUNTS) {
      const companyId = inCompany ? company.id : null;
      const user = await this.users.create({ ...account, password, companyId });
      await this.credits.openAccount(user, DEMO_CREDITS);
    }
  }

  private async applyPassword(password: string): Promise<void> {
    for (const { email } of DEMO_ACCOUNTS) await this.users.ensurePassword(email, password);
  }

  private announce(password: string | null): void {
    const accounts = DEMO_ACCOUNTS.map(({ email, what }) => `  ${email.padEnd(20)} ${what}`);
    this.announcements.add('Empresa de demostración:', ...accounts);
    this.announcements.add(
      password === null
        ? '  La contraseña se mostró en el primer arranque; para fijar otra: DEMO_PASSWORD=… npm start'
        : `  Contraseña de las cuatro cuentas: ${password}`,
    );
  }
}
