import { PLASTIC_BAG, TRADES, UNTAXED_GOODS } from '../../facts/trades';
import type { BenchFacts, BenchLine, BenchParty, Cents } from '../../model';

/** What a row of the facts is, whatever the layout calls it. */
export type RowKind = 'sold' | 'untaxed' | 'gift' | 'bag';

const isCalled = (line: BenchLine, name: string): boolean =>
  line.descripcion.toUpperCase() === name.toUpperCase();

export function rowKind(line: BenchLine): RowKind {
  if (isCalled(line, PLASTIC_BAG.name)) return 'bag';
  if (UNTAXED_GOODS.some(({ name }) => isCalled(line, name))) return 'untaxed';
  return line.importe === 0 && line.unitario > 0 ? 'gift' : 'sold';
}

/** Goods of about a price: name and unit. */
export interface Band {
  below: Cents;
  goods: readonly (readonly [name: string, unit: string])[];
}

/** The good of the row's price band; rows of one band take turns. */
export function goodOf(
  bands: readonly Band[],
  price: Cents,
  turn: number,
): readonly [string, string] {
  const band = bands.find(({ below }) => price < below) ?? bands[bands.length - 1];
  const good = band?.goods[turn % band.goods.length];
  if (!good) throw new Error('a band without goods');
  return good;
}

const SELLER_STEMS = TRADES.map(({ stem }) => stem);
const BUYER_STEMS = [
  'Constructora',
  'Minera',
  'Inversiones',
  'Hotelería',
  'Clínica',
  'Textiles',
] as const;

function mailOf(email: string, nombre: string): string {
  const [user = 'ventas'] = email.split('@');
  const tld = email.endsWith('.com.pe') ? 'com.pe' : email.endsWith('.pe') ? 'pe' : 'com';
  const words = nombre
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .split(' ');
  const own = words.filter(
    (word) => word.length > 3 && !['sociedad', 'anonima', 'eirl'].includes(word),
  );
  const site = own.slice(0, 2).join('').slice(0, 22);
  return `${user}@${site}.${tld}`;
}

function withStem(party: BenchParty, stems: readonly string[], stem: string): BenchParty {
  const upper = party.nombre.toUpperCase();
  const old = stems.find((one) => upper.startsWith(`${one.toUpperCase()} `));
  if (old === undefined) return party;
  const first = upper === party.nombre ? stem.toUpperCase() : stem;
  const nombre = `${first}${party.nombre.slice(old.length)}`;
  return { ...party, nombre, email: party.email && mailOf(party.email, nombre) };
}

/** The seller under a name of its trade; its RUC and the rest stay. */
export const sellerNamed = (party: BenchParty, stem: string): BenchParty =>
  withStem(party, SELLER_STEMS, stem);

/** The customer under a name of its trade, unless it is the bench's own company. */
export const buyerNamed = (party: BenchParty, stem: string): BenchParty =>
  withStem(party, BUYER_STEMS, stem);

/** A sale of goods that no detracción is due of; the instalments were net of it. */
export const withoutDetraccion = (facts: BenchFacts): BenchFacts =>
  facts.detraccion ? { ...facts, detraccion: null, cuotas: [] } : facts;

/** A service is charged by the row: one unit at what the row is worth. */
export function asOneUnit(line: BenchLine): BenchLine {
  const unitario = line.importe + (line.importe === 0 ? 0 : line.descuento);
  return { ...line, cantidad: 1000, unitario };
}
