import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Rounds } from '../../platform/rounds';
import { RETIRED_INDEXES } from '../document-indexes';
import { ListingMaintenanceRepository } from './listing-maintenance.repository';

/**
 * Drops indexes of earlier versions after a start, when those that replace them are there: nothing else
 * does, and each costs time with every write. One that an end leaves is dropped after the next start.
 */
@Injectable()
export class RetiredIndexes implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RetiredIndexes.name);
  private readonly rounds = new Rounds(() => this.run());

  constructor(private readonly documents: ListingMaintenanceRepository) {}

  onApplicationBootstrap(): void {
    void this.rounds.run();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  async run(): Promise<void> {
    try {
      for (const name of await this.documents.indexesAmong(RETIRED_INDEXES)) {
        if (this.rounds.isStopped) return;
        await this.documents.dropIndex(name);
        this.logger.log({ index: 'dropped', name });
      }
    } catch (error) {
      this.logger.warn({ index: 'not dropped', error: (error as Error).name });
    }
  }
}
