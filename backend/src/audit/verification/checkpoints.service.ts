import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { EventStore, type EventMeta } from '../../platform/event-store';
import type { StreamHead } from './chain-break';
import type { PassResult } from './chain-pass.service';
import { CHECKPOINT_TAKEN, checkpointData, checkpointStream } from './checkpoint';
import { VerificationRepository } from './verification.repository';

/** Who lets a checkpoint be taken: a person, or the product itself. */
export type CheckpointCauser = Pick<EventMeta, 'actorId' | 'role' | 'correlationId'>;

/** The record over the heads of all streams that a cut tail or a missing stream is seen by. */
@Injectable()
export class Checkpoints {
  constructor(
    private readonly events: EventStore,
    private readonly records: VerificationRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Records what a pass has found whole and no checkpoint knows yet; answers the newest event of the
   * stream of checkpoints. Two checkpoints of the same heads do no harm.
   */
  async record(tenantId: string, pass: PassResult, causer: CheckpointCauser): Promise<StreamHead> {
    const checkpoint = this.clock.uuid();
    const at = this.clock.now().toISOString();
    let head: StreamHead = { version: 0, hash: '' };
    for (const [index, data] of checkpointData(checkpoint, pass.grown, pass).entries()) {
      head = await this.events.appendFromOutbox({
        streamId: checkpointStream(tenantId),
        tenantId,
        event: { type: CHECKPOINT_TAKEN, data },
        meta: { ...causer, at, commandId: `${checkpoint}:${index + 1}` },
      });
    }
    const { version, hash } = head;
    await this.records.remember(tenantId, { version, hash });
    return { version, hash };
  }
}
