import { Injectable } from '@nestjs/common';
import type { ReadingCost } from '../contracts/runs';
import { Clock } from '../platform/clock/clock';
import { lastLimaDays, startOfLimaDay } from '../rules/lima-day';
import { RunsMaintenanceRepository } from './runs-maintenance.repository';

/** What the engines have cost all companies, for the platform admin. */
@Injectable()
export class RunCosts {
  constructor(
    private readonly runs: RunsMaintenanceRepository,
    private readonly clock: Clock,
  ) {}

  /** Over the last days (Lima) up to today, by engine and model; the dearest first. */
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
