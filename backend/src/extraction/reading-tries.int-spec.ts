import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RunsRepository, type RunRecord } from '../runs/runs.repository';
import type { ProcessEnd } from '../contracts/document';
import { imagesJobId, lastJobId } from '../platform/queue/job-catalogue';
import {
  JobQueue,
  LaterJobError,
  NotYetError,
  PermanentJobError,
} from '../platform/queue/job-queue';
import { SandboxTimeout } from '../platform/sandbox';
import { ledgerOf, movementsOf } from '../../test/support/ledger-of';
import {
  failed,
  hanging,
  said,
  startEngines,
  type Engines,
} from '../../test/support/reading-engines';
import { until } from '../../test/support/until';
import { ReadingError } from './reading/reading-error';

describe('the tries of a reading', () => {
  let world: Engines;
  beforeAll(async () => void (world = await startEngines()));
  afterAll(() => world?.close());
  beforeEach(() => {
    world.engine.calls = [];
    world.engine.answer = () => Promise.resolve(said({ 'totales.total': '1,180.00' }));
  });

  const away = Object.assign(new Error('cut'), { name: 'MongoNetworkError' });
  const fails = (error: Error) => (world.engine.answer = () => Promise.reject(error));
  const thrown = (delivery: Promise<void>): Promise<unknown> =>
    delivery.then(
      () => null,
      (error: unknown) => error,
    );

  it('ask a vendor three times, over all deliveries, and then say why it failed', async () => {
    const id = await world.upload();
    fails(failed('retryable', 'MOTOR_SIN_RESPUESTA'));
    for (let delivery = 1; delivery <= 2; delivery++) {
      expect(await thrown(world.deliver(id))).toMatchObject({ code: 'MOTOR_SIN_RESPUESTA' });
      expect((await world.detail(id)).status).toBe('processing');
    }
    expect(await thrown(world.deliver(id))).toBeInstanceOf(PermanentJobError);
    expect(await world.detail(id)).toMatchObject({
      status: 'error',
      failure: {
        code: 'MOTOR_SIN_RESPUESTA',
        message: expect.stringContaining('OpenAI') as string,
      },
    });
    await world.deliver(id);
    expect(world.engine.calls).toHaveLength(3);
    expect(await world.run(id)).toMatchObject({
      status: 'error',
      usage: { requests: 3 },
      failure: { code: 'MOTOR_SIN_RESPUESTA' },
      values: null,
    });
  });

  it.each([
    [2_000, 2_000],
    [90_000, 60_000],
  ])('wait as long as the vendor asks, up to a minute: %p ms', async (retryAfterMs, pauseMs) => {
    const id = await world.upload();
    fails(failed('retryable', 'MOTOR_OCUPADO', { retryAfterMs }));
    const error = await thrown(world.deliver(id));
    expect(error).toBeInstanceOf(LaterJobError);
    expect(error).toMatchObject({ pauseMs });
  });

  it('do not count while the vendor is left alone, and cost nothing then', async () => {
    const id = await world.upload();
    const usage = { ms: 0, requests: 0 };
    fails(failed('retryable', 'MOTOR_OCUPADO', { retryAfterMs: 60_000, usage }));
    for (let delivery = 1; delivery <= 6; delivery++) {
      expect(await thrown(world.deliver(id))).toBeInstanceOf(LaterJobError);
    }
    world.engine.answer = () => Promise.resolve(said({}));
    await world.deliver(id);
    expect((await world.detail(id)).status).toBe('completed');
    expect((await world.run(id)).usage).toMatchObject({ requests: 1, inputTokens: 1_000 });
  });

  it('do not count when the store or the queue was away, however often', async () => {
    const id = await world.upload();
    fails(away);
    for (let delivery = 1; delivery <= 5; delivery++) {
      expect(await thrown(world.deliver(id))).toBe(away);
      expect(await triesOf(id)).toBe(0);
    }
    world.engine.answer = () => Promise.resolve(said({}));
    await world.deliver(id);
    expect((await world.detail(id)).status).toBe('completed');
  });

  it('are let go of when the store is back, where it was away for that, too', async () => {
    const id = await world.upload();
    fails(away);
    const release = jest.spyOn(RunsRepository.prototype, 'release').mockRejectedValueOnce(away);
    expect(await thrown(world.deliver(id))).toBe(away);
    expect(await thrown(world.deliver(id))).toBeInstanceOf(NotYetError);
    await until(async () => ((await triesOf(id)) === 0 ? true : null));
    release.mockRestore();
    world.engine.answer = () => Promise.resolve(said({}));
    await world.deliver(id);
    expect((await world.detail(id)).status).toBe('completed');
    expect(world.engine.calls).toHaveLength(2);
  });

  it('end at once when another could not mend it', async () => {
    const id = await world.upload();
    fails(failed('permanent', 'MOTOR_NO_DISPONIBLE'));
    expect(await thrown(world.deliver(id))).toBeInstanceOf(PermanentJobError);
    expect(world.engine.calls).toHaveLength(1);
    expect((await world.detail(id)).failure?.code).toBe('MOTOR_NO_DISPONIBLE');
  });

  it('add up what they cost, that of a failed call, too', async () => {
    const id = await world.upload();
    const usage = { ms: 5, requests: 1, inputTokens: 2_000, outputTokens: 50 };
    fails(failed('retryable', 'MOTOR_SIN_RESPUESTA', { usage }));
    await thrown(world.deliver(id));
    world.engine.answer = () => Promise.resolve(said({ 'totales.total': '1,180.00' }));
    await world.deliver(id);
    const { usage: sum, values, ...run } = await world.run(id);
    expect(run).toMatchObject({ kind: 'lectura', status: 'completa', apiModel: 'gpt-4o' });
    expect(values).toMatchObject({ 'totales.total': 1180 });
    expect(sum).toMatchObject({ requests: 2, inputTokens: 3_000, outputTokens: 150 });
    expect(sum.costUsd).toBeCloseTo(0.0045, 9);
  });

  it('are one for deliveries at the same time, and its answer is paid once', async () => {
    const id = await world.upload();
    await Promise.all(Array.from({ length: 5 }, () => world.deliver(id)));
    await world.deliver(id);
    expect(world.engine.calls).toHaveLength(1);
    expect((await world.runs(id)).runs).toHaveLength(1);
    expect((await world.run(id)).usage).toMatchObject({ requests: 1, inputTokens: 1_000 });
  });

  it('do not count when the server closes before the engine was asked, and do when it was', async () => {
    const id = await world.upload();
    const before = world.test.pipeline.answer;
    const closing = new AbortController();
    world.test.pipeline.answer = () => {
      closing.abort(new Error('closing'));
      return Promise.reject(new Error('closing'));
    };
    await thrown(world.deliver(id, 1, closing.signal));
    expect(await triesOf(id)).toBe(0);
    world.test.pipeline.answer = before;

    const again = new AbortController();
    world.engine.answer = hanging;
    const delivery = thrown(world.deliver(id, 1, again.signal));
    await until(async () => (world.engine.calls.length > 0 ? true : null));
    again.abort(new Error('closing'));
    expect(await delivery).toMatchObject({ message: 'closing' });
    expect(await triesOf(id)).toBe(1);
    expect((await world.run(id)).usage.requests).toBe(1);
  });

  it('end when each of them has ended with its worker', async () => {
    const id = await world.upload();
    fails(failed('retryable', 'MOTOR_SIN_RESPUESTA'));
    await thrown(world.deliver(id));
    await change(id, { tries: 3 });
    expect(await thrown(world.deliver(id))).toBeInstanceOf(PermanentJobError);
    expect(world.engine.calls).toHaveLength(1);
    expect((await world.detail(id)).status).toBe('error');
  });

  it('leave a run that says how it ended, also after a crash between document and run', async () => {
    const id = await world.upload();
    await world.deliver(id);
    await change(id, { status: 'en_curso', fields: null, confidence: null });
    await world.deliver(id);
    expect(await world.run(id)).toMatchObject({
      status: 'completa',
      values: { 'totales.total': 1180 },
    });
    expect(world.engine.calls).toHaveLength(1);
  });

  describe('over which a process ends', () => {
    const ended = (end: ProcessEnd) => fails(new ReadingError('ERROR_INTERNO', true, end));
    const alone = () => world.test.pipeline.runs.map(({ isAlone }) => isAlone);
    /** As a server leaves it that is gone without a word. */
    const leave = (id: string) => change(id, { takenBy: 'a server', takenAt: new Date() });
    const credit = async (id: string) => movementsOf(await ledgerOf(world.clerk), id);
    const isLive = (id: string) => world.test.app.get(JobQueue, { strict: false }).isLive(id);
    const isPassedOn = (id: string) => isLive(imagesJobId(`j-${id}`));
    const lineOf = async (id: string) => {
      const queue = world.test.app.get(JobQueue, { strict: false });
      const isIn = async (name: 'extract' | 'extract-last') =>
        (await queue.line(name, world.tenantId)).ids.includes(`extract:${id}:1`);
      return (await isIn('extract-last')) ? 'extract-last' : (await isIn('extract')) && 'extract';
    };
    beforeEach(() => void (world.test.pipeline.runs = []));

    it.each([
      ['tiempo', 'LECTURA_AGOTADA'],
      ['memoria', 'LECTURA_AGOTADA'],
      ['cierre', 'LECTURA_APARTADA'],
    ] as const)('are one more, alone; after a second such end (%s) none', async (end, code) => {
      const id = await world.upload();
      ended(end);
      expect(await thrown(world.deliver(id))).toBeInstanceOf(ReadingError);
      expect((await world.detail(id)).status).toBe('processing');
      expect(await thrown(world.deliver(id))).toBeInstanceOf(PermanentJobError);
      const failure = { code, setAside: end };
      expect(await world.detail(id)).toMatchObject({ status: 'error', failure });
      await world.deliver(id);
      expect(alone()).toEqual([false, true]);
      expect(await credit(id)).toEqual(['reserved 1', 'refunded 1']);
    });

    it('are over when the one alone reads it well', async () => {
      const id = await world.upload();
      ended('cierre');
      await thrown(world.deliver(id));
      world.engine.answer = () => Promise.resolve(said({}));
      await world.deliver(id);
      expect((await world.detail(id)).status).toBe('completed');
    });

    it('are not begun any more when a server has ended with one, too', async () => {
      const id = await world.upload();
      ended('tiempo');
      await thrown(world.deliver(id));
      await leave(id);
      expect(await thrown(world.deliver(id))).toBeInstanceOf(PermanentJobError);
      const failure = { code: 'LECTURA_APARTADA', setAside: 'servidor' };
      expect(await world.detail(id)).toMatchObject({ status: 'error', failure });
      expect(alone()).toEqual([false]);
    });

    it('count the look at its file, which goes behind those that are waited for', async () => {
      const id = await world.upload('local');
      const { look } = world.test.pipeline;
      world.test.pipeline.look = () =>
        Promise.reject(new ReadingError('ERROR_INTERNO', true, 'cierre'));
      await world.sort(id);
      world.test.pipeline.look = look;
      expect(await isPassedOn(id)).toBe(true);
      expect(await triesOf(id)).toBe(0);
      await leave(id);
      expect(await thrown(world.deliver(id))).toBeInstanceOf(PermanentJobError);
      expect(alone()).toEqual([]);
    });

    it('do not count it when the server stops in order, again and again', async () => {
      const id = await world.upload();
      for (let stop = 0; stop < 3; stop += 1) {
        const closing = new AbortController();
        world.engine.answer = () => {
          closing.abort(new Error('closing'));
          return Promise.reject(new ReadingError('ERROR_INTERNO', true, 'cierre'));
        };
        await thrown(world.deliver(id, 1, closing.signal));
        await change(id, { tries: 0 });
      }
      world.engine.answer = () => Promise.resolve(said({}));
      await world.deliver(id);
      expect((await world.detail(id)).status).toBe('completed');
      expect(alone()).toEqual([false, false, false, false]);
    });

    it('send later documents of the day to the last line, after three that took all the time', async () => {
      const exhaust = async (hasWorked: boolean) => {
        const id = await world.upload();
        const cause = new SandboxTimeout(1, hasWorked);
        fails(new ReadingError('LECTURA_AGOTADA', true, 'tiempo', { cause }));
        await thrown(world.deliver(id));
        await thrown(world.deliver(id));
      };
      // A machine without time for it is nobody's fault.
      for (const hasWorked of [false, true, true, false]) await exhaust(hasWorked);
      const before = await world.upload();
      expect(await lineOf(before)).toBe('extract');
      await exhaust(true);
      await world.sort(before);
      expect(await isLive(lastJobId(`j-${before}`))).toBe(true);
      const id = await world.upload();
      expect(await lineOf(id)).toBe('extract-last');
      world.engine.answer = () => Promise.resolve(said({}));
      expect(await thrown(world.deliverLast(id))).toBeInstanceOf(NotYetError);
      await world.test.app.get<Connection>(getConnectionToken()).collection('jobs').deleteMany({});
      await world.deliverLast(id);
      expect((await world.detail(id)).status).toBe('completed');
      expect(world.test.pipeline.runs.at(-1)).toMatchObject({ isLast: true });
      await collection().deleteMany({});
    });

    it('begin anew when a person asks for it', async () => {
      const id = await world.upload();
      ended('cierre');
      await thrown(world.deliver(id));
      await thrown(world.deliver(id));
      world.engine.answer = () => Promise.resolve(said({}));
      await world.clerk.post(`/api/documents/${id}/retry`).send({}).expect(200);
      await world.deliver(id, 2);
      expect((await world.detail(id)).status).toBe('completed');
    });
  });

  const collection = () =>
    world.test.app.get<Connection>(getConnectionToken()).collection<RunRecord>('reading_runs');
  const change = (documentId: string, set: Partial<RunRecord>) =>
    collection().updateOne({ documentId }, { $set: set });
  const triesOf = async (documentId: string) => (await collection().findOne({ documentId }))?.tries;
});
