import type { EventEmitter2 } from '@nestjs/event-emitter';
import type { Clock } from '../platform/clock/clock';
import { OUTBOX_FILLED, type OutboxFilled } from '../platform/outbox';
import type { RowRange } from '../platform/requests';
import type { EarlierBatches } from '../rules/payment-file';
import { abandoned, claimsOf, earlierOf, type Claim, type RecordedBatches } from './domain/claims';
import type { PaymentClaimRepository } from './payment-claim.repository';
import type { RecordedFile, RecordedFileRepository } from './recorded-file.repository';

/** What has been claimed for files, and by which recorded ones. */
interface ClaimedSubjects {
  claims: Claim[];
  recorded: RecordedBatches;
}

/** The same of what a file is to hold. */
export interface Claimable extends ClaimedSubjects {
  /** What the file has to claim, each once, in the order that holds for everybody. */
  subjects: readonly string[];
  /** By subject, the recorded files that have claimed it. */
  earlier: EarlierBatches;
}

/** The files of a company of one kind: what each holds no other one gets at the same time. */
export abstract class RecordedFiles<R extends RecordedFile> {
  protected constructor(
    /** Events of file `id` stand in the stream `{stream}-{id}`. */
    private readonly stream: string,
    private readonly files: RecordedFileRepository<R>,
    private readonly claims: PaymentClaimRepository,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /** Newest first. */
  newest(tenantId: string, range: RowRange): Promise<R[]> {
    return this.files.newest(tenantId, range);
  }

  countFiles(tenantId: string): Promise<number> {
    return this.files.countFiles(tenantId);
  }

  fileOf(tenantId: string, id: string): Promise<R | null> {
    return this.files.fileOf(tenantId, id);
  }

  /** Claims on documents and comprobantes. Clears what a crash has left; changes nothing else. */
  async claimedOf(tenantId: string, subjects: readonly string[]): Promise<ClaimedSubjects> {
    if (subjects.length === 0) return { claims: [], recorded: new Map() };
    const claims = await this.claims.claimsOn(tenantId, subjects);
    const recorded = await this.recordedOf(tenantId, claims);
    for (const batchId of abandoned(claims, recorded, this.clock.now())) {
      await this.claims.release(tenantId, batchId);
    }
    return { claims, recorded };
  }

  /**
   * Records a file with its claims; false when another one holds one of them, then nothing is there.
   * Without its record a file holds nothing; with it, it keeps what it holds, although the store may
   * have failed to say that the record is there.
   */
  async record(file: R, found: Claimable): Promise<boolean> {
    const { tenantId, _id, createdAt: at } = file;
    const claims = claimsOf(found, { tenantId, batchId: _id, at });
    if (!(await this.claims.claim(tenantId, _id, claims))) return false;
    try {
      await this.files.insert(file);
    } catch (error) {
      if (!(await this.files.fileOf(tenantId, _id))) await this.claims.release(tenantId, _id);
      throw error;
    }
    this.news.emit(OUTBOX_FILLED, { stream: this.stream, id: _id } satisfies OutboxFilled);
    return true;
  }

  /** What stands in the way of a file that holds these subjects. */
  protected async claimable(tenantId: string, wanted: readonly string[]): Promise<Claimable> {
    const subjects = [...new Set(wanted)].sort();
    const { claims, recorded } = await this.claimedOf(tenantId, subjects);
    return { subjects, claims, recorded, earlier: earlierOf(claims, recorded) };
  }

  private async recordedOf(tenantId: string, claims: readonly Claim[]): Promise<RecordedBatches> {
    const ids = [...new Set(claims.map(({ batchId }) => batchId))];
    const found = ids.length === 0 ? [] : await this.files.findEarlier(tenantId, ids);
    return new Map(
      found.map(({ _id, createdAt, createdBy, createdByName }) => [
        _id,
        { batchId: _id, at: createdAt.toISOString(), createdBy, createdByName },
      ]),
    );
  }
}
