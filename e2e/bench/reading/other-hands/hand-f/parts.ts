import { PLASTIC_BAG, TRADES, UNTAXED_GOODS, type Good } from '../../facts/trades';
import type { BenchCurrency, BenchFacts, BenchLine, BenchParty, Cents } from '../../model';

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

/** The seller in another line of business: the rest of the name, and how it is written, stay. */
export function inBusiness(party: BenchParty, stem: string): BenchParty {
  const { nombre, email } = party;
  const old = TRADES.find((trade) => nombre.toLowerCase().startsWith(trade.stem.toLowerCase()));
  if (!old) return party;
  const isUpper = nombre === nombre.toUpperCase();
  const rest = nombre.slice(old.stem.length);
  const [first = ''] = old.stem.split(' ');
  const [renamed = ''] = stem.split(' ');
  return {
    ...party,
    nombre: `${isUpper ? stem.toUpperCase() : stem}${rest}`,
    email: email.replace(bare(first), bare(renamed)),
  };
}

export type RowKind = 'gravada' | 'exonerada' | 'gratuita' | 'bolsa';

const NO_TAX = new Set(UNTAXED_GOODS.map(({ name }) => name.toUpperCase()));
const BAG = PLASTIC_BAG.name.toUpperCase();

export function rowKind({ descripcion, importe }: BenchLine): RowKind {
  const name = descripcion.toUpperCase();
  if (name === BAG) return 'bolsa';
  if (NO_TAX.has(name)) return 'exonerada';
  return importe === 0 ? 'gratuita' : 'gravada';
}

/** Gives each row a good of about its price; what was given already comes again last. */
export function shelf(goods: readonly Good[]): (line: BenchLine) => Good {
  const given = new Map<Good, number>();
  return (line) => {
    const rank = (one: Good): number =>
      Math.abs(Math.log((one.price * 100) / Math.max(1, line.unitario))) + (given.get(one) ?? 0);
    const [nearest] = [...goods].sort((one, other) => rank(one) - rank(other));
    if (!nearest) throw new Error('an empty catalogue');
    given.set(nearest, (given.get(nearest) ?? 0) + 1);
    return nearest;
  };
}

export const good = (name: string, unit: string, price: number): Good => ({ name, unit, price });

/** The same rows and amounts, of other things. */
export const reworded = (
  facts: BenchFacts,
  word: (line: BenchLine, kind: RowKind, at: number) => Partial<BenchLine>,
): BenchFacts => ({
  ...facts,
  lineas: facts.lineas.map((line, at) => ({ ...line, ...word(line, rowKind(line), at) })),
});

/** What the total is by its parts, also where the printed one is altered. */
export function summedTotal({ sumas, precioConIgv }: BenchFacts): Cents {
  const { gravada, exonerada, inafecta, icbper, otrosCargos, igv } = sumas;
  const tax = precioConIgv ? igv : Math.round((gravada * 18) / 100);
  return gravada + exonerada + inafecta + tax + icbper + otrosCargos;
}

const CURRENCY_NAME: Readonly<Record<BenchCurrency, string>> = {
  PEN: 'SOLES',
  USD: 'DÓLARES AMERICANOS',
  EUR: 'EUROS',
};

/** The same figures in another currency; the words of the amount follow. */
export const inCurrency = (facts: BenchFacts, moneda: BenchCurrency): BenchFacts => ({
  ...facts,
  moneda,
  letras: facts.letras.replace(CURRENCY_NAME[facts.moneda], CURRENCY_NAME[moneda]),
});

export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'setiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** `octubre 2026`: the month of a date, or one before or after it. */
export function monthOf(date: string, shift = 0): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const at = year * 12 + month - 1 + shift;
  return `${MONTHS[at % 12] ?? ''} ${Math.floor(at / 12)}`;
}
