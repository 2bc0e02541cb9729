import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Rounds } from '../../platform/timing';
import { OriginalRetention } from './retention.service';

const HOUR_MS = 3_600_000;

/** Ends retentions at the start and every hour. */
@Injectable()
export class RetentionSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RetentionSchedule.name);
  private readonly rounds = new Rounds(() => this.round());

  constructor(private readonly retention: OriginalRetention) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.rounds.run();
    this.rounds.every(HOUR_MS);
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** What fails is tried again an hour later. */
  private async round(): Promise<void> {
    try {
      const expired = await this.retention.expire();
      if (expired > 0) this.logger.log({ expired });
    } catch (error) {
      this.logger.warn({ retention: 'failed', error: (error as Error).name });
    }
  }
}
