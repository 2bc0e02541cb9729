import { CLOUD_PROCESSOR_IDS } from '../../contracts/processors';
import { DOCUMENTED_FAILURES } from '../../../test/support/vendors/documented-failures';
import {
  SECRET,
  startEngineWorld,
  type EngineWorld,
} from '../../../test/support/vendors/engine-world';
import { ENGINE_SETUPS } from '../../../test/support/vendors/engine-setups';
import { FAILURES } from '../vendors/failure-table';
import { ProcessorError } from './processor';

const RETRYABLE = ['MOTOR_OCUPADO', 'MOTOR_SIN_RESPUESTA'];

describe.each(CLOUD_PROCESSOR_IDS)('a failure of %s', (vendor) => {
  let world: EngineWorld;
  beforeAll(async () => (world = await startEngineWorld(ENGINE_SETUPS[vendor])));
  afterAll(() => world.close());
  beforeEach(() => void (world.server.received.length = 0));

  const thrown = async (engine = world.create()): Promise<ProcessorError> => {
    const error: unknown = await engine
      .extract(world.input, new AbortController().signal)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProcessorError);
    return error as ProcessorError;
  };

  it.each(DOCUMENTED_FAILURES[vendor])(
    'is told by whose fault it is: $name',
    async ({ reply, code, setup, retryAfterMs }) => {
      world.server.behave(reply);
      const error = await thrown();
      expect([error.code, error.details.setup, error.details.retryAfterMs]).toEqual([
        code,
        setup,
        retryAfterMs,
      ]);
      expect(error.kind).toBe(RETRYABLE.includes(code) ? 'retryable' : 'permanent');
      expect(world.server.received).toHaveLength(1);
    },
  );

  it.each(['reset', 'cut', 'trickle', 'silence'] as const)(
    'is the vendor’s silence when the connection does this: %s',
    async (behaviour) => {
      world.server.behave(behaviour);
      const error = await thrown(world.create({ totalMs: 300 }));
      expect(error).toMatchObject({ kind: 'retryable', code: 'MOTOR_SIN_RESPUESTA' });
      expect(error.details.setup).toBeUndefined();
      expect(world.server.received).toHaveLength(1);
    },
  );

  it('has a documented answer for every row of the table', () => {
    const said = DOCUMENTED_FAILURES[vendor].map(({ reply }) => JSON.stringify(reply));
    const ours = ['LOCATION_NOT_SUPPORTED', 'INPUT_TOO_LONG', 'QUOTA_PER_DAY'];
    const words = FAILURES[vendor].flatMap(({ word }) => (word === null ? [] : [word]));
    const unsaid = words.filter((word) => !said.some((text) => text.includes(`${word}\\"`)));
    expect(unsaid.filter((word) => !ours.includes(word))).toEqual([]);
  });

  it('that the operator has to mend is met once, not by every document', async () => {
    const failure = DOCUMENTED_FAILURES[vendor].find(({ setup }) => setup === 'clave');
    world.server.behave(failure?.reply ?? 'reset');
    const engine = world.create({ setupPauseMs: 60_000 });
    const first = await thrown(engine);
    const second = await thrown(engine);
    expect(world.server.received).toHaveLength(1);
    expect(second).toMatchObject({ code: first.code, kind: 'permanent' });
    expect(second.details).toMatchObject({ setup: 'clave', usage: { requests: 0 } });
  });

  it('keeps the vendor’s words and the key to itself', async () => {
    const quoting = {
      status: 401,
      body: JSON.stringify({ error: { message: SECRET, code: `${SECRET} x` } }),
    };
    world.server.behave(quoting);
    expect(JSON.stringify((await thrown()).cause)).not.toContain(SECRET);
  });
});
