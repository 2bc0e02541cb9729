import { Injectable } from '@nestjs/common';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { EventLog, type StoredEvent } from '../../platform/event-store';
import { checkpointPages, pagesOfStream, streamPages } from '../stored-pages';
import type { AuditErasure } from '../../contracts/audit';
import type { ChainBreak, StreamHead } from './chain-break';
import { ChainWalk } from './chain-walk';
import { CheckpointFold, checkpointStream } from './checkpoint';
import { erasingStreamsOf } from './erasures';

/** Others have their turn after so many events, and longer after each page: a check is in no hurry. */
const SLICE = 50;
const PAUSE_MS = 10;

export interface PassCounts {
  events: number;
  streams: number;
  checkpoints: number;
}

export interface PassResult extends PassCounts {
  breaks: ChainBreak[];
  erasedEvents: number;
  erasures: AuditErasure[];
  /** Last events of whole streams that no checkpoint knows yet. */
  grown: ReadonlyMap<string, StreamHead>;
  /** The newest checkpoint that it found. */
  last: StreamHead | null;
}

export interface PassOptions {
  /** The newest checkpoint that is known from elsewhere. */
  anchor: StreamHead | null;
  signal: AbortSignal;
  /** Told after every page. */
  onProgress?: (counts: PassCounts) => Promise<void>;
}

/** One pass over all events of a company: chains, data and checkpoints. */
@Injectable()
export class ChainPass {
  constructor(private readonly log: EventLog) {}

  /** Memory grows with the streams of the company, not with its events. Throws when the signal ends it. */
  async run(tenantId: string, { anchor, signal, onProgress }: PassOptions): Promise<PassResult> {
    const fold = new CheckpointFold(checkpointStream(tenantId), anchor);
    const walk = new ChainWalk(fold.heads);
    const counts = (): PassCounts => ({
      events: walk.events,
      streams: walk.streams,
      checkpoints: fold.checkpoints,
    });
    const turn = async (): Promise<void> => {
      await onProgress?.(counts());
      await pause(PAUSE_MS, undefined, { signal });
    };
    for await (const page of checkpointPages(this.log, tenantId)) {
      await inSlices(page, (event) => fold.absorb(event));
      await turn();
    }
    fold.finish();
    for await (const page of streamPages(this.log, tenantId)) {
      await inSlices(page, (event) => walk.follow(event));
      await turn();
    }
    await this.explain(tenantId, walk);
    const breaks = [...(fold.broken ? [fold.broken] : []), ...walk.finish()];
    const { grown, erasures } = walk;
    return {
      ...counts(),
      breaks,
      grown,
      last: fold.last,
      erasedEvents: erasures.events,
      erasures: erasures.explained(),
    };
  }

  /** What was deleted after the walk had passed it has explained what other streams lost since. */
  private async explain(tenantId: string, { erasures }: ChainWalk): Promise<void> {
    const streams = new Set(erasures.unexplained().flatMap(erasingStreamsOf));
    for (const streamId of streams) {
      for await (const page of pagesOfStream(this.log, tenantId, streamId))
        for (const event of page) if (event.erasedAt === null) erasures.note(event);
    }
  }
}

async function inSlices(
  page: readonly StoredEvent[],
  take: (event: StoredEvent) => void,
): Promise<void> {
  for (const [index, event] of page.entries()) {
    take(event);
    if (index % SLICE === SLICE - 1) await nextTurn();
  }
}
