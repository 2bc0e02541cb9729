import { setTimeout as pause } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { textWordsOf } from '../../rules/list-words';
import { Rounds } from '../../platform/timing';
import { ReadingFactsStore } from '../review/review-reading.service';
import { listFiguresOf } from './list-figures-of';
import {
  ListingMaintenanceRepository,
  type ListSourceRecord,
} from './listing-maintenance.repository';

/** Few: a batch is one turn of the store, in which people who work meanwhile wait. */
const BATCH = 10;
/** After a batch as often its own time as rest, so that most of the machine stays theirs. */
const REST = 3;

/**
 * Makes the list's figures of records that are older than they are, in the background after a start. A
 * record that is done is not found again, so a start after an end in the middle goes on where it was.
 */
@Injectable()
export class ListFiguresRepair implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ListFiguresRepair.name);
  private readonly rounds = new Rounds(() => this.repair());

  constructor(
    private readonly documents: ListingMaintenanceRepository,
    private readonly facts: ReadingFactsStore,
  ) {}

  onApplicationBootstrap(): void {
    void this.rounds.run();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** What fails is tried again after the next start. */
  async repair(): Promise<void> {
    try {
      const made = await this.makeAll();
      if (made > 0) this.logger.log({ listFigures: 'made', documents: made });
    } catch (error) {
      this.logger.warn({ listFigures: 'failed', error: (error as Error).name });
    }
  }

  /** Ends early when a whole batch is being changed by others all the time. */
  private async makeAll(): Promise<number> {
    for (let made = 0; ;) {
      const begun = performance.now();
      const records = this.rounds.isStopped ? [] : await this.documents.outdated(BATCH);
      const done = await Promise.all(records.map((record) => this.make(record)));
      const count = done.filter(Boolean).length;
      made += count;
      if (count === 0) return made;
      await pause(REST * (performance.now() - begun));
    }
  }

  private async make(record: ListSourceRecord): Promise<boolean> {
    const kept = record.extractedData && (await this.facts.factsOf(record));
    const figures = listFiguresOf(record, record, kept && textWordsOf(kept.facts.pages.flat()));
    return this.documents.setFigures(record, figures);
  }
}
