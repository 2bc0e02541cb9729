import { between, digits, happens, pick, type Random } from '../../facts/chance';
import type { BenchCurrency, BenchFacts, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';
import { bilingualRows, houseOf, type BilingualRow, type House } from './bilingual-goods';
import { creditDays } from './credit-terms';
import { HOUSES } from './exportadora-bilingue-houses';
import { letterheadOf, type Letterhead } from './letterhead';

/** Spanish label, English label, value. */
export type Box = readonly [string, string, string];

/** A factura of the house in both tongues: the facts under its names, and what chance adds. */
export interface Bill {
  facts: BenchFacts;
  house: House;
  emisor: Letterhead;
  rows: readonly BilingualRow[];
  style: BenchStyle;
  date: BenchStyle['date'];
  terms: string;
  weight: string;
  boxes: readonly Box[];
  shipTo: string;
  user: string;
  shows: { hash: boolean; payMethod: boolean; discount: boolean; tariff: boolean; sign: boolean };
}

const CURRENCIES: Readonly<Record<BenchCurrency, string>> = {
  PEN: 'PEN - SOLES',
  USD: 'USD - US DOLLARS',
  EUR: 'EUR - EUROS',
};
const SELLERS = ['M. BENAVIDES', 'EXPORT DESK', 'L. ZAPATA', 'C. RUESTA', 'P. SEMINARIO'];

const termsOf = (facts: BenchFacts): string =>
  facts.formaPago === 'Contado' ? 'CONTADO' : `CREDITO ${creditDays(facts).join('-')} DIAS`;

function weightOf(rows: readonly BilingualRow[], style: BenchStyle): string {
  if (rows.some(({ unidad }) => unidad !== 'KG')) return '';
  const thousandths = rows.reduce((sum, { cantidad }) => sum + cantidad, 0);
  return `${style.amount(Math.round(thousandths / 10))} KG`;
}

function truckOf(random: Random): string {
  const letter = (): string => pick(random, [...'ABCDFTVWZ']);
  return `${letter()}${between(random, 1, 9)}${letter()}-${digits(random, 3)}`;
}

function carriageOf(bill: Pick<Bill, 'house' | 'rows'>, random: Random): Box[] {
  const hasGoods = bill.rows.some(({ hs }) => hs !== '');
  const { incoterms, ships } = HOUSES[bill.house];
  const container = `${pick(random, ships)} ${digits(random, 6)}-${digits(random, 1)}`;
  return [
    ['Incoterms® 2020', 'Delivery terms', hasGoods ? pick(random, incoterms) : '-'],
    [
      'Transporte',
      'Mode',
      hasGoods ? pick(random, ['TERRESTRE / TRUCK', 'RECOJO / PICK UP']) : '-',
    ],
    ['Placa', 'Truck plate', hasGoods ? truckOf(random) : '-'],
    ['Contenedor', 'Container', hasGoods && bill.house === 'agro' ? container : '-'],
  ];
}

type Made = Pick<Bill, 'house' | 'rows' | 'style' | 'date' | 'terms' | 'weight'>;

function boxesOf(facts: BenchFacts, made: Made, random: Random): Box[] {
  const { date, terms, weight } = made;
  return [
    ['Fecha de emisión', 'Issue date', date(facts.emision)],
    ['Fecha de vencimiento', 'Due date', date(facts.vencimiento ?? facts.emision)],
    ['Condición de pago', 'Payment terms', terms],
    ['Moneda', 'Currency', CURRENCIES[facts.moneda]],
    ['O/C del cliente', 'Customer P.O. No.', facts.ordenCompra || '-'],
    ['Guía de remisión', 'Delivery note', facts.guiaRemision || '-'],
    ['Pedido interno', 'Sales order', `SO${digits(random, 7)}`],
    ['Vendedor', 'Sales rep.', pick(random, SELLERS)],
    ...carriageOf(made, random),
    ...(weight ? [['Peso neto total', 'Total net weight', weight] as const] : []),
  ];
}

/** The facts as the house has them, and what chance adds. */
export function billOf(given: BenchFacts, style: BenchStyle, random: Random): Bill {
  const house = houseOf(given, random);
  const { names, tail, stores } = HOUSES[house];
  const user = pick(random, ['billing', 'export', 'facturacion', 'sales']);
  const emisor = letterheadOf(given.emisor, { around: pick(random, names), tail, user });
  const rows = bilingualRows(given, house, random);
  const vencimiento = given.vencimiento ?? given.emision;
  const facts: BenchFacts = { ...given, emisor, lineas: rows, vencimiento };
  const date = pick(random, [DATE_STYLES.slash, DATE_STYLES.month, DATE_STYLES.dot]);
  const made = { house, rows, style, date, terms: termsOf(facts), weight: weightOf(rows, style) };
  return {
    ...made,
    facts,
    emisor,
    boxes: boxesOf(facts, made, random),
    shipTo: pick(random, stores),
    user: `${pick(random, ['JROJAS', 'FACT02', 'AMENDOZA'])} ${between(random, 8, 18)}:${between(random, 10, 59)}`,
    shows: {
      hash: happens(random, 0.65),
      payMethod: happens(random, 0.45),
      discount: rows.some(({ descuento }) => descuento > 0),
      tariff: happens(random, 0.5),
      sign: happens(random, 0.5),
    },
  };
}
