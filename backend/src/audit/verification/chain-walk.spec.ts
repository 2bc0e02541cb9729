import { chainOf } from '../../../test/support/chained-events';
import type { StoredEvent } from '../../platform/event-store/stored-event';
import type { ChainBreak, StreamHead } from './chain-break';
import { ChainWalk } from './chain-walk';

const a = () => chainOf('a', 3);
const b = () => chainOf('b', 4);
const headOf = (events: readonly StoredEvent[], at = -1): StreamHead => {
  const { version = 0, hash = '' } = events.at(at) ?? {};
  return { version, hash };
};

function walked(
  events: readonly StoredEvent[],
  heads: Record<string, StreamHead> = {},
  isRedacted = false,
): ChainWalk & { breaks: ChainBreak[] } {
  const walk = new ChainWalk(new Map(Object.entries(heads)), isRedacted);
  for (const event of events) walk.follow(event);
  return Object.assign(walk, { breaks: walk.finish() });
}

describe('a walk through all chains', () => {
  it('finds whole chains whole, counts them and names their heads', () => {
    const { breaks, events, streams, grown } = walked([...a(), ...b()]);
    expect({ breaks, events, streams }).toEqual({ breaks: [], events: 7, streams: 2 });
    expect([...grown]).toEqual([
      ['a', headOf(a())],
      ['b', headOf(b())],
    ]);
  });

  it('names as grown only what the checkpoints do not know yet', () => {
    const heads = { a: headOf(a()), b: headOf(b(), 1) };
    expect([...walked([...a(), ...b()], heads).grown.keys()]).toEqual(['b']);
  });

  it.each<[string, (events: StoredEvent[]) => StoredEvent[], number, string]>([
    ['a changed value', (all) => all.with(4, { ...all[4]!, data: { new: 9 } }), 2, 'data'],
    ['a changed type', (all) => all.with(4, { ...all[4]!, type: 'X' }), 2, 'hash'],
    ['a removed event', (all) => all.toSpliced(4, 1), 2, 'version'],
    ['a removed first event', (all) => all.toSpliced(3, 1), 1, 'version'],
    ['a cut tail', (all) => all.slice(0, -2), 3, 'cut'],
    ['a removed stream', (all) => all.slice(0, 3), 1, 'missing'],
  ])('names the first break of %s', (_, alter, version, reason) => {
    const heads = { a: headOf(a()), b: headOf(b()) };
    const { breaks, grown } = walked(alter([...a(), ...b()]), heads);
    expect(breaks).toEqual([{ streamId: 'b', version, reason }]);
    expect(grown.size).toBe(0);
  });

  it('notices a chain that was written anew with fitting hashes', () => {
    const heads = { a: { version: 2, hash: 'what the checkpoint knew' } };
    expect(walked(a(), heads).breaks).toEqual([
      { streamId: 'a', version: 2, reason: 'checkpoint' },
    ]);
  });

  it('takes streams and tails that are newer than the checkpoints as they are', () => {
    expect(walked([...a(), ...b()], { b: headOf(b(), 0) }).breaks).toEqual([]);
  });

  it('goes on after a break and names one a stream, in the order of streams', () => {
    const heads = { aa: headOf(a()), c: headOf(b()) };
    const events = [...a().toSpliced(0, 1), ...b().toSpliced(2, 1)];
    expect(walked(events, heads).breaks.map(({ streamId }) => streamId)).toEqual([
      'a',
      'aa',
      'b',
      'c',
    ]);
  });

  it('checks the chain of redacted events, and believes no value in them', () => {
    const hidden: StoredEvent[] = a().map((event) => ({ ...event, data: null, salt: null }));
    expect(walked(hidden, {}, true).breaks).toEqual([]);
    expect(walked(hidden).breaks).toMatchObject([{ version: 1, reason: 'data' }]);
    const invented = hidden.with(1, { ...hidden[1]!, data: { new: 9 } });
    expect(walked(invented, {}, true).breaks).toMatchObject([{ version: 2, reason: 'data' }]);
    const renamed = hidden.with(1, { ...hidden[1]!, type: 'X' });
    expect(walked(renamed, {}, true).breaks).toMatchObject([{ version: 2, reason: 'hash' }]);
  });
});
