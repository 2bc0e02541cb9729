import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { AppConfig } from '../../platform/config/app-config';
import { Eraser } from './eraser.service';
import { RemovalMaintenanceRepository } from './removal-maintenance.repository';

const BATCH = 200;

/** Finishes deletions that a crash, an outage or a running reading interrupted. */
@Injectable()
export class RemovalSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RemovalSweep.name);
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<number> = Promise.resolve(0);

  constructor(
    private readonly documents: RemovalMaintenanceRepository,
    private readonly eraser: Eraser,
    private readonly config: AppConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.sweep();
    this.timer = setInterval(() => void this.sweep(), this.config.reconcileSeconds * 1_000);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  /** Answers how many documents are erased now; one round at a time. */
  sweep(): Promise<number> {
    this.running = this.running.then(() => this.round());
    return this.running;
  }

  private async round(): Promise<number> {
    let erased = 0;
    try {
      for (const document of await this.documents.unfinished(BATCH)) {
        if (await this.eraser.tryErase(document)) erased++;
      }
    } catch (error) {
      this.logger.warn({ removal: 'failed', error: (error as Error).name });
    }
    if (erased > 0) this.logger.log({ erased });
    return erased;
  }
}
