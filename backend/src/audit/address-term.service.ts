import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { AppConfig } from '../platform/config/app-config';
import { Schedule } from '../platform/schedule';
import { ActivityRepository } from './activity.repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_MS = 90_000;
const BATCH = 500;

/**
 * Ends the addresses of the activity log: they show who guessed passwords, and after their term they are
 * personal data without a purpose (Ley 29733, article 8).
 */
@Injectable()
export class AddressTerm extends Schedule {
  constructor(
    private readonly entries: ActivityRepository,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    super('addresses', { everyMs: HOUR_MS, firstMs: FIRST_MS });
  }

  override async onApplicationBootstrap(): Promise<void> {
    if (this.config.activityAddressDays > 0) await super.onApplicationBootstrap();
  }

  protected async round(): Promise<void> {
    const days = this.config.activityAddressDays;
    const before = new Date(this.clock.now().getTime() - days * DAY_MS);
    let forgotten: number;
    do forgotten = await this.entries.forgetAddresses(before, BATCH);
    while (forgotten === BATCH && !this.isEnding);
  }
}
