import { Socket } from 'node:net';
import { MAX_ITEMS, MAX_VALUE_CHARS } from '../../contracts/limits';
import { normalise } from '../domain/build-result';
import type { RawExtraction } from '../domain/raw-extraction';
import { until } from '../../../test/support/until';
import type { Behaviour } from '../../../test/support/vendors/scripted-server';
import {
  expectNothingQuoted,
  expectWellFormed,
  PAGE_WORD,
  SECRET,
  type ProcessorSetup,
  type EngineWorld,
} from '../../../test/support/vendors/engine-world';
import { ProcessorError, type Processor } from './processor';

type Vendor = NonNullable<ProcessorSetup['vendor']>;

const HTML = '<html><body><h1>Bad gateway</h1></body></html>';
const json = (body: string): Behaviour => ({ body });
const html = (type: string): Behaviour => ({ headers: { 'content-type': type }, body: HTML });

/** Answers that are none, whoever gives them. */
const INVALID: Readonly<Record<string, Behaviour>> = {
  'a body that is no JSON': json('{"choices": broken'),
  'a body that breaks off': json('{"choices":[{"message":{"content":"'),
  'a page of HTML': html('text/html'),
  'a page of HTML that calls itself JSON': html('application/json'),
  'an empty body': json(''),
  'JSON of nothing': json('null'),
  'JSON of another thing': json('{"hola":true}'),
  'a list': json('[]'),
  'a body of 200 MB': 'flood',
};

/** The same in the words of a model. */
const INVALID_TEXTS: Readonly<Record<string, string>> = {
  'an answer that is no JSON': 'El total es 10.00.',
  'an answer that breaks off': '{"totales":{"total":"10.',
  'no text': ' ',
  'a group that is a text': '{"totales":"10.00"}',
  'a list in place of a value': '{"totales":{"total":["10.00"]}}',
  'an object in place of the items': '{"productos":{"0":{"descripcion":"LAPIZ"}}}',
  'a number that is none': '{"totales":{"total":NaN}}',
};

/** What every engine keeps that asks a vendor. */
export function describeVendor({ wire, withoutKey }: Vendor, world: () => EngineWorld): void {
  const extract = (engine: Processor, signal = new AbortController().signal) =>
    engine.extract(world().input, signal);
  const asked = () => world().server.received.length;

  async function failure(engine: Processor): Promise<ProcessorError> {
    const error: unknown = await extract(engine).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ProcessorError);
    expectNothingQuoted(error);
    return error as ProcessorError;
  }

  async function failureAfter(behaviour: Behaviour, limits = {}): Promise<ProcessorError> {
    world().server.behave(behaviour);
    return failure(world().create(limits));
  }

  const errorOf = (status: number, headers = {}) =>
    wire.error(status, `key ${SECRET} refused for ${PAGE_WORD}`, headers);

  describe('without a key', () => {
    it('says so, and asks nobody', async () => {
      const connect = jest.spyOn(Socket.prototype, 'connect');
      expect(withoutKey().availability()).toEqual({
        available: false,
        reason: expect.stringMatching(/^[A-ZÁÉÍÓÚ].+\.$/) as string,
      });
      expect(await failure(withoutKey())).toMatchObject({ kind: 'unavailable' });
      expect(connect).not.toHaveBeenCalled();
      connect.mockRestore();
    });
  });

  describe('when the vendor fails', () => {
    it.each([
      [401, 'permanent', 'MOTOR_NO_DISPONIBLE'],
      [403, 'permanent', 'MOTOR_NO_DISPONIBLE'],
      [400, 'permanent', 'MOTOR_RECHAZO'],
      [422, 'permanent', 'MOTOR_RECHAZO'],
      [429, 'retryable', 'MOTOR_OCUPADO'],
      [500, 'retryable', 'MOTOR_SIN_RESPUESTA'],
      [503, 'retryable', 'MOTOR_SIN_RESPUESTA'],
    ])('with %i it is %s, %s', async (status, kind, code) => {
      const error = await failureAfter(errorOf(status));
      expect(error).toMatchObject({ kind, code, details: { usage: { requests: 1 } } });
      expect(asked()).toBe(1);
    });

    it('asks once, whatever the vendor answers to the status', async () => {
      expect(await failureAfter(html('text/html'))).toMatchObject({ kind: 'permanent' });
      expect(await failureAfter({ status: 502, body: HTML })).toMatchObject({ kind: 'retryable' });
      expect(asked()).toBe(2);
    });

    if (wire.hasModels) {
      it('knows that a model is not there', async () => {
        const error = await failureAfter(errorOf(404));
        expect(error).toMatchObject({ kind: 'permanent', code: 'MODELO_NO_DISPONIBLE' });
      });
    }

    it.each([
      ['2', 2_000],
      ['3600', 60_000],
    ])('hands on a Retry-After of %s as %i ms', async (seconds, retryAfterMs) => {
      const error = await failureAfter(errorOf(429, { 'retry-after': seconds }));
      expect(error.details).toMatchObject({ retryAfterMs });
    });

    it('does not wait for one that says nothing', async () => {
      const error = await failureAfter('silence', { totalMs: 200 });
      expect(error).toMatchObject({ kind: 'retryable', code: 'MOTOR_SIN_RESPUESTA' });
      await until(async () => (world().server.waiting === 0 ? true : null));
      expect(asked()).toBe(1);
    });

    it('may be asked again when the connection broke off', async () => {
      const error = await failureAfter('reset');
      expect(error).toMatchObject({ kind: 'retryable', code: 'MOTOR_SIN_RESPUESTA' });
      expect(asked()).toBe(1);
    });

    it('reads after two failures, asked three times in all', async () => {
      const engine = world().create();
      world().server.behave(errorOf(500));
      await failure(engine);
      await failure(engine);
      world().server.behave(wire.reading({ 'totales.total': '10.00' }));
      const { usage } = await extract(engine);
      expect(asked()).toBe(2 + (usage.requests ?? 0));
    });

    it('goes nowhere else', async () => {
      const location = `${world().server.url}/elsewhere`;
      expect(await failureAfter({ status: 307, headers: { location }, body: '' })).toMatchObject({
        kind: 'permanent',
      });
      expect(world().server.received.map(({ path }) => path)).not.toContain('/elsewhere');
    });
  });

  describe('an answer that is none', () => {
    const { answering } = wire;
    const inOurWords = Object.entries(INVALID_TEXTS).map(
      ([name, text]) => [name, answering?.(text)] as [string, Behaviour],
    );
    const cases = [
      ...Object.entries({ ...INVALID, ...wire.invalid }),
      ...(answering ? inOurWords : []),
    ];

    it.each(cases)('%s', async (_, behaviour) => {
      const error = await failureAfter(behaviour);
      expect(error).toMatchObject({ kind: 'permanent', code: 'MOTOR_RESPUESTA_INVALIDA' });
      expect(error.details.usage?.requests).toBe(asked());
    });

    for (const [name, [behaviour, code]] of Object.entries(wire.unfinished ?? {})) {
      it(`${name} says why`, async () => {
        const error = await failureAfter(behaviour);
        expect(error).toMatchObject({ kind: 'permanent', code });
        expect(error.details.usage?.inputTokens).toBeGreaterThan(0);
      });
    }

    it('is not read to its end', () => {
      expect(world().server.floodedBytes).toBeGreaterThan(0);
      expect(world().server.floodedBytes).toBeLessThan(50_000_000);
    });
  });

  describe('an answer that is odd', () => {
    const readAs = async (behaviour: Behaviour): Promise<RawExtraction> => {
      world().server.behave(behaviour);
      const raw = await extract(world().create());
      expectWellFormed(raw);
      return raw;
    };

    it('gives no amount that is no number', async () => {
      const raw = await readAs(
        wire.reading({ 'totales.total': 'NaN', 'totales.subtotal': '-10.00' }),
      );
      const values = [...normalise(raw, 'ocr').values()].map(({ value }) => value);
      expect(values).not.toContain(NaN);
      expect(values.filter((value) => typeof value === 'number' && value > 0)).toEqual([]);
    });

    const { answering } = wire;
    if (!answering) return;

    it('is cut at the limits, and says so', async () => {
      const productos = Array.from({ length: 10_000 }, () => ({ descripcion: 'LAPIZ' }));
      const proveedor = { nombre: 'A'.repeat(100_000) };
      const raw = await readAs(answering(JSON.stringify({ proveedor, productos })));
      expect(raw.isCut).toBe(true);
      expect(raw.fields).toHaveLength(1 + MAX_ITEMS);
      expect(raw.fields[0]?.text).toHaveLength(MAX_VALUE_CHARS);
    });

    it('gives nothing that was not asked for', async () => {
      const raw = await readAs(
        answering(
          '{"__proto__":{"isAdmin":"1"},"totales":{"total":"10.00","__proto__":{"iva":"1"},"constructor":"2"},"nota":"x"}',
        ),
      );
      expect(raw.fields.map(({ path }) => path)).toEqual(['totales.total']);
      expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    });

    it('stays plain text, and fetches nothing', async () => {
      const texts = [
        `${world().server.url}/imagen.png`,
        `![x](${world().server.url}/imagen.png)`,
        '<img src=x onerror=alert(1)>',
      ];
      const [nombre, direccion, email] = texts;
      const raw = await readAs(
        answering(JSON.stringify({ proveedor: { nombre, direccion, email } })),
      );
      expect(raw.fields.map(({ text }) => text)).toEqual(texts);
      expect(asked()).toBe(1);
    });
  });

  describe('the breaker', () => {
    const limits = { breakerFailures: 2, breakerMs: 60_000 };

    it('leaves a vendor in trouble alone', async () => {
      const engine = world().create(limits);
      world().server.behave(errorOf(503));
      await failure(engine);
      await failure(engine);
      const before = asked();
      const error = await failure(engine);
      expect(error).toMatchObject({ kind: 'retryable', code: 'MOTOR_OCUPADO' });
      expect(error.details).toMatchObject({ usage: { requests: 0 } });
      expect(error.details.retryAfterMs).toBeGreaterThan(0);
      expect(error.details.retryAfterMs).toBeLessThanOrEqual(limits.breakerMs);
      expect(asked()).toBe(before);
    });

    it('asks again after its time', async () => {
      const engine = world().create({ ...limits, breakerMs: 50 });
      world().server.behave('reset');
      await failure(engine);
      await failure(engine);
      world().server.behave(wire.reading({ 'totales.total': '10.00' }));
      const raw = await until(() => extract(engine).catch(() => null));
      expect(raw.fields).not.toEqual([]);
    });

    it('minds no refusal of ours', async () => {
      const engine = world().create(limits);
      world().server.behave(errorOf(400));
      await failure(engine);
      await failure(engine);
      expect(await failure(engine)).toMatchObject({ code: 'MOTOR_RECHAZO' });
      expect(asked()).toBe(3);
    });
  });

  describe('cancelled while the vendor works', () => {
    it('ends at once with the reason, and hangs up', async () => {
      world().server.behave('silence');
      const controller = new AbortController();
      const reason = new Error('cancelled by a person');
      const ended = extract(world().create(), controller.signal).catch((error: unknown) => error);
      await until(async () => (asked() > 0 ? true : null));
      controller.abort(reason);
      expect(await ended).toBe(reason);
      await until(async () => (world().server.waiting === 0 ? true : null));
    });
  });
}
