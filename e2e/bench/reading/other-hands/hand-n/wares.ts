import type { BenchFacts, BenchLine } from '../../model';
import { digits, pick, type Random } from '../../facts/chance';

/** Goods or services of a trade, with the prices (whole units of money) at which they are believable. */
export interface Ware {
  names: readonly string[];
  unit: string;
  from: number;
  to: number;
}

export interface Stock {
  wares: readonly Ware[];
  /** What is sold by weight, in fractions of a unit. */
  loose: readonly Ware[];
  /** What pays no IGV. */
  untaxed: Ware;
  untaxedLoose?: Ware;
  code(random: Random): string;
  write(name: string): string;
}

export const ware = (unit: string, from: number, to: number, ...names: string[]): Ware => ({
  names,
  unit,
  from,
  to,
});

const UNTAXED = /papa blanca|cebolla roja|libro historia/i;
const BAG = /bolsa pl[aá]stica biodegradable/i;

export const isUntaxed = ({ descripcion }: BenchLine): boolean => UNTAXED.test(descripcion);
export const isBag = ({ descripcion }: BenchLine): boolean => BAG.test(descripcion);

/** The wares of that price; when there are none, the dearest one below it. */
function pricedWares(wares: readonly Ware[], price: number): readonly Ware[] {
  const fitting = wares.filter(({ from, to }) => from <= price && price < to);
  if (fitting.length > 0) return fitting;
  const below = wares.filter(({ from }) => from <= price);
  const nearest = below.length > 0 ? below : wares;
  return nearest.slice(-1);
}

function chosen(
  wares: readonly Ware[],
  price: number,
  used: ReadonlySet<string>,
  random: Random,
): { name: string; unit: string } {
  const all = pricedWares(wares, price).flatMap(({ names, unit }) =>
    names.map((name) => ({ name, unit })),
  );
  const fresh = all.filter(({ name }) => !used.has(name));
  return pick(random, fresh.length > 0 ? fresh : all);
}

const soldWares = ({ wares, loose }: Stock, isLoose: boolean): readonly Ware[] =>
  isLoose ? loose : wares;

const untaxedWares = ({ untaxed, untaxedLoose }: Stock, isLoose: boolean): readonly Ware[] => [
  isLoose ? (untaxedLoose ?? untaxed) : untaxed,
];

/** The same rows and amounts, sold by another trade. */
export function stocked(facts: BenchFacts, stock: Stock, random: Random): BenchFacts {
  const used = new Set<string>();
  const lineas = facts.lineas.map((line) => {
    if (isBag(line)) return line;
    const isLoose = line.cantidad % 1000 !== 0;
    const wares = isUntaxed(line) ? untaxedWares(stock, isLoose) : soldWares(stock, isLoose);
    const { name, unit } = chosen(wares, line.unitario / 100, used, random);
    used.add(name);
    return {
      ...line,
      codigo: stock.code(random),
      descripcion: stock.write(name),
      unidad: unit,
    };
  });
  return { ...facts, lineas };
}

/** Who sells services gives none away. */
export function withoutGifts(facts: BenchFacts): BenchFacts {
  const lineas = facts.lineas.filter(({ importe }) => importe !== 0);
  return { ...facts, lineas, sumas: { ...facts.sumas, gratuita: 0 } };
}

/** Prices that have the discount of their row in them already. */
export function withNetPrices(facts: BenchFacts): BenchFacts {
  const lineas = facts.lineas.map((line) =>
    line.descuento === 0
      ? line
      : { ...line, descuento: 0, unitario: Math.round((line.importe * 1000) / line.cantidad) },
  );
  return { ...facts, lineas };
}

export const prefixed =
  (prefix: string, count: number) =>
  (random: Random): string =>
    `${prefix}${digits(random, count)}`;
