import { pick, type Random } from '../../facts/chance';
import type { BenchCurrency, BenchLine } from '../../model';

/** What a warehouse keeps: name and unit as printed, and about what one costs in soles. */
export interface Kept {
  name: string;
  unit: string;
  price: number;
}

const IN_SOLES: Readonly<Record<BenchCurrency, number>> = { PEN: 1, USD: 3.7, EUR: 4.1 };
const NEAR_ONES = 4;
/** How much farther a thing seems that stands on the page already. */
const TAKEN = 2.2;

/** Gives things whose price is near that of the row; the same again only for want of others. */
export function nearPrice<Thing extends Kept>(
  things: readonly Thing[],
  moneda: BenchCurrency,
  random: Random,
): (line: BenchLine) => Thing {
  const taken = new Set<string>();
  return ({ unitario }) => {
    const price = (unitario / 100) * IN_SOLES[moneda];
    const far = ({ name, price: own }: Thing): number =>
      Math.abs(Math.log(own / price)) + (taken.has(name) ? TAKEN : 0);
    const near = [...things].sort((a, b) => far(a) - far(b)).slice(0, NEAR_ONES);
    const thing = pick(random, near);
    taken.add(thing.name);
    return thing;
  };
}
