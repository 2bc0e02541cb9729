import {
  MODEL_CATALOGUE,
  replacementOf,
  type LivingModel,
  type ModelEntry,
} from '../../contracts/models';
import { PROCESSOR_IDS } from '../../contracts/processors';
import { EngineChoices } from '../../runs';
import type { Clock } from '../../platform/clock/clock';
import type { AppConfig } from '../../platform/config/app-config';
import { ENGINE_SETUPS } from '../../../test/support/vendors/engine-setups';
import {
  SECRET,
  startEngineWorld,
  type EngineWorld,
} from '../../../test/support/vendors/engine-world';
import { geminiOf2027, openAiOf2027 } from '../../../test/support/vendors/strict-models';
import type { EngineBudget } from '../engine-budget.service';
import type { EngineStates } from '../engine-states/engine-states.service';
import { VENDOR_LIMITS } from '../vendors';
import { ProcessorRegistry } from './processor-registry';

const RETIREMENT = '2027-01-14';
const SERVERS = { openai: openAiOf2027, langextract: geminiOf2027 } as const;
const ENGINES = Object.keys(SERVERS) as (keyof typeof SERVERS)[];

/** The engines of the product on that day, before a vendor on this machine. */
function registryOf(url: string, engine: keyof typeof SERVERS): ProcessorRegistry {
  const config = {
    models: MODEL_CATALOGUE,
    openai: engine === 'openai' ? { apiKey: SECRET, baseUrl: `${url}/v1` } : null,
    gemini: engine === 'langextract' ? { apiKey: SECRET, baseUrl: url } : null,
    textract: null,
    engineTimeoutMs: VENDOR_LIMITS.totalMs,
  } as unknown as AppConfig;
  const states = { watch: (processor: unknown) => processor } as unknown as EngineStates;
  const clock = { today: () => RETIREMENT } as Clock;
  const engines = new EngineChoices(config, clock);
  return new ProcessorRegistry(config, engines, clock, states, {} as EngineBudget);
}

it('every engine of which a model has an end has a server of the day after', () => {
  const ending = PROCESSOR_IDS.filter((id) => MODEL_CATALOGUE[id].some((one) => one.retiredOn));
  expect([...ending].sort()).toEqual([...ENGINES].sort());
});

describe.each(ENGINES)('on the day after, %s', (engine) => {
  let world: EngineWorld;
  beforeAll(async () => {
    world = await startEngineWorld(ENGINE_SETUPS[engine]);
    world.server.behave(SERVERS[engine]);
  });
  afterAll(() => world.close());

  const ready = ({ id }: ModelEntry) => registryOf(world.server.url, engine).ready(engine, id);
  const readWith = (model: LivingModel) =>
    world.create().extract({ ...world.input, model }, new AbortController().signal);
  const all = MODEL_CATALOGUE[engine].map((entry) => [entry.id, entry] as const);
  const retired = all.filter(([, { retiredOn }]) => retiredOn !== null && retiredOn <= RETIREMENT);
  const sampled = retired.filter(([, { takesTemperature }]) => takesTemperature);

  it.each(all)('reads what %s is chosen for', async (_, entry) => {
    const { processor, model } = ready(entry);
    const asked = { ...world.input, model };
    const { fields } = await processor.extract(asked, new AbortController().signal);
    expect(fields).toMatchObject([{ path: 'totales.total', text: '10.00' }]);
    expect(model.price).not.toBeNull();
  });

  it.each(retired)('would not read with %s itself', async (_, entry) => {
    await expect(readWith(entry)).rejects.toMatchObject({ code: 'MODELO_NO_DISPONIBLE' });
  });

  it.each(sampled)('would not read with a successor asked as %s was', async (_, entry) => {
    const { apiModel } = replacementOf(entry.replacedBy ?? '');
    await expect(readWith({ ...entry, apiModel })).rejects.toMatchObject({ code: 'MOTOR_RECHAZO' });
  });
});
