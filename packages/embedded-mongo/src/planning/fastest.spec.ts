import { fastest } from './fastest';
import type { Found } from './query';
import type { Racer, Run } from './ways';

const NOTHING: Found[] = [];

/** Ends after so many steps that cost so much each. */
function* way(answer: Found[], steps: number, cost: number): Run {
  for (let step = 0; step < steps; step += 1) yield cost;
  return answer;
}

/** Expects nothing, or always the same. */
const racer = (run: Run, left: number | null = null): Racer => ({ run, left: () => left });

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
  const never = (cost: number, left: number | null = null): Racer =>
    racer(way(NOTHING, Infinity, cost), left);

  it('is the one that costs least, not the one with the fewest steps', () => {
    const [cheap, dear] = [found('cheap'), found('dear')];
    const run = fastest([racer(way(dear, 2, 100)), racer(way(cheap, 50, 1))]);
    expect(result(run).answer).toBe(cheap);
  });

  it('costs no more than every way going on until then', () => {
    const { cost } = result(fastest([never(7), racer(way(found('one'), 40, 3)), never(20)]));
    expect(cost).toBeLessThanOrEqual(40 * 3 * 3 + 7 + 20);
  });

  it('leaves little to one that expects to take much longer', () => {
    const one = racer(way(found('one'), 10_000, 1), 100);
    const { cost } = result(fastest([never(1, 1_000), one]));
    expect(cost).toBeGreaterThan(10_000);
    expect(cost).toBeLessThan(11_500);
  });

  it('is found when it expects to take much longer and does not', () => {
    const one = found('one');
    const { answer, cost } = result(fastest([never(1, 10), racer(way(one, 1_000, 1), 1e6)]));
    expect(answer).toBe(one);
    expect(cost).toBeLessThan(1_000 * 9 + 200);
  });

  it('turns to another as soon as the expectations turn', () => {
    let left = 10;
    const one = found('one');
    const turned: Racer = { run: way(NOTHING, Infinity, 1), left: () => (left += 50) };
    const { answer, cost } = result(fastest([turned, racer(way(one, 1_000, 1), 500)]));
    expect(answer).toBe(one);
    expect(cost).toBeLessThan(3_000);
  });
});
