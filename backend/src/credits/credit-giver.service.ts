import { Injectable } from '@nestjs/common';
import type { CreditGiver } from '../contracts/credits';
import { AppConfig } from '../platform/config/app-config';
import { EventStore } from '../platform/event-store';
import { Metrics } from '../platform/metrics';
import { fullName } from '../rules/full-name';
import { UsersService, type User } from '../users';
import { PRODUCT_ID, typeOf } from './ledger-events';

const GIVEN = [typeOf('granted'), typeOf('set')];

/** Where a person's credits come from: the welcome of the product, or somebody of the company. */
@Injectable()
export class CreditGivers {
  private readonly refused = this.metrics.counter(
    'foliado_refused_credits_total',
    'Readings that were refused for want of a credit',
    [],
  );

  constructor(
    private readonly users: UsersService,
    private readonly config: AppConfig,
    private readonly events: EventStore,
    private readonly metrics: Metrics,
  ) {}

  /** Credits of an account that was never used: none for one that was invited, its company has had them. */
  async firstCredits(userId: string): Promise<number> {
    return this.firstOf(await this.users.find(userId));
  }

  /** As `firstCredits`, of an account that is at hand. */
  firstOf(user: Pick<User, 'isInvited'> | null): number {
    return user?.isInvited ? 0 : this.config.welcomeCredits;
  }

  /** Whether a company has got credits from the platform, beyond those that its accounts began with. */
  hasBeenGiven(tenantId: string): Promise<boolean> {
    return this.events.hasByOthers(tenantId, GIVEN, PRODUCT_ID);
  }

  /** Whom to ask for one, of a person who was just refused for want of it. */
  afterRefusal(userId: string): Promise<CreditGiver | null> {
    this.refused.inc();
    return this.giverOf(userId);
  }

  /** An active company_admin of the person's company, the first by name; null for one, and without company. */
  async giverOf(userId: string): Promise<CreditGiver | null> {
    const user = await this.users.find(userId);
    if (!user?.companyId || user.role !== 'user') return null;
    const people = await this.users.ofCompany(user.companyId);
    const admin = people.find(({ role, isActive }) => isActive && role === 'company_admin');
    return admin ? { name: fullName(admin), email: admin.email } : null;
  }
}
