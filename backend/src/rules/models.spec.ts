import { MODEL_CATALOGUE } from '../contracts/models';
import { PROCESSOR_CATALOGUE, PROCESSOR_IDS } from '../contracts/processors';
import { correctedCatalogue, costUsd, livingModel, modelEntry, modelNote } from './models';

const entryOf = (id: string, catalogue = MODEL_CATALOGUE) => {
  const entry = PROCESSOR_IDS.map((engine) => modelEntry(catalogue, engine, id)).find(Boolean);
  if (!entry) throw new Error(id);
  return entry;
};

describe('the catalogue of models', () => {
  it('offers the models of the specification in their order, the default first', () => {
    for (const engine of PROCESSOR_IDS) {
      const { models, defaultModel } = PROCESSOR_CATALOGUE[engine];
      expect(MODEL_CATALOGUE[engine].map(({ id }) => id)).toEqual(models);
      expect(models[0]).toBe(defaultModel);
    }
  });

  it('asks for the model itself until the day on which it goes', () => {
    expect(livingModel(entryOf('gpt-4o'), '2027-01-13')?.apiModel).toBe('gpt-4o');
  });

  it('asks for the replacement from that day on, under the name that the document keeps', () => {
    expect(livingModel(entryOf('gpt-4o'), '2027-01-14')).toMatchObject({
      id: 'gpt-4o',
      apiModel: 'gpt-6-luna',
      takesTemperature: false,
      effort: 'none',
      price: { perMillionInput: 0.1, perMillionOutput: 0.5, perPage: 0 },
    });
  });

  it('has nothing to ask for when nothing took the place of a model', () => {
    const alone = { ...entryOf('o3-mini'), replacedBy: null };
    expect(livingModel(alone, '2026-11-20')).toBeNull();
  });

  it('asks no more of a replacement that only the operator knows than every model takes', () => {
    const entry = { ...entryOf('gpt-4o'), replacedBy: 'gpt-7' };
    expect(livingModel(entry, '2027-01-14')).toMatchObject({
      apiModel: 'gpt-7',
      takesTemperature: false,
      effort: null,
      price: null,
    });
  });

  it.each([
    ['aws-textract', '2026-11-20', null],
    ['gpt-4o', '2026-11-20', 'Su proveedor lo retira el 14 ene 2027.'],
    ['gpt-4o', '2027-02-01', 'Su proveedor lo retiró; se lee con gpt-6-luna.'],
    ['o3-mini', '2026-11-20', 'Su proveedor lo retiró; se lee con gpt-6.1-sol.'],
  ])('says of %s on %s: %s', (id, today, text) => {
    expect(modelNote(entryOf(id), today)?.text ?? null).toBe(text);
  });

  it('takes the corrections of the operator, and models of their own', () => {
    const catalogue = correctedCatalogue(MODEL_CATALOGUE, {
      openai: { 'o3-mini': { replacedBy: 'o5-mini' }, 'qwen3-vl': { output: 'json_object' } },
    });
    expect(livingModel(entryOf('o3-mini', catalogue), '2026-11-20')?.apiModel).toBe('o5-mini');
    expect(entryOf('qwen3-vl', catalogue)).toMatchObject({
      apiModel: 'qwen3-vl',
      input: 'image',
      output: 'json_object',
      retiredOn: null,
    });
    expect(catalogue.textract).toEqual(MODEL_CATALOGUE.textract);
  });

  it('estimates what was used: tokens by the million, pages each', () => {
    const used = { inputTokens: 1_000_000, outputTokens: 100_000, pages: 2 };
    expect(costUsd(entryOf('gpt-4o').price, used)).toBeCloseTo(3.5);
    expect(costUsd(entryOf('aws-textract').price, used)).toBeCloseTo(0.15);
    expect(costUsd(null, used)).toBeNull();
  });
});
