import { encodeKey } from '../keys/value-key';
import { BRACKET } from '../keys/value-key';
import type { Collection } from './catalog';
import { idOfEntry } from './document-store';
import type { Index } from './index-definition';
import { directed } from './index-entries';
import { scanRange, type KeyRange } from './range-scan';
import { prefixOf, successor } from './records';
import type { Store } from './store';

/** Documents removed in one transaction, so that others get their turn. */
const BATCH = 500;

/** Removes what TTL indexes say has expired. */
export class TtlSweeper {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly store: Store,
    private readonly everyMs: number,
  ) {}

  start(): void {
    this.timer = setTimeout(() => this.run(), this.everyMs);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
  }

  private run(): void {
    this.running = this.sweep(Date.now())
      .catch((error: unknown) => process.emitWarning(`TTL sweep failed: ${String(error)}`))
      .then(() => {
        if (!this.isStopped) this.start();
      });
  }

  private async sweep(now: number): Promise<void> {
    for (const collection of this.store.catalog.all())
      for (const index of collection.indexes)
        if (index.ttlSeconds !== null) await this.sweepIndex(collection, index, now);
  }

  private async sweepIndex(collection: Collection, index: Index, now: number): Promise<void> {
    const range = expiredRange(index, now - (index.ttlSeconds ?? 0) * 1000);
    let removed = 1;
    while (removed > 0 && !this.isStopped)
      removed = await this.store.write(() => this.removeBatch(collection, index, range), false);
  }

  private removeBatch(stale: Collection, index: Index, range: KeyRange): number {
    const collection = this.store.catalog.find(stale.namespace);
    if (!collection?.indexes.some(({ id }) => id === index.id)) return 0;
    const ids: Buffer[] = [];
    for (const { key, value } of scanRange(this.store.environment.entries, range, false)) {
      ids.push(idOfEntry(key, value));
      if (ids.length === BATCH) break;
    }
    // A damaged document cannot be removed and keeps its entries: it must not be met for ever.
    const expired = ids.flatMap((id) => {
      const raw = this.store.documents.get(collection, id);
      return raw ? [{ id, raw }] : [];
    });
    for (const { id, raw } of expired) this.store.documents.remove(collection, id, raw);
    return expired.length;
  }
}

/** Dates up to `limit` (milliseconds), in the index's direction. */
function expiredRange(index: Index, limit: number): KeyRange {
  const direction = index.fields[0]?.direction ?? 1;
  const edge = (key: Buffer): Buffer =>
    Buffer.concat([prefixOf(index.id), directed(key, direction)]);
  const lowest = edge(Buffer.from([BRACKET.date]));
  const highest = edge(encodeKey(new Date(limit)));
  return direction === 1
    ? { start: lowest, end: successor(highest) }
    : { start: highest, end: successor(lowest) };
}
