import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { OriginalRetention } from './retention.service';

const HOUR_MS = 3_600_000;

/** Ends retentions at the start and every hour. */
@Injectable()
export class RetentionSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RetentionSchedule.name);
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly retention: OriginalRetention) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.run();
    this.timer = setInterval(() => void this.run(), HOUR_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  /** One round at a time; what fails is tried again an hour later. */
  private run(): Promise<void> {
    this.running = this.running.then(async () => {
      try {
        const expired = await this.retention.expire();
        if (expired > 0) this.logger.log({ expired });
      } catch (error) {
        this.logger.warn({ retention: 'failed', error: (error as Error).name });
      }
    });
    return this.running;
  }
}
