import { chainedEvent } from '../../../test/support/chained-events';
import type { StoredEvent } from '../../platform/event-store/stored-event';
import type { StreamHead } from './chain-break';
import { checkpointData, CheckpointFold } from './checkpoint';

const STREAM = 'checkpoint-t';
const head = (version: number): StreamHead => ({ version, hash: `hash-${version}` });

/** Checkpoints of the given heads, one after the other. */
function taken(...all: Record<string, StreamHead>[]): StoredEvent[] {
  const events: StoredEvent[] = [];
  for (const [n, heads] of all.entries()) {
    const map = new Map(Object.entries(heads));
    for (const data of checkpointData(`p${n}`, map, { events: 1, streams: 1 })) {
      events.push(chainedEvent(STREAM, events.at(-1) ?? null, data, { type: 'CheckpointTaken' }));
    }
  }
  return events;
}

function folded(events: readonly StoredEvent[], anchor: StreamHead | null = null): CheckpointFold {
  const fold = new CheckpointFold(STREAM, anchor);
  for (const event of events) fold.absorb(event);
  fold.finish();
  return fold;
}

describe('the fold of checkpoints', () => {
  it('keeps the newest head of every stream', () => {
    const fold = folded(taken({ a: head(1), b: head(5) }, { a: head(3) }, { b: head(4) }));
    expect(Object.fromEntries(fold.heads)).toEqual({ a: head(3), b: head(5) });
    expect([fold.checkpoints, fold.broken]).toEqual([3, null]);
  });

  it('cuts many heads into events far below the size of a record, which make one checkpoint', () => {
    const many = Object.fromEntries(
      Array.from({ length: 5_001 }, (_, n) => [`document-${n}`, head(n + 1)]),
    );
    const events = taken(many);
    expect(events).toHaveLength(3);
    for (const event of events) expect(JSON.stringify(event).length).toBeLessThan(1_000_000);
    const fold = folded(events);
    expect([fold.heads.size, fold.checkpoints]).toEqual([5_001, 1]);
  });

  it('is a checkpoint, too, when nothing has grown', () => {
    expect(folded(taken({})).checkpoints).toBe(1);
  });

  it.each<[string, (events: StoredEvent[]) => StoredEvent[], number, string]>([
    ['a changed head', (all) => all.with(1, { ...all[1]!, data: { heads: [] } }), 2, 'checkpoint'],
    ['a changed time', (all) => all.with(1, { ...all[1]!, hash: 'x' }), 2, 'checkpoint'],
    [
      'a checkpoint whose data was taken out',
      (all) => all.with(1, { ...all[1]!, data: null, salt: null, erasedAt: '2026-03-15' }),
      2,
      'checkpoint',
    ],
    ['a removed checkpoint', (all) => all.toSpliced(1, 1), 2, 'version'],
  ])('names %s', (_, alter, version, reason) => {
    const events = alter(taken({ a: head(1) }, { a: head(2) }, { a: head(3) }));
    expect(folded(events).broken).toEqual({ streamId: STREAM, version, reason });
  });

  it('believes no head of a checkpoint that was changed', () => {
    const events = taken({ a: head(1) });
    const forged = { ...events[0]!.data, heads: [['a', 9, 'x']] };
    expect(folded(events.with(0, { ...events[0]!, data: forged })).heads.size).toBe(0);
  });

  it('names checkpoints that were cut off, by what an earlier check remembers', () => {
    const events = taken({ a: head(1) }, { a: head(2) });
    const anchor = { version: 2, hash: events[1]!.hash };
    expect(folded(events, anchor).broken).toBeNull();
    expect(folded(events.slice(0, 1), anchor).broken).toMatchObject({ version: 2, reason: 'cut' });
    expect(folded([], anchor).broken).toMatchObject({ version: 1, reason: 'missing' });
    const other = { ...anchor, hash: 'another' };
    expect(folded(events, other).broken).toMatchObject({ version: 2, reason: 'checkpoint' });
  });
});
