import type { BenchFacts, BenchLine } from '../../model';
import { UNTAXED_GOODS } from '../../facts/trades';

export type RowSort = 'untaxed' | 'gift' | 'sold';

const UNTAXED = new Set(UNTAXED_GOODS.map(({ name }) => name.toUpperCase()));

/** What a row is to the tax office, as far as its goods and its amount say so. */
export function rowSort({ descripcion, importe }: BenchLine): RowSort {
  if (UNTAXED.has(descripcion.toUpperCase())) return 'untaxed';
  return importe === 0 ? 'gift' : 'sold';
}

/** What the row is worth before its discount. */
export const grossOf = ({ importe, descuento }: BenchLine): number => importe + descuento;

/** The same amounts as one unit of it. */
export const asOne = (line: BenchLine): BenchLine => ({
  ...line,
  cantidad: 1000,
  unitario: grossOf(line),
});

/** A trade that sells nothing in fractions bills them as one. */
export const inWholeUnits = (line: BenchLine): BenchLine =>
  line.cantidad % 1000 === 0 ? line : asOne(line);

/** So many people (about `around`) at a price that gives the same amount, if there is such a number. */
export function perHead(
  line: BenchLine,
  around: number,
  price: { from: number; to: number },
): BenchLine | null {
  const gross = grossOf(line);
  for (let step = 0; step < 120; step += 1) {
    const heads = around - step > 15 ? around - step : around + step;
    const unitario = gross / heads;
    if (Number.isInteger(unitario) && unitario >= price.from && unitario <= price.to)
      return { ...line, cantidad: heads * 1000, unitario };
  }
  return null;
}

/** Takes names in turn from a shuffled list; the second time round each gets `again` behind it. */
export function namesInTurn<T>(
  names: readonly T[],
  random: () => number,
): (again: (name: T, round: number) => T) => T {
  const order = names
    .map((name) => ({ name, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name);
  let next = 0;
  return (again) => {
    const name = order[next % order.length];
    if (name === undefined) throw new Error('no names');
    const round = 1 + Math.floor(next / order.length);
    next += 1;
    return round === 1 ? name : again(name, round);
  };
}

/** The code of "other services", which a caterer or a clinic names; freight keeps its own. */
export function otherServices(detraccion: BenchFacts['detraccion']): BenchFacts['detraccion'] {
  return detraccion?.porcentaje === 12 ? { ...detraccion, codigo: '037' } : detraccion;
}
