import { aReadingCost } from '../../test/run-factories';
import { costText, dearestFirst, totalCost, unpricedText } from './reading-costs';

describe('the cost of readings', () => {
  const local = aReadingCost({ processor: 'local', model: 'local-es-pe', runs: 40, costUsd: 0 });
  const openai = aReadingCost({ runs: 3, failed: 1, costUsd: 0.5, unpriced: 2 });

  it('is summed over all engines', () => {
    expect(totalCost([local, openai])).toMatchObject({
      runs: 43,
      failed: local.failed + 1,
      costUsd: 0.5,
      unpriced: 2,
      inputTokens: local.inputTokens + openai.inputTokens,
    });
    expect(totalCost([])).toMatchObject({ runs: 0, costUsd: 0 });
  });

  it('shows the dearest first, then who read most', () => {
    const idle = aReadingCost({
      processor: 'textract',
      model: 'aws-textract',
      runs: 1,
      costUsd: 0,
    });
    expect(dearestFirst([idle, local, openai])).toEqual([openai, local, idle]);
  });

  it('is not called free when its price is not known', () => {
    expect(costText(local)).toBe('sin costo');
    expect(costText({ ...local, unpriced: 4 })).toBe('costo no conocido');
    expect(unpricedText({ ...local, unpriced: 4 })).toBe('');
    expect(unpricedText(openai)).toBe('2 lecturas sin precio');
    expect(unpricedText({ ...openai, unpriced: 1 })).toBe('1 lectura sin precio');
  });
});
