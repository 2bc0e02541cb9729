import { between, pick, type Random } from '../../facts/chance';
import { TRADES } from '../../facts/trades';
import type { BenchFacts, BenchLine, BenchParty, Cents } from '../../model';

const bareWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

/** The seller as a business of another trade: `stem` takes the place of the first words of its name. */
export function sellerOf(party: BenchParty, stem: string): BenchParty {
  const upper = party.nombre.toUpperCase();
  const old = TRADES.find((trade) => upper.startsWith(trade.stem.toUpperCase()))?.stem ?? '';
  const isUpper = upper === party.nombre;
  const rest = party.nombre.slice(old.length).trim();
  const proper = rest
    .split(' ')
    .filter((word) => !/^(S\.|SAC|E\.I|SOCIEDAD|ANONIMA|CERRADA)/i.test(word));
  const domain = bareWord(`${stem.split(' ')[0] ?? ''}${proper.join('')}`).slice(0, 20);
  const [user = 'ventas'] = party.email.split('@');
  return {
    ...party,
    nombre: `${isUpper ? stem.toUpperCase() : stem} ${rest}`,
    email: `${user}@${domain}.com.pe`,
  };
}

/** What a trade sells up to a price, with the unit that its program prints. */
export interface PriceBand {
  upTo: Cents;
  goods: readonly (readonly [name: string, unit: string])[];
}

export interface GoodsNames {
  bands: readonly PriceBand[];
  /** Sold loose, in fractions of a unit. */
  loose: readonly (readonly [name: string, unit: string])[];
  /** Without IGV among taxed goods. */
  untaxed: readonly (readonly [name: string, unit: string])[];
  code(random: Random, at: number): string;
}

const UNTAXED = /papa blanca|cebolla roja|libro historia/i;

function goodsFor(line: BenchLine, names: GoodsNames): PriceBand['goods'] {
  if (UNTAXED.test(line.descripcion)) return names.untaxed;
  if (line.cantidad % 1000 !== 0) return names.loose;
  return names.bands.find(({ upTo }) => line.unitario <= upTo)?.goods ?? names.loose;
}

/** The same rows with goods of another trade; quantities and amounts stay. Plastic bags stay bags. */
export function renamedLines(
  { lineas }: Pick<BenchFacts, 'lineas'>,
  names: GoodsNames,
  random: Random,
): BenchLine[] {
  const start = between(random, 0, 30);
  return lineas.map((line, at) => {
    const codigo = names.code(random, at);
    if (/bolsa pl/i.test(line.descripcion)) return { ...line, codigo };
    const goods = goodsFor(line, names);
    const [descripcion, unidad] = goods[(start + at) % goods.length] ?? pick(random, goods);
    return { ...line, codigo, descripcion, unidad };
  });
}
