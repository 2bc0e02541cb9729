import { fastest } from './fastest';
import type { Found } from './query';
import type { Run } from './ways';

const NOTHING: Found[] = [];

/** Ends after so many steps that cost so much each. */
function* way(answer: Found[], steps: number, cost: number): Run {
  for (let step = 0; step < steps; step += 1) yield cost;
  return answer;
}

function result(run: Run): { answer: Found[]; cost: number } {
  for (let cost = 0; ;) {
    const step = run.next();
    if (step.done) return { answer: step.value, cost };
    cost += step.value;
  }
}

describe('the fastest of several ways', () => {
  const found = (name: string): Found[] => [
    { id: Buffer.from(name), entry: null, read: () => undefined },
  ];

  it('is the one that costs least, not the one with the fewest steps', () => {
    const [cheap, dear] = [found('cheap'), found('dear')];
    expect(result(fastest([way(dear, 2, 100), way(cheap, 50, 1)])).answer).toBe(cheap);
  });

  it('costs no more than every way going on until then', () => {
    const never = way(NOTHING, Infinity, 7);
    const { cost } = result(fastest([never, way(found('one'), 40, 3), way(NOTHING, Infinity, 20)]));
    expect(cost).toBeLessThanOrEqual(40 * 3 * 3 + 7 + 20);
  });

  it('can be one of the ways itself', () => {
    const one = found('one');
    const inner = fastest([way(NOTHING, Infinity, 1), way(one, 10, 1)]);
    expect(result(fastest([inner, way(NOTHING, Infinity, 1)])).answer).toBe(one);
  });
});
