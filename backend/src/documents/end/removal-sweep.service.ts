import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/app-config';
import { Schedule } from '../../platform/schedule';
import { DocumentPairs } from '../sources/document-pairs.service';
import { PairsMaintenanceRepository } from '../sources/pairs-maintenance.repository';
import { Eraser } from './eraser.service';
import { RemovalMaintenanceRepository } from './removal-maintenance.repository';

const BATCH = 200;

/** Finishes deletions and joins that a crash, an outage or a running reading interrupted. */
@Injectable()
export class RemovalSweep extends Schedule<number> {
  constructor(
    private readonly documents: RemovalMaintenanceRepository,
    private readonly eraser: Eraser,
    private readonly halfJoined: PairsMaintenanceRepository,
    private readonly pairs: DocumentPairs,
    config: AppConfig,
  ) {
    super('removal', { everyMs: config.reconcileSeconds * 1_000 });
  }

  /** Answers how many documents are erased now. */
  protected async round(): Promise<number> {
    for (const document of await this.halfJoined.halfJoined(BATCH)) await this.pairs.goOn(document);
    let erased = 0;
    for (const document of await this.documents.unfinished(BATCH)) {
      if (await this.eraser.tryErase(document)) erased++;
    }
    if (erased > 0) this.logger.log({ erased });
    return erased;
  }
}
