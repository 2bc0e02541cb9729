import { EventEmitter2 } from '@nestjs/event-emitter';
import { EventStore } from '../event-store';
import { startTestModules, type TestModules } from '../../../test/support/test-modules';
import { until } from '../../../test/support/until';
import { OUTBOX_FILLED, OutboxRelay, SYSTEM_ACTOR, type OutboxEntry } from '.';
import { OutboxRepository } from './outbox.repository';

interface Thing {
  _id: string;
  tenantId: string;
  hasOutbox?: boolean;
  outbox: OutboxEntry[];
}

describe('the outbox relay', () => {
  let test: TestModules;
  let relay: OutboxRelay;
  let store: EventStore;
  beforeAll(async () => {
    test = await startTestModules({});
    relay = test.module.get(OutboxRelay);
    store = test.module.get(EventStore);
    const outboxes = test.module.get(OutboxRepository, { strict: false });
    relay.register(
      outboxes.source({
        collection: 'things',
        stream: 'thing',
        tenantOf: ({ tenantId }) => String(tenantId),
      }),
    );
  });
  afterAll(() => test?.close());

  const things = () => test.connection.collection<Thing>('things');
  const entry = (id: string, n: number): OutboxEntry => ({
    eventId: `${id}-${n}`,
    type: 'Happened',
    data: { n },
    actor: SYSTEM_ACTOR,
    at: new Date('2026-03-15T10:00:00Z'),
    correlationId: null,
  });
  const insert = async (id: string, count: number): Promise<void> => {
    const outbox = Array.from({ length: count }, (_, n) => entry(id, n));
    await things().insertOne({ _id: id, tenantId: 't', hasOutbox: true, outbox });
  };
  const numbers = async (id: string) =>
    (await store.read('t', `thing-${id}`)).map(({ data }) => data?.['n']);

  it('copies a record’s events in order and empties its outbox', async () => {
    await insert('a', 5);
    test.module.get(EventEmitter2).emit(OUTBOX_FILLED, { stream: 'thing', id: 'a' });
    await until(async () =>
      (await things().findOne({ _id: 'a', hasOutbox: true })) ? null : true,
    );
    expect(await numbers('a')).toEqual([0, 1, 2, 3, 4]);
    expect(await things().findOne({ _id: 'a' })).toEqual({ _id: 'a', tenantId: 't', outbox: [] });
  });

  it('finds in a sweep what no news told of', async () => {
    await insert('b', 2);
    expect(await relay.countWaiting()).toBe(1);
    await relay.sweep();
    expect(await relay.countWaiting()).toBe(0);
    expect(await numbers('b')).toEqual([0, 1]);
  });

  it('copies each event once when the process died between copying and clearing', async () => {
    await insert('c', 3);
    await relay.sweep();
    const outbox = [entry('c', 1), entry('c', 2), entry('c', 3)];
    await things().updateOne({ _id: 'c' }, { $set: { hasOutbox: true, outbox } });
    await Promise.all([relay.sweep(), relay.sweep(), relay.sweep()]);
    expect(await numbers('c')).toEqual([0, 1, 2, 3]);
    expect(await store.verifyStream('t', 'thing-c')).toBeNull();
  });

  it('copies the others when one record cannot be copied, and that one later', async () => {
    await insert('bad', 1);
    await insert('good', 1);
    const append = store.appendFromOutbox.bind(store);
    const spy = jest
      .spyOn(store, 'appendFromOutbox')
      .mockImplementation((event) =>
        event.streamId === 'thing-bad' ? Promise.reject(new Error('out')) : append(event),
      );
    await relay.sweep();
    expect([await numbers('bad'), await numbers('good')]).toEqual([[], [0]]);
    spy.mockRestore();
    await relay.sweep();
    expect(await numbers('bad')).toEqual([0]);
  });

  it('has one source a stream', () => {
    const [waiting, countWaiting, find, clear] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
    const source = { stream: 'thing', waiting, countWaiting, find, clear };
    expect(() => relay.register(source)).toThrow('two outboxes');
  });
});
