import { between, digits, type Random } from '../../facts/chance';
import { TRADES } from '../../facts/trades';
import type { BenchFacts, BenchLine, BenchParty } from '../../model';

/** What a company sells: name and the unit as its program prints it. */
export interface Ware {
  name: string;
  unit: string;
}

/** The same article in several sizes. */
export const sizes = (name: string, unit: string, variants: readonly string[]): Ware[] =>
  variants.map((variant) => ({ name: `${name} ${variant}`.trim(), unit }));

export interface Wares {
  whole: readonly Ware[];
  /** Sold in fractions of a unit. */
  weighed: readonly Ware[];
  code(random: Random): string;
}

const isBag = ({ descripcion }: BenchLine): boolean => /bolsa pl[aá]stica/i.test(descripcion);

/** Rows of the company's own trade; amounts and quantities stay. */
export function withWares(facts: BenchFacts, wares: Wares, random: Random): BenchFacts {
  const start = between(random, 0, 999);
  const lineas = facts.lineas.map((line, at): BenchLine => {
    const codigo = wares.code(random);
    if (isBag(line)) return { ...line, codigo, descripcion: 'BOLSA BIODEGRADABLE', unidad: 'UND' };
    const list = line.cantidad % 1000 === 0 ? wares.whole : wares.weighed;
    const ware = list[(start + at * 7) % list.length];
    return { ...line, codigo, descripcion: ware?.name ?? '', unidad: ware?.unit ?? '' };
  });
  return { ...facts, lineas };
}

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 16);

/** The seller under a name that fits the trade; register number and address stay. */
export function tradingAs(party: BenchParty, stem: string): BenchParty {
  const isUpper = party.nombre === party.nombre.toUpperCase();
  const old = TRADES.find((trade) =>
    party.nombre.toUpperCase().startsWith(trade.stem.toUpperCase()),
  );
  if (!old) return party;
  const rest = party.nombre.slice(old.stem.length + 1);
  const nombre = `${stem} ${rest}`;
  const user = party.email.split('@')[0] ?? 'ventas';
  const domain = slug(rest.replace(/ (S\.?A|S\.?R|E\.I|SOCIEDAD).*$/i, ''));
  return {
    ...party,
    nombre: isUpper ? nombre.toUpperCase() : nombre,
    email: `${user}@${domain}.com.pe`,
  };
}

export const numericCode =
  (count: number, head = '') =>
  (random: Random): string =>
    `${head}${digits(random, count)}`;
