import { MODEL_CATALOGUE, type ModelEntry } from '../../contracts/models';
import { livingModel } from '../../rules/models';
import { ENGINE_SETUPS } from '../../support/vendors/engine-setups';
import { startEngineWorld, type EngineWorld } from '../../support/vendors/engine-world';
import { geminiOf2027, openAiOf2027 } from '../../support/vendors/strict-models';

const RETIREMENT = '2027-01-14';
const SERVERS = { openai: openAiOf2027, langextract: geminiOf2027 } as const;

describe.each(['openai', 'langextract'] as const)('on the day after, %s', (engine) => {
  let world: EngineWorld;
  beforeAll(async () => {
    world = await startEngineWorld(ENGINE_SETUPS[engine]);
    world.server.behave(SERVERS[engine]);
  });
  afterAll(() => world.close());

  const read = (entry: ModelEntry, day: string) => {
    const model = livingModel(entry, day);
    if (!model) throw new Error(`${entry.id} leads nowhere`);
    return world.create().extract({ ...world.input, model }, new AbortController().signal);
  };

  it.each(MODEL_CATALOGUE[engine].map((entry) => [entry.id, entry] as const))(
    'reads with what took the place of %s',
    async (_, entry) => {
      const { fields } = await read(entry, RETIREMENT);
      expect(fields).toMatchObject([{ path: 'totales.total', text: '10.00' }]);
      expect(livingModel(entry, RETIREMENT)?.price).not.toBeNull();
    },
  );

  it.each(MODEL_CATALOGUE[engine].map((entry) => [entry.id, entry] as const))(
    'would not read with %s itself',
    async (_, entry) => {
      const itself = { ...entry, retiredOn: null };
      await expect(read(itself, RETIREMENT)).rejects.toMatchObject({
        code: 'MODELO_NO_DISPONIBLE',
      });
    },
  );
});
