import { between, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchLine } from '../../model';

const STEMS =
  /^(ferretería industrial|distribuidora de abarrotes|servicios generales|transportes y logística|mantenimiento e ingeniería|importaciones tecnológicas|agroindustrias|útiles y suministros|botica y perfumería)\s+/i;

/** What a company of one trade is called and sells. */
export interface TradeWords {
  stem: string;
  /** Things sold by the piece. */
  goods: readonly string[];
  /** Things sold by weight, in fractions. */
  weighed: readonly string[];
  services: readonly string[];
}

const isUpper = (text: string): boolean => text === text.toUpperCase();

const likeOf = (model: string, text: string): string =>
  isUpper(model) ? text.toUpperCase() : text;

/** Lower-case Latin letters only, as in an address of the web. */
export function slug(name: string): string {
  const bare = name.normalize('NFD').replace(/[^a-zA-Z ]/g, '');
  const words = bare.toLowerCase().split(' ');
  return words
    .filter((word) => word.length > 3)
    .join('')
    .slice(0, 18);
}

function poolOf(line: BenchLine, words: TradeWords): readonly string[] {
  if (line.unidad === 'KGM' && words.weighed.length > 0) return words.weighed;
  if (line.unidad === 'ZZ' && words.services.length > 0) return words.services;
  return words.goods;
}

function renamed(line: BenchLine, at: number, words: TradeWords): BenchLine {
  if (line.descripcion.toLowerCase().startsWith('bolsa plástica')) return line;
  const pool = poolOf(line, words);
  const name = pool[at % pool.length] ?? line.descripcion;
  return { ...line, descripcion: likeOf(line.descripcion, name) };
}

/** The seller's name with the trade's stem instead of the one thrown. */
export function nameInTrade(name: string, stem: string): string {
  return likeOf(name, `${stem} ${name.replace(STEMS, '')}`);
}

/**
 * The detracción of a service that this trade may sell: one of transport is left out, unless instalments were
 * reckoned after it.
 */
function deposit({ detraccion, cuotas }: BenchFacts): BenchFacts['detraccion'] {
  if (detraccion?.codigo === '020') return { ...detraccion, codigo: '022' };
  return detraccion?.codigo === '027' && cuotas.length === 0 ? null : detraccion;
}

/** The same amounts, sold by a company of the trade. */
export function inTrade(facts: BenchFacts, words: TradeWords, random: Random): BenchFacts {
  const nombre = nameInTrade(facts.emisor.nombre, words.stem);
  const from = between(random, 0, 50);
  const user = pick(random, ['ventas', 'facturacion', 'cobranzas', 'informes', 'contacto']);
  const proper = facts.emisor.nombre.replace(STEMS, '').replace(/ (sociedad .*|\S+)$/i, '');
  const site = slug(`${words.stem.split(' ')[0] ?? ''} ${proper}`);
  const email = `${user}@${site}.${pick(random, ['pe', 'com.pe', 'com'])}`;
  return {
    ...facts,
    detraccion: deposit(facts),
    emisor: { ...facts.emisor, nombre, email },
    lineas: facts.lineas.map((line, at) => renamed(line, from + at, words)),
  };
}

/** The row that pays no IGV stands last of those with an amount; null where there is none. */
export function untaxedRow({ lineas, sumas }: BenchFacts): number | null {
  if (sumas.exonerada === 0) return null;
  return lineas.findLastIndex(({ importe }) => importe === sumas.exonerada);
}
