import { between, digits, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchStyle } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import { houseOf, type House } from './house-name';
import { storeRows } from './store-goods';

/** A till roll: the facts under the chain's name and goods, and what the till adds. */
export interface TillRoll {
  facts: BenchFacts;
  house: House;
  date: BenchStyle['date'];
  hour: string;
  shop: readonly [string, string];
  till: { number: string; cashier: string; trx: string; terminal: string };
  /** The means of payment as the till calls it, and the lines below it. */
  paid: { name: string; below: readonly string[] };
  shows: { phone: boolean; hash: boolean; club: boolean; survey: boolean };
}

const STEMS = ['Minimarkets', 'Tiendas de Conveniencia', 'Cadena de Tiendas', 'Tiendas Express'];
const SHOPS = [
  ['TDA 0147 LARCO II', 'AV. JOSE LARCO 612 MIRAFLORES - LIMA'],
  ['TDA 0032 HABICH', 'AV. EDUARDO DE HABICH 298 SMP - LIMA'],
  ['TDA 0215 BENAVIDES', 'AV. ALFREDO BENAVIDES 4710 SURCO - LIMA'],
  ['TDA 0088 PROCERES', 'AV. PROCERES DE LA INDEP. 2391 SJL - LIMA'],
  ['TDA 0301 AREQUIPA EJERCITO', 'AV. EJERCITO 710 YANAHUARA - AREQUIPA'],
  ['TDA 0274 TRUJILLO LARCO', 'AV. LARCO 985 TRUJILLO - LA LIBERTAD'],
] as const;
const CASHIERS = ['40218 YESENIA R', '38871 JHON CC', '41530 MILAGROS P', '39904 BRYAN T'];
const WALLETS = ['YAPE', 'PLIN'];
const CARDS = ['VISA', 'MASTERCARD'];

/** Notes of ten soles are what a cashier is given. */
const handed = (cents: number): number => Math.ceil(cents / 1000) * 1000;

export const money = (cents: number): string => amountText(cents, 'point');

function paidOf({ metodoPago, sumas }: BenchFacts, random: Random): TillRoll['paid'] {
  if (metodoPago === 'Efectivo') {
    const given = handed(sumas.total);
    const below = [`RECIBIDO ${money(given)}`, `VUELTO ${money(given - sumas.total)}`];
    return { name: 'EFECTIVO', below };
  }
  if (metodoPago !== 'Tarjeta de crédito')
    return { name: pick(random, WALLETS), below: [`OPER. ${digits(random, 8)}`] };
  const card = `${pick(random, CARDS)} ************${digits(random, 4)}`;
  const below = [
    card,
    `AP: ${digits(random, 6)} REF: ${digits(random, 4)} LOTE: 0${digits(random, 3)}`,
  ];
  return { name: 'TARJETA DE CREDITO', below };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The facts as the chain has them, and what chance adds. */
export function tillRollOf(given: BenchFacts, random: Random): TillRoll {
  const house = houseOf(given.emisor, pick(random, STEMS));
  const facts = { ...given, emisor: house, lineas: storeRows(given, random) };
  const number = two(between(random, 1, 4));
  return {
    facts,
    house,
    date: pick(random, [DATE_STYLES.slash, DATE_STYLES.slash, DATE_STYLES.dash]),
    hour: [between(random, 6, 23), between(random, 0, 59), between(random, 0, 59)]
      .map(two)
      .join(':'),
    shop: pick(random, SHOPS),
    till: {
      number,
      cashier: pick(random, CASHIERS),
      trx: digits(random, 6),
      terminal: `FFGF0${digits(random, 5)}`,
    },
    paid: paidOf(facts, random),
    shows: {
      phone: happens(random, 0.6),
      hash: facts.hash !== '' && happens(random, 0.6),
      club: happens(random, 0.4),
      survey: happens(random, 0.5),
    },
  };
}
