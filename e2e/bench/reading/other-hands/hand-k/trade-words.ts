import type { BenchFacts, BenchLine } from '../../model';
import { TRADES } from '../../facts/trades';

/** Name and unit of a thing that is sold. */
export type Named = readonly [name: string, unit: string];

/** What an emitter calls itself and its goods; amounts stay those of the facts. */
export interface TradeWords {
  stem: string;
  /** Of less than 60, of less than 600, and dearer. */
  cheap: readonly Named[];
  middle: readonly Named[];
  dear: readonly Named[];
  byWeight: readonly Named[];
  services: readonly Named[];
  freight: readonly Named[];
  untaxed: readonly Named[];
}

const UNTAXED = /^(papa blanca|cebolla roja|libro historia)/i;
const BAG = /^bolsa plástica/i;

export const isUntaxed = ({ descripcion }: BenchLine): boolean => UNTAXED.test(descripcion);
export const isBag = ({ descripcion }: BenchLine): boolean => BAG.test(descripcion);

const isUpper = (text: string): boolean => text === text.toUpperCase();
const like = (model: string, text: string): string => (isUpper(model) ? text.toUpperCase() : text);

function namesFor(line: BenchLine, facts: BenchFacts, words: TradeWords): readonly Named[] {
  if (isUntaxed(line)) return words.untaxed;
  if (line.unidad === 'ZZ')
    return facts.detraccion?.codigo === '027' ? words.freight : words.services;
  if (line.cantidad % 1000 !== 0) return words.byWeight;
  if (line.unitario < 6_000) return words.cheap;
  return line.unitario < 60_000 ? words.middle : words.dear;
}

function renamedRow(line: BenchLine, at: number, facts: BenchFacts, words: TradeWords): BenchLine {
  if (isBag(line)) return line;
  const names = namesFor(line, facts, words);
  const [name, unidad] = names[(at + Number(facts.correlativo)) % names.length] ?? ['', ''];
  return name ? { ...line, descripcion: like(line.descripcion, name), unidad } : line;
}

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

function renamedSeller({ emisor }: BenchFacts, stem: string): BenchFacts['emisor'] {
  const old = TRADES.find((trade) =>
    emisor.nombre.toUpperCase().startsWith(trade.stem.toUpperCase()),
  );
  if (!old) return emisor;
  const rest = emisor.nombre.slice(old.stem.length).trim();
  const [local = 'ventas', domain = 'com.pe'] = emisor.email.split('@');
  const tld = domain.slice(domain.indexOf('.'));
  const site = slug(`${stem.split(' ')[0] ?? ''}${rest.split(' ').slice(0, 2).join('')}`);
  return {
    ...emisor,
    nombre: `${like(emisor.nombre, stem)} ${rest}`,
    email: `${local}@${site.slice(0, 20)}${tld}`,
  };
}

/** The same sale, told by an emitter of another trade. */
export function inTrade(facts: BenchFacts, words: TradeWords): BenchFacts {
  return {
    ...facts,
    emisor: renamedSeller(facts, words.stem),
    lineas: facts.lineas.map((line, at) => renamedRow(line, at, facts, words)),
  };
}
