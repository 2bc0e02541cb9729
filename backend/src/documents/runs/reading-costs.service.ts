import { Injectable } from '@nestjs/common';
import type { ReadingCost } from '../../contracts/runs';
import { Clock } from '../../platform/clock/clock';
import { lastLimaDays, startOfLimaDay } from '../../rules/lima-day';
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
