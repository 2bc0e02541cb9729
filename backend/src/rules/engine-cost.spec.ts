import { MODEL_CATALOGUE, replacementOf, type LivingModel } from '../contracts/models';
import type { ProcessorId } from '../contracts/processors';
import { imageTokens, predictedUsd, usualUsd } from './engine-cost';
import { livingModel, modelEntry } from './models';

const living = (engine: ProcessorId, id: string, day = '2026-11-25') => {
  const entry = modelEntry(MODEL_CATALOGUE, engine, id);
  const model = entry && livingModel(entry, day);
  if (!model) throw new Error(id);
  return model;
};
const tokensOf = (
  { imageTokens: formula, imageDetail }: LivingModel,
  width: number,
  height: number,
) => {
  if (!formula) throw new Error('a model that counts images');
  return imageTokens(formula, imageDetail, { width, height });
};

describe('what a page image counts', () => {
  // Examples of the vendors' own pages, and for gpt-6 of a table of counted answers.
  it.each([
    ['gpt-4o', 1024, 1024, 765],
    ['gpt-4o', 2048, 4096, 1105],
    ['gpt-4o-mini', 1024, 1024, 2833],
  ])('for %s of %i x %i', (id, width, height, tokens) => {
    expect(tokensOf(living('openai', id), width, height)).toBe(tokens);
  });

  it.each([
    [256, 256, 77],
    [1024, 1024, 1229],
    [1920, 1080, 2448],
    [2560, 1440, 2931],
    [3840, 2160, 2931],
  ])('for gpt-6-luna of %i x %i', (width, height, tokens) => {
    const luna = { ...replacementOf('gpt-6-luna'), id: 'gpt-4o' };
    expect(tokensOf(luna, width, height)).toBe(tokens);
  });

  it.each([
    ['2026-11-30', 300, 300, 258],
    ['2026-11-30', 960, 540, 6 * 258],
    ['2026-12-01', 1654, 2339, 1120],
  ])('for gemini-2.5-flash on %s of %i x %i', (day, width, height, tokens) => {
    expect(tokensOf(living('langextract', 'gemini-2.5-flash', day), width, height)).toBe(tokens);
  });
});

describe('what a reading is going to cost', () => {
  const pages = Array.from({ length: 5 }, () => ({ width: 1654, height: 2339 }));

  it('is paid by page where the vendor counts pages', () => {
    const usd = predictedUsd(living('textract', 'aws-textract'), { pages, letters: 9_000 });
    expect(usd).toBeCloseTo(5 * 0.075);
  });

  it('is no higher for the small model than for the large one', () => {
    const [small, large] = ['gpt-4o-mini', 'gpt-4o'].map((id) => usualUsd(living('openai', id)));
    expect(small).toBeLessThan(large ?? 0);
  });

  it('follows a model to its replacement', () => {
    const usual = usualUsd(living('openai', 'gpt-4o', '2027-01-14'));
    expect(usual).toBeGreaterThan(0);
    expect(usual).toBeLessThan(usualUsd(living('openai', 'gpt-4o')) ?? 0);
  });

  it('is not known of a model without a price, or without a count', () => {
    const model = living('openai', 'gpt-4o');
    expect(usualUsd({ ...model, price: null })).toBeNull();
    expect(usualUsd({ ...model, imageTokens: null })).toBeNull();
  });
});
