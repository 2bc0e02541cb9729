import { Injectable } from '@nestjs/common';
import type { Spending } from '../../../contracts/processors';
import type { ReadingCost } from '../../../contracts/runs';
import { Clock } from '../../../platform/clock/clock';
import { AppConfig } from '../../../platform/config/app-config';
import { lastLimaDays, startOfLimaDay } from '../../../rules/lima-day';
import { EngineSpendingRepository } from './engine-spending.repository';
import { RunsMaintenanceRepository } from './runs-maintenance.repository';

/** What engines have cost over the documents that are there, of all companies together. */
@Injectable()
export class ReadingCosts {
  constructor(
    private readonly runs: RunsMaintenanceRepository,
    private readonly clock: Clock,
  ) {}

  /** Over the last days (Lima) up to today; the dearest first. */
  async ofDays(days: number): Promise<ReadingCost[]> {
    const [first] = lastLimaDays(this.clock.now(), days);
    const costs = await this.runs.costs(startOfLimaDay(first ?? this.clock.today()));
    return costs.sort(
      (a, b) => b.costUsd - a.costUsd || b.runs - a.runs || (a.model < b.model ? -1 : 1),
    );
  }

  /** From `from` until before `to`, US$ by company. */
  byTenant(from: Date, to: Date): Promise<Map<string, number>> {
    return this.runs.costsByTenant(from, to);
  }
}

/** What is spent on engines in the cloud in the month (Lima), and how much may be. */
@Injectable()
export class EngineSpending {
  constructor(
    private readonly sums: EngineSpendingRepository,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async count(tenantId: string, usd: number): Promise<void> {
    if (usd === 0) return;
    const month = this.month();
    await Promise.all([this.sums.add(month, usd), this.sums.add(`${month}/${tenantId}`, usd)]);
  }

  async ofInstallation(): Promise<Spending> {
    const spentUsd = await this.sums.of(this.month());
    return { spentUsd, limitUsd: this.config.engineLimitUsd.installation };
  }

  async ofCompany(tenantId: string): Promise<Spending> {
    const spentUsd = await this.sums.of(`${this.month()}/${tenantId}`);
    return { spentUsd, limitUsd: this.config.engineLimitUsd.company };
  }

  private month(): string {
    return this.clock.today().slice(0, 7);
  }
}
