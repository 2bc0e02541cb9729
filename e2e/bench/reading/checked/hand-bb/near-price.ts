import { pick, type Random } from '../../facts/chance';
import { UNTAXED_GOODS } from '../../facts/trades';
import type { BenchCurrency, BenchLine } from '../../model';

export interface Priced {
  name: string;
  /** In soles, about. */
  price: number;
}

const SOLES: Readonly<Record<BenchCurrency, number>> = { PEN: 1, USD: 3.6, EUR: 4 };
const NEAREST = 3;

const untaxedNames = new Set(UNTAXED_GOODS.map(({ name }) => name.toUpperCase()));

export const isLoose = ({ cantidad }: BenchLine): boolean => cantidad % 1000 !== 0;
export const isUntaxed = ({ descripcion }: BenchLine): boolean =>
  untaxedNames.has(descripcion.toUpperCase());
export const isGift = ({ importe, unitario }: BenchLine): boolean => importe === 0 && unitario > 0;
export const isService = ({ unidad }: BenchLine): boolean => unidad === 'ZZ';

/** Gives for each row one of the goods that cost about as much; those already sold come up less and less. */
export function nearPrice<Good extends Priced>(
  goods: readonly Good[],
  moneda: BenchCurrency,
  random: Random,
): (line: BenchLine) => Good {
  const sold = new Map<string, number>();
  return ({ unitario }) => {
    const price = (unitario / 100) * SOLES[moneda];
    const distance = (good: Good): number =>
      Math.abs(Math.log(good.price / price)) + (sold.get(good.name) ?? 0);
    const near = [...goods].sort((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
    const good = pick(random, near);
    sold.set(good.name, (sold.get(good.name) ?? 0) + 1);
    return good;
  };
}
