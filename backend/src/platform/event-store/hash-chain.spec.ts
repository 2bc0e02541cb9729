import { firstBreak, GENESIS, hashOfData, hashOfEvent } from './hash-chain';
import type { StoredEvent } from './stored-event';

const meta = (n: number) => ({
  actorId: 'u1',
  role: 'user' as const,
  at: '2026-03-15T10:00:00.000Z',
  commandId: `c${n}`,
  correlationId: null,
});

function chain(length: number): StoredEvent[] {
  const events: StoredEvent[] = [];
  for (let version = 1; version <= length; version++) {
    const data = { old: version - 1, new: version };
    const chained = {
      streamId: 's',
      version,
      tenantId: 't',
      type: 'FieldEdited',
      dataHash: hashOfData('sal', data),
      meta: meta(version),
      prevHash: events.at(-1)?.hash ?? GENESIS,
    };
    const hash = hashOfEvent(chained);
    events.push({ ...chained, eventId: `e${version}`, data, salt: 'sal', erasedAt: null, hash });
  }
  return events;
}

const changed = (at: number, change: Partial<StoredEvent>): StoredEvent[] =>
  chain(5).map((event, index) => (index === at ? { ...event, ...change } : event));

describe('firstBreak', () => {
  it('finds nothing in a chain that nobody touched', () => {
    expect(firstBreak(chain(20))).toBeNull();
  });

  it.each([
    ['data', changed(2, { data: { old: 2, new: 99 } }), 3, 'data'],
    ['type', changed(1, { type: 'DocumentConfirmed' }), 2, 'hash'],
    ['actor', changed(3, { meta: { ...meta(4), actorId: 'u2' } }), 4, 'hash'],
    ['tenant', changed(0, { tenantId: 'x' }), 1, 'hash'],
    ['a rewritten hash', changed(2, { hash: GENESIS }), 3, 'hash'],
    ['a removed event', chain(5).toSpliced(2, 1), 3, 'version'],
    ['the order of events', chain(5).toReversed(), 1, 'version'],
  ])(
    'names the first event that does not fit after a change of %s',
    (_, events, version, reason) => {
      expect(firstBreak(events)).toEqual({ streamId: 's', version, reason });
    },
  );

  it('stays whole when data and salt are erased', () => {
    const erased = changed(2, { data: null, salt: null, erasedAt: '2026-04-01T00:00:00.000Z' });
    expect(firstBreak(erased)).toBeNull();
  });

  it('notices data that is gone without having been erased', () => {
    expect(firstBreak(changed(2, { data: null }))).toMatchObject({ version: 3, reason: 'data' });
  });
});
