import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { RunRecord } from '../documents/runs/run.schema';
import { LaterJobError, PermanentJobError } from '../platform/queue/job-queue';
import { failed, hanging, said, startEngines, type Engines } from '../support/reading-engines';
import { until } from '../support/until';

describe('the tries of a reading', () => {
  let world: Engines;
  beforeAll(async () => void (world = await startEngines()));
  afterAll(() => world?.close());
  beforeEach(() => {
    world.engine.calls = [];
    world.engine.answer = () => Promise.resolve(said({ 'totales.total': '1,180.00' }));
  });

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

  it('end at once when another could not mend it', async () => {
    const id = await world.upload();
    fails(failed('permanent', 'MOTOR_SIN_PERMISO'));
    expect(await thrown(world.deliver(id))).toBeInstanceOf(PermanentJobError);
    expect(world.engine.calls).toHaveLength(1);
    expect((await world.detail(id)).failure?.code).toBe('MOTOR_SIN_PERMISO');
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

  const collection = () =>
    world.test.app.get<Connection>(getConnectionToken()).collection<RunRecord>('reading_runs');
  const change = (documentId: string, set: Partial<RunRecord>) =>
    collection().updateOne({ documentId }, { $set: set });
  const triesOf = async (documentId: string) => (await collection().findOne({ documentId }))?.tries;
});
