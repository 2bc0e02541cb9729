import { pick, type Random } from '../../facts/chance';
import { PLASTIC_BAG, TRADES, UNTAXED_GOODS } from '../../facts/trades';
import type { BenchFacts, BenchLine, BenchParty } from '../../model';

/** A thing of the trade: what the row says, its unit, and about what it costs. */
export interface Ware {
  name: string;
  unit: string;
  price: number;
  brand: string;
}

export const ware = (name: string, unit: string, price: number, brand = ''): Ware => ({
  name,
  unit,
  price,
  brand,
});

/** What a kind of company sells. */
export interface TradeWords {
  stem: string;
  wares: readonly Ware[];
  /** Sold by weight or measure, where the facts have fractions of a unit. */
  loose?: readonly Ware[];
  /** Pieces that a row has at most. */
  mostPieces?: number;
  /** Of services by the code of their detracción; each may come again. */
  services: Readonly<Record<string, readonly string[]>>;
  /** The one thing without IGV that it sells. */
  untaxed: readonly string[];
  remarks: readonly string[];
}

export interface Recast {
  facts: BenchFacts;
  /** Of each row. */
  brands: readonly string[];
}

const same = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

export const isBag = ({ descripcion }: BenchLine): boolean => same(descripcion, PLASTIC_BAG.name);

export const isUntaxed = ({ descripcion }: BenchLine): boolean =>
  UNTAXED_GOODS.some(({ name }) => same(name, descripcion));

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

/** The same company in another trade: its proper name stays. */
export function renamed(party: BenchParty, stem: string): BenchParty {
  const { nombre, email } = party;
  const old = TRADES.find((trade) => nombre.toUpperCase().startsWith(trade.stem.toUpperCase()));
  if (!old) return party;
  const name = `${stem}${nombre.slice(old.stem.length)}`;
  const [box = '', domain = ''] = email.split('@');
  const oldWord = plain(old.stem.split(' ')[0] ?? '');
  const newWord = plain(stem.split(' ')[0] ?? '');
  const newDomain = domain.startsWith(oldWord)
    ? `${newWord}${domain.slice(oldWord.length)}`
    : domain;
  return {
    ...party,
    nombre: nombre === nombre.toUpperCase() ? name.toUpperCase() : name,
    email: `${box}@${newDomain}`,
  };
}

const COUNTS = [
  480, 360, 240, 200, 144, 120, 96, 60, 48, 40, 36, 24, 20, 16, 12, 10, 8, 6, 5, 4, 3, 2,
];

/** What is sold by the piece has no half pieces: the row's amount stays, quantity and price give way. */
function inPieces(line: BenchLine, most = 40): BenchLine {
  if (line.cantidad % 1000 === 0 || line.importe === 0) return line;
  const gross = line.importe + line.descuento;
  const pieces = COUNTS.find(
    (count) => count <= most && gross % count === 0 && gross / count > 4_000,
  );
  const count = pieces ?? 1;
  return { ...line, cantidad: count * 1000, unitario: gross / count };
}

function wareFor(
  wares: readonly Ware[],
  cents: number,
  used: ReadonlySet<string>,
  random: Random,
): Ware {
  const distance = ({ price }: Ware): number => Math.abs(Math.log((price * 100) / cents));
  const near = wares.filter((one) => !used.has(one.name) && distance(one) < Math.log(2.2));
  if (near.length > 0) return pick(random, near);
  const sorted = [...wares].sort((one, other) => distance(one) - distance(other));
  return pick(random, sorted.slice(0, 3));
}

function castLine(
  line: BenchLine,
  words: TradeWords,
  code: string | undefined,
  used: Set<string>,
  random: Random,
): { line: BenchLine; brand: string } {
  if (isBag(line)) return { line, brand: '' };
  if (isUntaxed(line)) {
    const row = { ...inPieces(line), unidad: 'NIU', descripcion: pick(random, words.untaxed) };
    return { line: row, brand: '' };
  }
  const services = code === undefined ? undefined : words.services[code];
  if (services) {
    const fresh = services.filter((name) => !used.has(name));
    const descripcion = pick(random, fresh.length > 0 ? fresh : services);
    used.add(descripcion);
    return { line: { ...line, descripcion }, brand: '' };
  }
  const isLoose = line.cantidad % 1000 !== 0 && words.loose !== undefined;
  const whole = isLoose ? line : inPieces(line, words.mostPieces);
  const wares = isLoose ? (words.loose ?? []) : words.wares;
  const found = wareFor(wares, whole.unitario, used, random);
  used.add(found.name);
  const row = { ...whole, descripcion: found.name, unidad: found.unit };
  return { line: row, brand: found.brand };
}

/** The document as a company of this trade would have made it: rows and name are of the trade, amounts stay. */
export function recast(facts: BenchFacts, words: TradeWords, random: Random): Recast {
  const used = new Set<string>();
  const rows = facts.lineas.map((line) =>
    castLine(line, words, facts.detraccion?.codigo, used, random),
  );
  return {
    facts: {
      ...facts,
      emisor: renamed(facts.emisor, words.stem),
      lineas: rows.map(({ line }) => line),
      observaciones: facts.observaciones ? pick(random, words.remarks) : '',
    },
    brands: rows.map(({ brand }) => brand),
  };
}

export const upperParty = (party: BenchParty): BenchParty => ({
  ...party,
  nombre: party.nombre.toUpperCase(),
  direccion: party.direccion.toUpperCase(),
});
