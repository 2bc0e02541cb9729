import { GENESIS, linkMisfitOf, misfitOf } from '../../platform/event-store/hash-chain';
import type { StoredEvent } from '../../platform/event-store/stored-event';
import { Erasures } from './erasures';
import { inStreamOrder, MAX_BREAKS, type ChainBreak, type StreamHead } from './chain-break';

interface OpenStream extends StreamHead {
  streamId: string;
  isBroken: boolean;
}

/**
 * Goes once through the events of a company in the order of stream and version, whatever their number:
 * recomputes every hash and compares the streams with the heads of the checkpoints. What came after the
 * checkpoints is checked by its chain alone, so events may be appended meanwhile.
 */
export class ChainWalk {
  events = 0;
  streams = 0;
  /** Last events of whole streams that the checkpoints do not know yet. */
  readonly grown = new Map<string, StreamHead>();
  readonly erasures = new Erasures();
  private readonly found: ChainBreak[] = [];
  private open: OpenStream | null = null;

  /**
   * @param heads of the checkpoints; streams are taken out as they come
   * @param isRedacted events come without their data
   */
  constructor(
    private readonly heads: Map<string, StreamHead>,
    private readonly isRedacted = false,
  ) {}

  follow(event: StoredEvent): void {
    const stream = this.streamOf(event);
    this.events += 1;
    this.erasures.note(event);
    if (!stream.isBroken) this.check(event, stream);
    stream.version += 1;
    stream.hash = event.hash;
  }

  /** The first breaks in the order of streams, one a stream; called after the last event. */
  finish(): ChainBreak[] {
    this.close();
    for (const { streamId, version } of this.erasures.unexplained()) this.hides(streamId, version);
    const missing = [...this.heads.keys()].map((streamId): ChainBreak => ({
      streamId,
      version: 1,
      reason: 'missing',
    }));
    return [...this.found, ...missing].sort(inStreamOrder).slice(0, MAX_BREAKS);
  }

  private streamOf({ streamId }: StoredEvent): OpenStream {
    if (this.open?.streamId === streamId) return this.open;
    this.close();
    this.streams += 1;
    this.open = { streamId, version: 0, hash: GENESIS, isBroken: false };
    return this.open;
  }

  private check(event: StoredEvent, stream: OpenStream): void {
    const version = stream.version + 1;
    const misfit = this.isRedacted ? redactedMisfitOf : misfitOf;
    const reason = misfit(event, version, stream.hash) ?? this.misfitOfHead(event);
    if (reason) this.break(stream, version, reason);
  }

  private misfitOfHead({ streamId, version, hash }: StoredEvent): 'checkpoint' | null {
    const head = this.heads.get(streamId);
    return head?.version === version && head.hash !== hash ? 'checkpoint' : null;
  }

  private close(): void {
    const { open } = this;
    if (!open) return;
    const { streamId, version, hash } = open;
    const head = this.heads.get(streamId);
    this.heads.delete(streamId);
    this.open = null;
    if (open.isBroken) return;
    if (head && head.version > version) this.break(open, version + 1, 'cut');
    else if (!head || head.version < version) this.grown.set(streamId, { version, hash });
  }

  /** Values that are gone without a word: claimed to be erased, they are as good as changed. */
  private hides(streamId: string, version: number): void {
    this.grown.delete(streamId);
    if (this.found.some((known) => known.streamId === streamId)) return;
    this.found.push({ streamId, version, reason: 'erased' });
  }

  private break(stream: OpenStream, version: number, reason: ChainBreak['reason']): void {
    stream.isBroken = true;
    if (this.found.length < MAX_BREAKS) {
      this.found.push({ streamId: stream.streamId, version, reason });
    }
  }
}

/** Nothing proves values that have been added to redacted events. */
function redactedMisfitOf(event: StoredEvent, version: number, previous: string) {
  return linkMisfitOf(event, version, previous) ?? (event.data === null ? null : 'data');
}
