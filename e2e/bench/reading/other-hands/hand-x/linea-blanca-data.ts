import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import type { BenchFacts, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';
import { homeRows, type HomeRow } from './home-goods';
import { sellerOf, type NamedSeller } from './seller-names';

/** A boleta as the shop's program has it: the facts under its own names, and what chance adds. */
export interface Receipt {
  facts: BenchFacts;
  emisor: NamedSeller;
  rows: readonly HomeRow[];
  style: BenchStyle;
  date: BenchStyle['date'];
  shop: string;
  sale: readonly (readonly [string, string])[];
  payment: string;
  delivery: string;
  service: string;
  shows: { email: boolean; hash: boolean; delivery: boolean; points: boolean };
}

const STEMS = ['Electrohogar', 'Casa y Electro', 'Muebles y Artefactos', 'Tiendas'];
const SHOPS = [
  'TIENDA 02 LIMA CENTRO - JR. UCAYALI 412, CERCADO DE LIMA',
  'TIENDA 05 SAN MIGUEL - AV. LA MARINA 2355, SAN MIGUEL',
  'TIENDA 07 INDEPENDENCIA - AV. CARLOS IZAGUIRRE 287, INDEPENDENCIA',
  'TIENDA 11 SJL - AV. PROCERES DE LA INDEPENDENCIA 1632, SAN JUAN DE LURIGANCHO',
  'TIENDA 14 HUANCAYO - CALLE REAL 855, HUANCAYO',
  'TIENDA 18 AREQUIPA - CALLE PIEROLA 221, AREQUIPA',
  'TIENDA 21 PIURA - AV. GRAU 390, PIURA',
];
const SELLERS = [
  '1043 ROJAS P. KAREN',
  '0876 VILCA T. JHON',
  '1210 SOTO M. DIEGO',
  '0551 LEON A. YESENIA',
  '1378 CHOQUE R. ALEX',
];
const CASHIERS = ['MFLORES', 'CAJA03', 'JPAREDES', 'KZUTA', 'LRAMOS'];
const CARDS = ['VISA', 'MASTERCARD', 'AMEX', 'DINERS'];
/** What stands beside the means of payment: the card, the operation, the cheque. */
function paymentOf(method: string, random: Random): string {
  switch (method) {
    case 'Tarjeta de crédito':
      return `${pick(random, CARDS)} ****${digits(random, 4)} REF ${digits(random, 6)} CUOTAS ${pick(random, ['01', '03', '06', '12', '24'])}`;
    case 'Efectivo':
      return '';
    case 'Cheque no negociable':
      return `CH. ${digits(random, 8)} BCP`;
    default:
      return `${pick(random, ['BCP', 'BBVA', 'INTERBANK'])} OP. ${digits(random, 7)}`;
  }
}

function saleOf(facts: BenchFacts, date: BenchStyle['date'], random: Random): Receipt['sale'] {
  const till = pick(random, ['01', '02', '03', '05']);
  const hour = `${between(random, 10, 20)}:${between(random, 10, 59)}:${between(random, 10, 59)}`;
  const optional = facts.guiaRemision ? [['GUIA REMISION', facts.guiaRemision] as const] : [];
  return [
    ['FECHA EMISION', date(facts.emision)],
    ['HORA', hour],
    ['VENDEDOR', pick(random, SELLERS)],
    ['CAJA / CAJERO', `${till} / ${pick(random, CASHIERS)}`],
    ['N° PEDIDO', `${between(random, 1, 9)}${digits(random, 7)}`],
    ...optional,
  ];
}

/** The facts as the shop has them, and what chance adds. */
export function receiptOf(given: BenchFacts, style: BenchStyle, random: Random): Receipt {
  const emisor = sellerOf(given.emisor, pick(random, STEMS));
  const rows = homeRows(given, random);
  const facts = { ...given, emisor, lineas: rows };
  const date = pick(random, [DATE_STYLES.slash, DATE_STYLES.slash, DATE_STYLES.dash]);
  return {
    facts,
    emisor,
    rows,
    style,
    date,
    shop: pick(random, SHOPS),
    sale: saleOf(facts, date, random),
    payment: paymentOf(facts.metodoPago, random),
    delivery: date(addDays(facts.emision, between(random, 1, 5))),
    service: `(01) 6${digits(random, 2)}-${digits(random, 4)}`,
    shows: {
      email: happens(random, 0.5),
      hash: happens(random, 0.6),
      delivery: happens(random, 0.5),
      points: happens(random, 0.3),
    },
  };
}
