import { GENESIS, isDataWhole, misfitOf } from '../../platform/event-store/hash-chain';
import type { StoredEvent } from '../../platform/event-store/stored-event';
import type { ChainBreak, StreamHead } from './chain-break';
import { headsOf, isLastPart } from './checkpoint';

/**
 * Goes through a company's checkpoints in order: checks their own chain and keeps the newest head of every
 * stream. What the anchor says of an earlier check must still be there.
 */
export class CheckpointFold {
  readonly heads = new Map<string, StreamHead>();
  /** Whole checkpoints. */
  checkpoints = 0;
  last: StreamHead | null = null;
  broken: ChainBreak | null = null;

  constructor(
    private readonly streamId: string,
    private readonly anchor: StreamHead | null = null,
  ) {}

  take(event: StoredEvent): void {
    const version = (this.last?.version ?? 0) + 1;
    const misfit = misfitOf(event, version, this.last?.hash ?? GENESIS);
    if (misfit) this.break(version, misfit === 'version' ? 'version' : 'checkpoint');
    if (event.version === this.anchor?.version && event.hash !== this.anchor.hash) {
      this.break(event.version, 'checkpoint');
    }
    this.fold(event, version);
    this.last = { version: event.version, hash: event.hash };
  }

  /** Called after the last checkpoint. */
  finish(): void {
    const version = this.last?.version ?? 0;
    if (!this.anchor || this.anchor.version <= version) return;
    this.break(version + 1, version === 0 ? 'missing' : 'cut');
  }

  /** Heads of an event that is not what was stored are not believed. */
  private fold(event: StoredEvent, version: number): void {
    if (event.data === null) return this.break(version, 'checkpoint');
    if (!isDataWhole(event)) return;
    for (const [streamId, head] of headsOf(event.data)) {
      const known = this.heads.get(streamId);
      if (!known || known.version < head.version) this.heads.set(streamId, head);
    }
    if (isLastPart(event.data)) this.checkpoints += 1;
  }

  private break(version: number, reason: ChainBreak['reason']): void {
    this.broken ??= { streamId: this.streamId, version, reason };
  }
}
