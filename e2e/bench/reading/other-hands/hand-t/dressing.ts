import { pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { PROPER_NAMES } from '../../facts/words';
import type {
  BenchCurrency,
  BenchFacts,
  BenchLine,
  BenchParty,
  BenchStyle,
  Cents,
} from '../../model';

/** What a trade sells; `price` is about what one costs, in whole units of the currency. */
export interface Ware {
  name: string;
  unit: string;
  price: number;
}

export const ware = (name: string, unit: string, price: number): Ware => ({ name, unit, price });

function named(emisor: BenchParty, stems: readonly string[], random: Random): BenchParty {
  const stem = pick(random, stems);
  const lower = emisor.nombre.toLowerCase();
  const proper = PROPER_NAMES.find((name) => lower.includes(name.toLowerCase())) ?? '';
  const tail = emisor.nombre.slice(Math.max(0, lower.indexOf(proper.toLowerCase())));
  const isUpper = emisor.nombre === emisor.nombre.toUpperCase();
  const domain = `${proper}${stem.split(' ')[0] ?? ''}`
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
  const [local = 'ventas'] = emisor.email.split('@');
  return {
    ...emisor,
    nombre: `${isUpper ? stem.toUpperCase() : stem} ${tail}`,
    email: `${local}@${domain.slice(0, 20)}.${pick(random, ['pe', 'com.pe', 'com'])}`,
  };
}

/** The emitter as one of another trade; its form and its address stay. */
export const ofTrade = (
  facts: BenchFacts,
  stems: readonly string[],
  random: Random,
): BenchFacts => ({ ...facts, emisor: named(facts.emisor, stems, random) });

export const webOf = ({ email }: BenchParty): string => `www.${email.split('@')[1] ?? ''}`;

const IN_WORDS: Readonly<Record<BenchCurrency, string>> = {
  PEN: 'SOLES',
  USD: 'DÓLARES AMERICANOS',
  EUR: 'EUROS',
};

/** What the sale adds up to, also of facts that somebody forged. */
export const honestTotal = ({ sumas }: BenchFacts): Cents =>
  sumas.gravada +
  sumas.exonerada +
  sumas.inafecta +
  Math.round((sumas.gravada * 18) / 100) +
  sumas.icbper +
  sumas.otrosCargos;

/** The instalments share what is paid in the end. */
export function withInstalmentsOf(facts: BenchFacts, net: Cents): BenchFacts {
  const { cuotas } = facts;
  const each = Math.floor(net / Math.max(1, cuotas.length));
  const last = net - each * (cuotas.length - 1);
  return {
    ...facts,
    cuotas: cuotas.map((one, at) => ({ ...one, monto: at === cuotas.length - 1 ? last : each })),
  };
}

/** The same amounts in another currency; what is withheld of them exists in soles only. */
export function inCurrency(facts: BenchFacts, moneda: BenchCurrency): BenchFacts {
  if (facts.moneda === moneda) return facts;
  const letras = facts.letras.replace(/SOLES|D[OÓ]LARES AMERICANOS|EUROS/, IN_WORDS[moneda]);
  const other = { ...facts, moneda, letras, detraccion: null, retencion: null, percepcion: null };
  return withInstalmentsOf(other, honestTotal(facts));
}

const SIGN: Readonly<Record<BenchCurrency, string>> = { PEN: 'S/', USD: 'US$', EUR: '€' };

/** The sign of `dressed`; the style knows only that of the facts. */
export const signOf = (facts: BenchFacts, dressed: BenchFacts, style: BenchStyle): string =>
  facts.moneda === dressed.moneda ? style.currencySign : SIGN[dressed.moneda];

/** A name whose price is about that of the row. */
function fitting(
  line: BenchLine,
  wares: readonly Ware[],
  used: readonly string[],
  random: Random,
): Ware {
  const far = ({ price, name }: Ware): number =>
    Math.abs(Math.log(Math.max(1, line.unitario) / (price * 100))) +
    random() * 0.9 +
    used.filter((one) => one === name).length * 0.7;
  const ranked = wares.map((one) => ({ one, by: far(one) })).sort((a, b) => a.by - b.by);
  return ranked[0]?.one ?? { name: line.descripcion, unit: line.unidad, price: 0 };
}

export const isUntaxedRow = ({ descripcion }: BenchLine): boolean =>
  /papa blanca|cebolla roja|libro historia/i.test(descripcion);

export interface Wares {
  taxed: readonly Ware[];
  untaxed: readonly Ware[];
  /** How many pieces a row of loose goods may become; 1 for services. */
  most: number;
}

/** A fraction of a kilo becomes pieces, as many as divide the amount evenly. */
function whole(line: BenchLine, most: number): BenchLine {
  if (line.cantidad % 1000 === 0) return line;
  const gross = line.importe + line.descuento;
  const counts = Array.from({ length: most }, (_, at) => most - at);
  const count = counts.find((one) => gross % one === 0) ?? 1;
  return { ...line, cantidad: count * 1000, unitario: gross / count };
}

/** The rows as goods of a trade, with the amounts of the facts. */
export function withWares(facts: BenchFacts, wares: Wares, random: Random): BenchFacts {
  const used: string[] = [];
  const lineas = facts.lineas.map((row): BenchLine => {
    const line = whole(row, wares.most);
    const goods = isUntaxedRow(row) ? wares.untaxed : wares.taxed;
    const { name, unit } = fitting(line, goods, used, random);
    used.push(name);
    return { ...line, descripcion: name, unidad: unit };
  });
  return { ...facts, lineas };
}

/** `Cuota 1: 2026-07-30 1,907.68; ...` */
export const instalments = ({ cuotas }: BenchFacts): string =>
  cuotas
    .map(({ numero, fecha, monto }) => {
      const amount = (monto / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');
      return `Cuota ${numero}: ${fecha} ${amount}`;
    })
    .join('; ');
