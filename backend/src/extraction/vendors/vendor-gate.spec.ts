import { inspect } from 'node:util';
import { OutboundError } from '../../platform/outbound';
import { until } from '../../../test/support/until';
import { ProcessorError } from '../processors/processor';
import { VENDOR_LIMITS } from './pace';
import { InvalidAnswer, type VendorFailure } from './vendor-failure';
import { VendorGate } from './vendor-gate';
import { refusal } from './vendor-refusal';

/** As a client throws it; the message quotes what must not be kept. */
class ClientError extends Error {
  constructor(readonly failure: VendorFailure) {
    super('Incorrect API key provided: sk-secret');
  }
}

const describeError = (error: unknown): VendorFailure =>
  error instanceof ClientError ? error.failure : { kind: 'connection' };

const never = new AbortController().signal;
const gateWith = (limits = {}) => new VendorGate(describeError, { ...VENDOR_LIMITS, ...limits });
const failing = (error: Error) => () => Promise.reject(error);
const withStatus = (status: number, retryAfterMs: number | null = null) =>
  wrapped(refusal('openai', { status, headers: new Headers() }, { words: [], retryAfterMs }));

async function failure(run: Promise<unknown>): Promise<ProcessorError> {
  const error: unknown = await run.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ProcessorError);
  return error as ProcessorError;
}

describe('VendorGate', () => {
  it('hands an answer on', async () => {
    expect(await gateWith().call(() => Promise.resolve(7), never)).toBe(7);
  });

  it.each([
    [401, 'permanent', 'MOTOR_NO_DISPONIBLE'],
    [403, 'permanent', 'MOTOR_NO_DISPONIBLE'],
    [404, 'permanent', 'MODELO_NO_DISPONIBLE'],
    [307, 'permanent', 'MOTOR_RECHAZO'],
    [400, 'permanent', 'MOTOR_RECHAZO'],
    [408, 'retryable', 'MOTOR_SIN_RESPUESTA'],
    [429, 'retryable', 'MOTOR_OCUPADO'],
    [500, 'retryable', 'MOTOR_SIN_RESPUESTA'],
    [529, 'retryable', 'MOTOR_SIN_RESPUESTA'],
  ])('makes of status %i: %s, %s', async (status, kind, code) => {
    const error = await failure(gateWith().call(failing(withStatus(status)), never));
    expect(error).toMatchObject({ kind, code, cause: { kind: 'refused', status } });
    expect(error.details.usage).toEqual({ ms: expect.any(Number) as number, requests: 1 });
  });

  it.each([
    [429, 2_000, 2_000],
    [503, 61_000, 60_000],
  ])('of %i keeps a pause of %i ms as %i', async (status, asked, kept) => {
    const error = await failure(gateWith().call(failing(withStatus(status, asked)), never));
    expect(error.details.retryAfterMs).toBe(kept);
  });

  it('keeps no pause where nothing is repeated', async () => {
    const error = await failure(gateWith().call(failing(withStatus(400, 2_000)), never));
    expect(error.details).not.toHaveProperty('retryAfterMs');
  });

  it.each([
    ['an answer that is too large', new OutboundError('answer_too_large'), 'permanent'],
    [
      'a client’s error of its own about it',
      wrapped(new OutboundError('answer_too_large')),
      'permanent',
    ],
    ['what is no JSON', new SyntaxError('Unexpected token'), 'permanent'],
    [
      'a connection that did not come about',
      wrapped(new OutboundError('no_connection')),
      'retryable',
    ],
    ['whatever else a client throws', new TypeError('fetch failed'), 'retryable'],
  ])('knows %s', async (_, thrown, kind) => {
    expect(await failure(gateWith().call(failing(thrown), never))).toMatchObject({ kind });
  });

  it('counts what an invalid answer has cost', async () => {
    const thrown = new InvalidAnswer('cut_off', { inputTokens: 1_000, outputTokens: 20 });
    const error = await failure(gateWith().call(failing(thrown), never));
    expect(error).toMatchObject({ kind: 'permanent', code: 'MOTOR_RESPUESTA_LARGA' });
    expect(error.details.usage).toMatchObject({
      requests: 1,
      inputTokens: 1_000,
      outputTokens: 20,
    });
  });

  it('keeps nothing of a vendor’s message', async () => {
    const quoting = new ClientError({ kind: 'connection' });
    const error = await failure(gateWith().call(failing(quoting), never));
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain('sk-secret');
  });

  it('ends a call that takes too long, and tells the client so', async () => {
    let told: AbortSignal | undefined;
    const act = (signal: AbortSignal) => {
      told = signal;
      return new Promise(() => undefined);
    };
    const error = await failure(gateWith({ totalMs: 30 }).call(act, never));
    expect(error).toMatchObject({ kind: 'retryable', code: 'MOTOR_SIN_RESPUESTA' });
    expect(told?.aborted).toBe(true);
  });

  it('passes the caller’s abort on as it is, even when the client is deaf to it', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const run = gateWith().call(() => new Promise(() => undefined), controller.signal);
    controller.abort(reason);
    await expect(run).rejects.toBe(reason);
  });
});

describe('the breaker of VendorGate', () => {
  const limits = { breakerFailures: 3, breakerMs: 60_000 };
  const fail = async (gate: VendorGate, times: number, error: Error = withStatus(503)) => {
    for (let n = 0; n < times; n += 1) await failure(gate.call(failing(error), never));
  };
  const isAsked = async (gate: VendorGate): Promise<boolean> => {
    const act = jest.fn(() => Promise.resolve());
    await gate.call(act, never).catch(() => undefined);
    return act.mock.calls.length > 0;
  };

  it('opens after failures in a row, and says until when', async () => {
    const gate = gateWith(limits);
    await fail(gate, 3);
    const act = jest.fn(() => Promise.resolve());
    const error = await failure(gate.call(act, never));
    expect(act).not.toHaveBeenCalled();
    expect(error).toMatchObject({ kind: 'retryable', code: 'MOTOR_OCUPADO' });
    expect(error.details.usage).toEqual({ ms: 0, requests: 0 });
    expect(error.details.retryAfterMs).toBeGreaterThan(0);
    expect(error.details.retryAfterMs).toBeLessThanOrEqual(60_000);
  });

  it('begins to count anew after an answer', async () => {
    const gate = gateWith(limits);
    await fail(gate, 2);
    await gate.call(() => Promise.resolve(), never);
    await fail(gate, 2);
    expect(await isAsked(gate)).toBe(true);
  });

  it.each([
    ['refusals', withStatus(400)],
    ['invalid answers', new InvalidAnswer('not_json')],
  ])('is not moved by %s', async (_, error) => {
    const gate = gateWith(limits);
    await fail(gate, 4, error);
    expect(await isAsked(gate)).toBe(true);
  });

  it('asks again what the operator may have mended, after its time', async () => {
    const gate = gateWith({ ...limits, setupPauseMs: 40 });
    await fail(gate, 1, withStatus(401));
    expect(await isAsked(gate)).toBe(false);
    expect(await until(async () => ((await isAsked(gate)) ? true : null))).toBe(true);
    expect(await isAsked(gate)).toBe(true);
  });

  it('is not moved by the caller’s aborts', async () => {
    const gate = gateWith(limits);
    for (let n = 0; n < 4; n += 1) {
      const controller = new AbortController();
      const run = gate.call(() => new Promise(() => undefined), controller.signal);
      controller.abort(new Error('cancelled'));
      await run.catch(() => undefined);
    }
    expect(await isAsked(gate)).toBe(true);
  });

  it('lets one call try after its time, and closes on its answer', async () => {
    const gate = gateWith({ ...limits, breakerMs: 40 });
    await fail(gate, 3);
    expect(await until(async () => ((await isAsked(gate)) ? true : null))).toBe(true);
    await fail(gate, 2);
    expect(await isAsked(gate)).toBe(true);
  });

  it('opens again when the one call fails', async () => {
    const gate = gateWith({ ...limits, breakerMs: 40 });
    await fail(gate, 3);
    const tried = await until(async () => {
      const error = await failure(gate.call(failing(withStatus(503)), never));
      return error.details.usage?.requests === 1 ? error : null;
    });
    expect(tried.code).toBe('MOTOR_SIN_RESPUESTA');
    expect(await isAsked(gate)).toBe(false);
  });
});

function wrapped(cause: Error): Error {
  return new Error('Connection error.', { cause });
}
