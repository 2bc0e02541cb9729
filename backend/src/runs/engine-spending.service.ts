import { Injectable } from '@nestjs/common';
import type { Spending } from '../contracts/processors';
import { Clock } from '../platform/clock/clock';
import { AppConfig } from '../platform/config/app-config';
import { EngineSpendingRepository } from './engine-spending.repository';

/** What is spent on engines in the cloud in the month (Lima), and how much may be. */
@Injectable()
export class EngineSpending {
  constructor(
    private readonly sums: EngineSpendingRepository,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async spend(tenantId: string, usd: number): Promise<void> {
    if (usd === 0) return;
    const month = this.month();
    await Promise.all([this.sums.spend(month, usd), this.sums.spend(`${month}/${tenantId}`, usd)]);
  }

  async ofInstallation(): Promise<Spending> {
    const spentUsd = await this.sums.spentOf(this.month());
    return { spentUsd, limitUsd: this.config.engineLimitUsd.installation };
  }

  async ofCompany(tenantId: string): Promise<Spending> {
    const spentUsd = await this.sums.spentOf(`${this.month()}/${tenantId}`);
    return { spentUsd, limitUsd: this.config.engineLimitUsd.company };
  }

  private month(): string {
    return this.clock.today().slice(0, 7);
  }
}
