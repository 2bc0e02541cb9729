import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { AppConfig } from '../../platform/config/app-config';
import { Rounds } from '../../platform/timing';
import { Eraser } from './eraser.service';
import { RemovalMaintenanceRepository } from './removal-maintenance.repository';

const BATCH = 200;

/** Finishes deletions that a crash, an outage or a running reading interrupted. */
@Injectable()
export class RemovalSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RemovalSweep.name);
  private readonly rounds = new Rounds(() => this.round());

  constructor(
    private readonly documents: RemovalMaintenanceRepository,
    private readonly eraser: Eraser,
    private readonly config: AppConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.sweep();
    this.rounds.every(this.config.reconcileSeconds * 1_000);
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** Answers how many documents are erased now; one round at a time. */
  sweep(): Promise<number> {
    return this.rounds.run();
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
