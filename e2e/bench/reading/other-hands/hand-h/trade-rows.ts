import { UNTAXED_GOODS, type Good } from '../../facts/trades';
import type { BenchFacts, BenchLine } from '../../model';

/** What a house sells, by how its rows are sold. */
export interface Stock {
  goods: readonly Good[];
  /** Sold in fractions of a unit. */
  loose: readonly Good[];
  /** What pays no IGV. */
  untaxed: readonly Good[];
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const isUntaxed = ({ descripcion }: BenchLine): boolean =>
  UNTAXED_GOODS.some(({ name }) => sameName(name, descripcion));

export const isGift = ({ importe, unitario }: BenchLine): boolean => importe === 0 && unitario > 0;

export const isBag = ({ descripcion, unitario }: BenchLine): boolean =>
  unitario === 10 && descripcion.toLowerCase().startsWith('bolsa');

const distance = (good: Good, unitario: number): number =>
  Math.abs(Math.log((good.price * 100) / Math.max(unitario, 1)));

function shelfOf(line: BenchLine, { goods, loose, untaxed }: Stock): readonly Good[] {
  if (isUntaxed(line) && untaxed.length > 0) return untaxed;
  return line.cantidad % 1000 !== 0 && loose.length > 0 ? loose : goods;
}

/** How much dearer or cheaper (as a logarithm) another good may be, rather than print one once more. */
const REPEATED = 1.4;

/** The good of the shelf whose price is nearest to that of the row, if it is not yet there too often. */
function chosen(shelf: readonly Good[], line: BenchLine, used: Map<string, number>): Good {
  const cost = (good: Good): number =>
    distance(good, line.unitario) + REPEATED * (used.get(good.name) ?? 0);
  const [first, ...others] = shelf;
  if (!first) throw new Error('an empty shelf');
  return others.reduce((best, good) => (cost(good) < cost(best) ? good : best), first);
}

/** The rows with what this house sells for about that price; their amounts stay. */
export function renamedRows(
  { lineas }: Pick<BenchFacts, 'lineas'>,
  stock: Stock,
  written: (name: string) => string = (name) => name,
): BenchLine[] {
  const used = new Map<string, number>();
  return lineas.map((line) => {
    if (isBag(line)) return { ...line, descripcion: written(line.descripcion) };
    const good = chosen(shelfOf(line, stock), line, used);
    used.set(good.name, (used.get(good.name) ?? 0) + 1);
    return { ...line, descripcion: written(good.name), unidad: good.unit };
  });
}

export const sold = (name: string, unit: string, price: number): Good => ({ name, unit, price });
