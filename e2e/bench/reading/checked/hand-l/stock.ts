import { pick, type Random } from '../../facts/chance';
import { UNTAXED_GOODS } from '../../facts/trades';
import type { BenchCurrency, BenchFacts, BenchLine } from '../../model';

/** What a house sells: name and unit as printed, and about what one costs in soles. */
export interface Article {
  name: string;
  unit: string;
  price: number;
}

const SOLES: Readonly<Record<BenchCurrency, number>> = { PEN: 1, USD: 3.7, EUR: 4.1 };
/** Of how many near prices one is taken by chance. */
const NEAR = 3;
/** How much farther away an article seems for each time it was taken. */
const TAKEN_AGAIN = 1.1;

const UNTAXED = new Set(UNTAXED_GOODS.map(({ name }) => name.toUpperCase()));

export const isFree = ({ importe, unitario }: BenchLine): boolean => importe === 0 && unitario > 0;
export const isLoose = ({ cantidad }: BenchLine): boolean => cantidad % 1000 !== 0;
export const isUntaxed = ({ descripcion }: BenchLine): boolean =>
  UNTAXED.has(descripcion.toUpperCase());

/** The trades of services are known by their unit, whether or not the sale reaches the detracción. */
export function serviceCode({ detraccion, lineas }: BenchFacts): string | null {
  if (detraccion) return detraccion.codigo;
  return lineas.every(({ unidad }) => unidad === 'ZZ') ? '022' : null;
}

export type Chooser<Kind extends Article> = (line: BenchLine, among: readonly Kind[]) => Kind;

/** Takes an article whose price is near that of the row, rather one that was not taken yet. */
export function chooser<Kind extends Article>(
  moneda: BenchCurrency,
  random: Random,
): Chooser<Kind> {
  const times = new Map<string, number>();
  return ({ unitario }, among) => {
    const price = (unitario / 100) * SOLES[moneda];
    const far = ({ name, price: usual }: Kind): number =>
      Math.abs(Math.log(usual / price)) + TAKEN_AGAIN * (times.get(name) ?? 0);
    const near = [...among].sort((a, b) => far(a) - far(b)).slice(0, NEAR);
    const chosen = pick(random, near);
    times.set(chosen.name, (times.get(chosen.name) ?? 0) + 1);
    return chosen;
  };
}
