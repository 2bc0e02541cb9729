import type { EventData } from '../../platform/event-store';
import { GENESIS, isDataWhole, misfitOf } from '../../platform/event-store/hash-chain';
import type { StoredEvent } from '../../platform/event-store/stored-event';
import type { ChainBreak, StreamHead } from './chain-break';

export const CHECKPOINT_TAKEN = 'CheckpointTaken';

export const checkpointStream = (tenantId: string): string => `checkpoint-${tenantId}`;

/** A head takes about 130 bytes, an event may have 16 MB, and a page of these events is held in memory. */
const HEADS_PER_EVENT = 2_000;

/** Stream, version, hash. */
type WrittenHead = readonly [string, number, string];

/**
 * What a checkpoint holds: the last event of every stream that has grown since the checkpoint before. One
 * with many heads is several events in a row, each of which counts for itself.
 */
type CheckpointData = {
  /** The same in all events of one checkpoint. */
  checkpoint: string;
  part: number;
  parts: number;
  /** Events and streams of the company when it was taken, checkpoints not counted. */
  events: number;
  streams: number;
  heads: readonly WrittenHead[];
};

/** The data of the events of one checkpoint, at least one. */
export function checkpointData(
  checkpoint: string,
  heads: ReadonlyMap<string, StreamHead>,
  { events, streams }: { events: number; streams: number },
): EventData[] {
  const all = [...heads].map(([streamId, { version, hash }]): WrittenHead => [
    streamId,
    version,
    hash,
  ]);
  const parts = Math.max(1, Math.ceil(all.length / HEADS_PER_EVENT));
  return Array.from({ length: parts }, (_, at): CheckpointData => {
    const from = at * HEADS_PER_EVENT;
    const part = all.slice(from, from + HEADS_PER_EVENT);
    return { checkpoint, part: at + 1, parts, events, streams, heads: part };
  });
}

/** The heads in the data of a checkpoint; what is not one is left out. */
export function headsOf(data: EventData): [string, StreamHead][] {
  const heads: unknown = data['heads'];
  if (!Array.isArray(heads)) return [];
  return heads
    .filter(isWrittenHead)
    .map(([streamId, version, hash]) => [streamId, { version, hash }]);
}

/** Whether an event ends a checkpoint. */
export const isLastPart = (data: EventData): boolean => data['part'] === data['parts'];

function isWrittenHead(value: unknown): value is WrittenHead {
  if (!Array.isArray(value)) return false;
  const [streamId, version, hash] = value as unknown[];
  return typeof streamId === 'string' && typeof version === 'number' && typeof hash === 'string';
}

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

  absorb(event: StoredEvent): void {
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
