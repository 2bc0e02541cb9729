import type { BenchLine } from '../../model';

/** What an emitter of this hand sells; `unit` as its program prints it, `price` in whole currency. */
export interface Ware {
  name: string;
  unit: string;
  price: number;
  /** Sold in fractions of a unit. */
  loose?: boolean;
}

export const ware = (name: string, unit: string, price: number): Ware => ({ name, unit, price });

export const loose = (name: string, unit: string, price: number): Ware => ({
  name,
  unit,
  price,
  loose: true,
});

const EXEMPT = /^(papa|cebolla|libro) /i;

/** Whether the facts sell it without IGV. */
export const isExempt = ({ descripcion }: BenchLine): boolean => EXEMPT.test(descripcion);

export const isGift = ({ importe, unitario }: BenchLine): boolean => importe === 0 && unitario > 0;

function mostLike(
  wares: readonly Ware[],
  line: BenchLine,
  used: ReadonlyMap<string, number>,
): Ware {
  const cost = ({ name, price }: Ware): number =>
    Math.abs(Math.log((price * 100) / Math.max(1, line.unitario))) + 2.2 * (used.get(name) ?? 0);
  const [first, ...rest] = wares;
  if (!first) throw new Error('nothing is sold');
  return rest.reduce((best, next) => (cost(next) < cost(best) ? next : best), first);
}

/** The same number for the same thing. */
export function codeOf(name: string, length: number): string {
  const sum = [...name].reduce(
    (hash, char) => (hash * 31 + (char.codePointAt(0) ?? 0)) % 999_983,
    7,
  );
  return String((sum * 7919) % 10 ** length).padStart(length, '0');
}

export interface Shelf {
  wares: readonly Ware[];
  /** Sold without IGV. */
  exempt: readonly Ware[];
  code: (ware: Ware) => string;
  write?: (name: string) => string;
}

/** The rows of the facts with their amounts, as things of this trade of about the same price. */
export function asWares(lineas: readonly BenchLine[], shelf: Shelf): BenchLine[] {
  const used = new Map<string, number>();
  const write = shelf.write ?? ((name) => name);
  return lineas.map((line) => {
    const all = isExempt(line) ? shelf.exempt : shelf.wares;
    const isWhole = line.cantidad % 1000 === 0;
    const chosen = mostLike(isWhole ? all : all.filter((one) => one.loose), line, used);
    used.set(chosen.name, (used.get(chosen.name) ?? 0) + 1);
    const { name, unit } = chosen;
    return { ...line, codigo: shelf.code(chosen), descripcion: write(name), unidad: unit };
  });
}
