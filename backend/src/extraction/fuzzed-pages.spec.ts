import fc from 'fast-check';
import type { PageSet } from './domain/page-set';
import { foundPages, keepPages } from '../../test/support/fuzz/found';
import { FuzzCount } from '../../test/support/fuzz/count';
import { fuzzing } from '../../test/support/fuzz/fuzzing';
import { changedPages, pageSets } from '../../test/support/fuzz/page-sets';
import { faultsOf } from '../../test/support/fuzz/properties';
import { DRAWN } from '../../test/support/fuzz/drawn';

describe('the reading of whatever stands on a page', () => {
  const run = fuzzing<[PageSet]>({ numRuns: 40 });

  for (const [name, pageSet] of foundPages()) {
    it(`holds for ${name}`, () => expect(faultsOf(pageSet)).toEqual([]));
  }

  it('ends, is the same again, says what the contract says, and only what is printed', () => {
    const count = new FuzzCount();
    const holds = (pageSet: PageSet) => {
      const faults = faultsOf(pageSet);
      count.add(pageSet, faults);
      return faults.length === 0;
    };
    const pages = fc.oneof(
      { weight: 2, arbitrary: run.isLong ? pageSets.every : pageSets.usual },
      { weight: 1, arbitrary: changedPages(DRAWN) },
    );
    const { failed, counterexample, seed } = fc.check(fc.property(pages, holds), run.parameters);
    if (run.isLong) process.stdout.write(`${count.text(seed)}\n`);
    const [worst] = counterexample ?? [];
    const name = worst && run.isLong ? keepPages(worst) : 'npm run fuzz';
    const faults = worst ? [`seed ${seed}, ${name}`, ...faultsOf(worst)] : [];
    expect({ failed, faults }).toEqual({ failed: false, faults: [] });
  });
});
