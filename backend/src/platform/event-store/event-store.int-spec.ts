import { getConnectionToken } from '@nestjs/mongoose';
import { Test, type TestingModule } from '@nestjs/testing';
import { rm } from 'node:fs/promises';
import type { Connection } from 'mongoose';
import { ConfigModule } from '../config';
import { DatabaseModule } from '../database';
import { testConfig } from '../../../test/support/test-config';
import { CoreModule } from '../startup/platform-modules';
import {
  EventStore,
  EventStoreModule,
  Upcasters,
  VersionConflict,
  type NewEvent,
  type StoredEvent,
} from '.';
import { positionOf } from './stored-event';

describe('EventStore', () => {
  const config = testConfig();
  let module: TestingModule;
  let store: EventStore;
  beforeAll(async () => {
    const imports = [ConfigModule.forRoot(config), CoreModule, DatabaseModule, EventStoreModule];
    module = await Test.createTestingModule({ imports }).compile();
    await module.init();
    store = module.get(EventStore);
  });
  afterAll(async () => {
    await module.close();
    await rm(config.dataDir, { recursive: true, force: true });
  });

  const command = (streamId: string, commandId: string): NewEvent => ({
    streamId,
    tenantId: 't',
    event: { type: 'Happened', data: { commandId, deep: { b: 1, a: [null, 'ñ'] } } },
    meta: {
      actorId: 'u',
      role: 'user',
      at: '2026-03-15T10:00:00.000Z',
      commandId,
      correlationId: null,
    },
  });
  const headOf = async (streamId: string, version: number) =>
    (await store.readVersions('t', streamId, version, version))[0] ?? null;
  const append = async (streamId: string, commandId: string, version: number) =>
    store.append(command(streamId, commandId), await headOf(streamId, version));

  it('appends after the expected version and chains', async () => {
    const first = await append('a', 'c1', 0);
    const second = await append('a', 'c2', 1);
    expect([first.version, second.version, second.prevHash]).toEqual([1, 2, first.hash]);
    expect(await store.verifyStream('t', 'a')).toBeNull();
  });

  it('refuses to append after an event that is not the last one', async () => {
    await expect(append('a', 'c3', 1)).rejects.toBeInstanceOf(VersionConflict);
    await expect(append('a', 'c3', 0)).rejects.toBeInstanceOf(VersionConflict);
    expect(await store.read('t', 'a')).toHaveLength(2);
  });

  it('refuses to append after an event of another stream, or of another company', async () => {
    const head = await headOf('a', 2);
    await expect(store.append(command('none', 'c1'), head)).rejects.toThrow('another stream');
    await expect(store.append({ ...command('a', 'c3'), tenantId: 'other' }, head)).rejects.toThrow(
      'another stream',
    );
  });

  it('answers the first result when a command comes again', async () => {
    const first = await append('b', 'same', 0);
    expect(await append('b', 'same', 0)).toMatchObject({ eventId: first.eventId, version: 1 });
    expect(await store.read('t', 'b')).toHaveLength(1);
  });

  it('lets exactly one of fifty append at once', async () => {
    const tries = Array.from({ length: 50 }, (_, i) => append('race', `r${i}`, 0));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(VersionConflict);
    }
    expect(await store.read('t', 'race')).toHaveLength(1);
  });

  it('relays facts in any race, each once', async () => {
    const facts = [...Array(10).keys(), ...Array(10).keys()];
    await Promise.all(facts.map((n) => store.appendFromOutbox(command('outbox', `f${n}`))));
    const events = await store.read('t', 'outbox');
    expect(events.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await store.verifyStream('t', 'outbox')).toBeNull();
  });

  it('erases data without breaking the chain', async () => {
    await append('e', 'c1', 0);
    await append('e', 'c2', 1);
    expect(await store.erase('t', 'e', 1)).toBe(true);
    const [erased] = await store.read('t', 'e');
    expect(erased).toMatchObject({
      data: null,
      salt: null,
      erasedAt: expect.any(String) as string,
    });
    expect(await store.verifyTenant('t')).toEqual([]);
  });

  describe('altered behind its back', () => {
    const records = () => module.get<Connection>(getConnectionToken()).collection('events');
    beforeEach(async () => {
      await records().deleteMany({ streamId: 'tampered' });
      for (let version = 0; version < 5; version += 1)
        await append('tampered', `c${version}`, version);
    });

    it.each<[string, () => Promise<unknown>, number, string]>([
      [
        'one byte of the data',
        () =>
          records().updateOne({ streamId: 'tampered', version: 2 }, { $set: { 'data.deep.b': 2 } }),
        2,
        'data',
      ],
      [
        'the actor',
        () =>
          records().updateOne(
            { streamId: 'tampered', version: 3 },
            { $set: { 'meta.actorId': 'x' } },
          ),
        3,
        'hash',
      ],
      [
        'a removed event',
        () => records().deleteOne({ streamId: 'tampered', version: 4 }),
        4,
        'version',
      ],
      [
        'a removed first event',
        () => records().deleteOne({ streamId: 'tampered', version: 1 }),
        1,
        'version',
      ],
      [
        'an event moved to another company',
        () =>
          records().updateOne(
            { streamId: 'tampered', version: 1 },
            { $set: { tenantId: 'other' } },
          ),
        1,
        'version',
      ],
    ])('names the first break: %s', async (_, alter, version, reason) => {
      await alter();
      const found = { streamId: 'tampered', version, reason };
      expect(await store.verifyStream('t', 'tampered')).toEqual(found);
      expect(await store.verifyTenant('t')).toContainEqual(found);
    });
  });

  it('reads all events of a company in pages, newest first', async () => {
    for (let n = 0; n < 7; n += 1) {
      const event = command(`p${n % 2}`, `c${n}`);
      const at = `2026-03-15T10:00:0${Math.floor(n / 3)}.000Z`;
      await store.appendFromOutbox({ ...event, tenantId: 'pages', meta: { ...event.meta, at } });
    }
    const whole = await store.readTenant('pages', 100);
    const paged: StoredEvent[] = [];
    for (let last: StoredEvent | undefined; ; last = paged.at(-1)) {
      const page = await store.readTenant('pages', 2, last ? positionOf(last) : null);
      paged.push(...page);
      if (page.length < 2) break;
    }
    expect(whole).toHaveLength(7);
    expect(paged).toEqual(whole);
    const times = whole.map(({ meta }) => meta.at);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('reads a stored old shape in the present one, and checks it as it is stored', async () => {
    const old = { ...command('old', 'c1'), event: { type: 'Paid', data: { amount: '12.50' } } };
    const young = { ...command('old', 'c2'), event: { type: 'Paid', data: { cents: 900 } } };
    const first = await store.append(old, null);
    module
      .get(Upcasters)
      .register('Paid', (data) =>
        'cents' in data ? data : { cents: Math.round(Number(data['amount']) * 100) },
      );
    await store.append(young, first);
    const lifted = [{ cents: 1250 }, { cents: 900 }];
    const datas = (events: StoredEvent[]) => events.map(({ data }) => data);
    expect(datas(await store.read('t', 'old'))).toEqual(lifted);
    expect(datas(await store.readVersions('t', 'old', 1, 2))).toEqual([...lifted].reverse());
    expect((await store.byCommand('t', 'old', 'c1'))?.data).toEqual(lifted[0]);
    expect((await store.append(old, null)).data).toEqual(lifted[0]);
    const stored = await module
      .get<Connection>(getConnectionToken())
      .collection('events')
      .findOne({ streamId: 'old', version: 1 });
    expect(stored?.['data']).toEqual({ amount: '12.50' });
    expect(await store.verifyStream('t', 'old')).toBeNull();
    expect(await store.erase('t', 'old', 1)).toBe(true);
    expect(datas(await store.read('t', 'old'))).toEqual([null, lifted[1]]);
  });

  it('has one upcaster a type', () => {
    expect(() => module.get(Upcasters).register('Paid', (data) => data)).toThrow('two upcasters');
  });

  it('shows a company nothing of another one', async () => {
    expect(await store.read('other', 'a')).toEqual([]);
    expect(await store.erase('other', 'a', 1)).toBe(false);
  });
});
