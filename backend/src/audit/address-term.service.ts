import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { AppConfig } from '../platform/config/app-config';
import { Rounds } from '../platform/timing';
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
export class AddressTerm implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(AddressTerm.name);
  private readonly rounds = new Rounds(() => this.forget());

  constructor(
    private readonly entries: ActivityRepository,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.activityAddressDays > 0) this.rounds.every(HOUR_MS, FIRST_MS);
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** One round now. */
  run(): Promise<void> {
    return this.rounds.run();
  }

  /** What fails is tried again an hour later. */
  private async forget(): Promise<void> {
    const days = this.config.activityAddressDays;
    const before = new Date(this.clock.now().getTime() - days * DAY_MS);
    try {
      let forgotten: number;
      do forgotten = await this.entries.forgetAddresses(before, BATCH);
      while (forgotten === BATCH && !this.rounds.isStopped);
    } catch (error) {
      this.logger.warn({ addresses: 'not ended', error: (error as Error).name });
    }
  }
}
