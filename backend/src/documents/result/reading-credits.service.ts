import { Injectable, Logger } from '@nestjs/common';
import { CreditReservations, type CreditHold, type Settlement } from '../../credits';
import { BlobStore } from '../../platform/blob-store/blob-store';
import { Clock } from '../../platform/clock/clock';
import { LivingProcesses } from '../../platform/database';
import { DocumentMaintenanceRepository } from '../document/document-maintenance.repository';
import type { DocumentRecord } from '../document/document.schema';
import type { EventActor } from '../document/documents.events';
import { creditOutcome } from '../document/domain/credit-outcome';
import { originalKey } from '../document/domain/page-keys';

const BATCH = 200;
/** A document is named before its credit is reserved, perhaps still in the year before. */
const NAMED_BEFORE_MS = 60_000;

/** A reading attempt of a document. */
type Attempt = Pick<DocumentRecord, '_id' | 'tenantId' | 'attempt'>;
type Uploaded = Pick<DocumentRecord, 'uploadedBy'>;

/** The credit of a reading: its document's uploader pays, when the document says that it was read. */
@Injectable()
export class ReadingCredits {
  private readonly logger = new Logger(ReadingCredits.name);

  constructor(
    private readonly documents: DocumentMaintenanceRepository,
    private readonly reservations: CreditReservations,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
    private readonly processes: LivingProcesses,
  ) {}

  /**
   * Reserves the attempt's credit, once. False when it is settled already: take another attempt.
   * Throws SIN_CREDITOS.
   */
  reserve(
    { _id: documentId, tenantId, attempt: run, uploadedBy: userId }: Attempt & Uploaded,
    actor: EventActor,
  ): Promise<boolean> {
    return this.reservations.reserve({ userId, tenantId }, { documentId, run }, actor);
  }

  /** The document has decided already: what fails here is made good by the sweep. */
  async settle(
    { _id: documentId, tenantId, attempt: run }: Attempt,
    settlement: Settlement,
  ): Promise<void> {
    try {
      await this.reservations.settle(tenantId, { documentId, run }, settlement);
    } catch (error) {
      this.logger.warn({ documentId, settlement: 'late', error: (error as Error).name });
    }
  }

  /** Settles what a crash or an outage left reserved; answers how many. */
  async sweep(): Promise<number> {
    let settled = 0;
    let last: CreditHold | null = null;
    for (;;) {
      const holds: CreditHold[] = await this.reservations.pending(last, BATCH);
      settled += await this.settleAll(holds);
      last = holds.at(-1) ?? null;
      if (holds.length < BATCH) return settled;
    }
  }

  private async settleAll(holds: readonly CreditHold[]): Promise<number> {
    const states = await this.documents.states(holds.map(({ documentId }) => documentId));
    const ended = await this.processes.ended(holds.flatMap(({ holder }) => holder ?? []));
    const now = this.clock.now().getTime();
    let settled = 0;
    for (const hold of holds) {
      const ageMs = now - hold.at.getTime();
      const isLeft = hold.holder !== undefined && ended.has(hold.holder);
      const state = states.get(hold.documentId) ?? null;
      const outcome = creditOutcome({ run: hold.run, ageMs, isLeft }, state);
      if (!outcome) continue;
      if (!state) await this.removeFile(hold);
      await this.reservations.settle(hold.tenantId, hold, outcome);
      settled++;
    }
    return settled;
  }

  /** The file of an upload that never became a document: nobody was told of it (reliability R1). */
  private async removeFile({ tenantId, documentId, at }: CreditHold): Promise<void> {
    for (const named of [at, new Date(at.getTime() - NAMED_BEFORE_MS)])
      await this.blobs.delete(originalKey(tenantId, documentId, named));
  }
}
