import { pick, type Random } from '../../facts/chance';
import { UNTAXED_GOODS } from '../../facts/trades';
import type { BenchLine } from '../../model';

/** What the shop of a layout sells: name and unit as printed, and about what one costs in soles. */
export interface Stocked {
  name: string;
  unit: string;
  price: number;
}

const SOLES: Readonly<Record<string, number>> = { PEN: 1, USD: 3.7, EUR: 4.1 };
/** Of how many near prices one is taken by chance. */
const CHOICE = 3;

export const isLoose = ({ cantidad }: BenchLine): boolean => cantidad % 1000 !== 0;

const UNTAXED = new Set(UNTAXED_GOODS.map(({ name }) => name.toUpperCase()));

export const isUntaxed = ({ descripcion }: BenchLine): boolean =>
  UNTAXED.has(descripcion.toUpperCase());

/** Takes goods whose price is near that of the row; the same one again only when all near ones were taken. */
export function shelf<Good extends Stocked>(
  goods: readonly Good[],
  moneda: string,
  random: Random,
): (line: BenchLine) => Good {
  const taken = new Set<string>();
  return ({ unitario }) => {
    const price = (unitario / 100) * (SOLES[moneda] ?? 1);
    const far = (good: Good): number =>
      Math.abs(Math.log(good.price / price)) + (taken.has(good.name) ? 1.2 : 0);
    const near = [...goods].sort((a, b) => far(a) - far(b)).slice(0, CHOICE);
    const good = pick(random, near);
    taken.add(good.name);
    return good;
  };
}
