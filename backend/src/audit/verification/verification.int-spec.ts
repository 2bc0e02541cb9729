import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { EventLog, EventStore } from '../../platform/event-store';
import { chainOf, storeAsIs } from '../../../test/support/chained-events';
import { anEvent, someHistories } from '../../../test/support/event-histories';
import { startTestModules, type TestModules } from '../../../test/support/test-modules';
import { until } from '../../../test/support/until';
import { AuditModule } from '..';
import { ChainPass } from './chain-pass.service';
import { PRODUCT, VerificationSchedule } from './verification-schedule.service';
import type { VerificationRecord } from './verification.repository';
import { VerificationService } from './verification.service';

const STREAMS = 4;
const EVENTS = 3;
const LONG = 310;
const DELETED = { type: 'DocumentDeleted', data: {} };

describe('the check of a company', () => {
  let test: TestModules;
  let store: EventStore;
  let verifications: VerificationService;
  let tenantId: string;
  beforeAll(async () => {
    test = await startTestModules({ imports: [AuditModule] });
    Logger.overrideLogger(false);
    store = test.module.get(EventStore);
    verifications = test.module.get(VerificationService, { strict: false });
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    tenantId = `t-${randomUUID()}`;
    const of = tenantId;
    await test.connection.collection('events').deleteMany({});
    await someHistories(store, of, STREAMS, EVENTS);
  });

  /** More than a page each, before and after the checkpoints. */
  const longChains = () =>
    ['account-1', 'credits-1', 'workflow-1'].flatMap((id) => chainOf(id, LONG, tenantId));
  const events = () => test.connection.collection('events');
  const records = () => test.connection.collection<VerificationRecord>('audit_verifications');
  const checkpoints = () => store.read(tenantId, `checkpoint-${tenantId}`);
  const check = async (): Promise<VerificationRecord> => {
    await verifications.check(tenantId, PRODUCT);
    const record = await verifications.state(tenantId);
    if (!record) throw new Error('no check');
    return record;
  };

  it('finds everything whole and leaves a checkpoint of all heads behind', async () => {
    const found = await check();
    const [checkpoint] = await checkpoints();
    expect(found).toMatchObject({
      state: 'whole',
      events: STREAMS * EVENTS,
      streams: STREAMS,
      checkpoints: 1,
      breaks: [],
      lastHash: checkpoint?.hash,
      by: 'foliado',
    });
    expect(checkpoint?.data?.['heads']).toHaveLength(STREAMS);
  });

  it('records in the next checkpoint only what has grown since', async () => {
    await check();
    await store.appendFromOutbox(anEvent(tenantId, 'document-2', EVENTS + 1));
    await store.appendFromOutbox(anEvent(tenantId, 'workflow-9', 1));
    expect((await check()).checkpoints).toBe(2);
    const last = await store.last(tenantId, 'document-2');
    expect((await checkpoints()).at(-1)?.data?.['heads']).toEqual([
      ['document-2', EVENTS + 1, last?.hash],
      ['workflow-9', 1, expect.any(String) as string],
    ]);
    expect((await check()).state).toBe('whole');
    expect(await store.verifyTenant(tenantId)).toEqual([]);
  });

  const of = (streamId: string, version: number) => ({ tenantId, streamId, version });
  const checkpointStream = () => `checkpoint-${tenantId}`;

  it.each<[string, () => Promise<unknown>, () => [string, number, string]]>([
    [
      'one changed byte of a value',
      () => events().updateOne(of('document-2', 2), { $set: { 'data.new': 7 } }),
      () => ['document-2', 2, 'data'],
    ],
    [
      'a changed time',
      () => events().updateOne(of('document-2', 2), { $set: { 'meta.at': '2026-01-01' } }),
      () => ['document-2', 2, 'hash'],
    ],
    [
      'a removed event',
      () => events().deleteOne(of('document-3', 2)),
      () => ['document-3', 2, 'version'],
    ],
    [
      'a cut tail',
      () => events().deleteOne(of('document-3', EVENTS)),
      () => ['document-3', EVENTS, 'cut'],
    ],
    [
      'a removed stream',
      () => events().deleteMany({ tenantId, streamId: 'document-4' }),
      () => ['document-4', 1, 'missing'],
    ],
    [
      'a changed checkpoint',
      () => events().updateOne(of(checkpointStream(), 1), { $set: { 'data.heads': [] } }),
      () => [checkpointStream(), 1, 'checkpoint'],
    ],
    [
      'a cut checkpoint',
      () => events().deleteOne(of(checkpointStream(), 2)),
      () => [checkpointStream(), 2, 'cut'],
    ],
    [
      'removed checkpoints',
      () => events().deleteMany({ tenantId, streamId: checkpointStream() }),
      () => [checkpointStream(), 1, 'missing'],
    ],
  ])('names %s, and takes no checkpoint of it', async (_, alter, expected) => {
    await check();
    await check();
    await alter();
    const before = (await checkpoints()).length;
    const [streamId, version, reason] = expected();
    expect(await check()).toMatchObject({
      state: 'broken',
      breaks: [{ streamId, version, reason }],
      lastHash: null,
    });
    expect(await checkpoints()).toHaveLength(before);
  });

  it('counts what a deletion has erased, and names it', async () => {
    await check();
    const deletion = anEvent(tenantId, 'document-1', EVENTS + 1, DELETED);
    await store.appendFromOutbox(deletion);
    await store.appendFromOutbox(anEvent(tenantId, 'workflow-1', 1));
    for (const [stream, version] of [
      ['document-1', 1],
      ['document-1', 2],
      ['workflow-1', 1],
    ] as const)
      await store.erase(tenantId, stream, version);
    const erasedBy = { streamId: 'document-1', version: EVENTS + 1, at: deletion.meta.at };
    expect(await check()).toMatchObject({
      state: 'whole',
      erasedEvents: 3,
      erasures: [
        { streamId: 'document-1', events: 2, erasedBy },
        { streamId: 'workflow-1', events: 1, erasedBy },
      ],
    });
  });

  it.each(['document-1', 'credits-1'])(
    'is broken where values of %s are gone and nothing says why',
    async (streamId) => {
      await store.appendFromOutbox(anEvent(tenantId, 'credits-1', 1));
      await check();
      await store.erase(tenantId, streamId, 1);
      expect(await check()).toMatchObject({
        state: 'broken',
        breaks: [{ streamId, version: 1, reason: 'erased' }],
        lastHash: null,
      });
    },
  );

  it('is whole where a document goes while its workflow waits to be looked at', async () => {
    await store.appendFromOutbox(anEvent(tenantId, 'workflow-1', 1));
    const log = test.module.get(EventLog);
    const read = log.storedInOrder.bind(log);
    jest.spyOn(log, 'storedInOrder').mockImplementationOnce(async (...asked) => {
      const page = await read(...asked);
      const deletion = anEvent(tenantId, 'document-1', EVENTS + 1, DELETED);
      await store.appendFromOutbox(deletion);
      await store.erase(tenantId, 'workflow-1', 1);
      const flow = await log.storedOfStream(tenantId, { streamId: 'workflow-1', version: 0 }, 1);
      return page.map((event) => (event.streamId === 'workflow-1' ? (flow[0] ?? event) : event));
    });
    expect(await check()).toMatchObject({ state: 'whole', erasedEvents: 1 });
  });

  it('sees no break while events are appended', async () => {
    await check();
    let isDone = false;
    const busy = (async () => {
      for (let n = EVENTS + 1; !isDone; n++) {
        await store.appendFromOutbox(anEvent(tenantId, `document-${1 + (n % STREAMS)}`, n));
        await store.appendFromOutbox(anEvent(tenantId, `account-${n}`, n));
      }
    })();
    const states = [];
    for (let round = 0; round < 5; round++) states.push((await check()).state);
    isDone = true;
    await busy;
    expect(states).toEqual(Array(5).fill('whole'));
    expect((await check()).state).toBe('whole');
  });

  it('goes through more than a page, each event once, checkpoints apart', async () => {
    await storeAsIs(test.connection, longChains());
    const events = 3 * LONG + STREAMS * EVENTS;
    expect(await check()).toMatchObject({ state: 'whole', events, streams: STREAMS + 3 });
    expect((await check()).events).toBe(events);
  });

  it('runs once at a time, and answers the running one', async () => {
    const pass = test.module.get(ChainPass, { strict: false });
    const run = jest.spyOn(pass, 'run');
    await Promise.all([1, 2, 3].map(() => verifications.start(tenantId, PRODUCT)));
    expect((await verifications.state(tenantId))?.state).toMatch(/running|whole/);
    await until(async () =>
      (await verifications.state(tenantId))?.state === 'whole' ? true : null,
    );
    expect(run).toHaveBeenCalledTimes(1);
    run.mockRestore();
  });

  it('has failed when its process died, and can be begun again', async () => {
    await check();
    const long = new Date('2026-03-15T10:00:00Z');
    const dead = { state: 'running' as const, runId: 'dead', beatAt: long, finishedAt: null };
    await records().updateOne({ _id: tenantId }, { $set: dead });
    expect(await verifications.state(tenantId)).toMatchObject({
      state: 'failed',
      finishedAt: long,
    });
    expect((await check()).state).toBe('whole');
  });

  it('has failed when the store does, and says so', async () => {
    const pass = test.module.get(ChainPass, { strict: false });
    jest.spyOn(pass, 'run').mockRejectedValueOnce(new Error('gone'));
    expect(await check()).toMatchObject({ state: 'failed', breaks: [], lastHash: null });
  });

  it('is done for every company once a day', async () => {
    const schedule = test.module.get(VerificationSchedule, { strict: false });
    await store.appendFromOutbox(anEvent('another', 'document-99', 1));
    await schedule.run();
    expect([
      (await verifications.state(tenantId))?.state,
      (await verifications.state('another'))?.state,
    ]).toEqual(['whole', 'whole']);
    await schedule.run();
    expect(await checkpoints()).toHaveLength(1);
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    await records().updateOne({ _id: tenantId }, { $set: { startedAt: yesterday } });
    await schedule.run();
    expect(await checkpoints()).toHaveLength(2);
  });

  it('is ended by the stop of the server', async () => {
    const late = await startTestModules({ imports: [AuditModule] });
    try {
      await storeAsIs(late.connection, longChains());
      const service = late.module.get(VerificationService, { strict: false });
      await service.start(tenantId, PRODUCT);
      await service.onModuleDestroy();
      expect((await service.state(tenantId))?.state).toBe('failed');
    } finally {
      await late.close();
    }
  });
});
