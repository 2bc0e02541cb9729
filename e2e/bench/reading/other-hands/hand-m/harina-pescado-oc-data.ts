import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import type { BenchFacts, BenchStyle, CivilDate } from '../../model';
import { DATE_STYLES } from '../../styles';
import { sellerOf } from '../hand-x/seller-names';
import { fishingRows, type FishingRow } from './fishing-goods';

export interface Place {
  code: string;
  name: string;
  address: string;
  hours: string;
}

export interface Approval {
  level: string;
  post: string;
  person: string;
  stamp: string;
}

export interface OrderRow extends FishingRow {
  place: string;
  delivery: CivilDate;
}

/** An order as the ERP holds it: the facts under its own names, and what chance adds. */
export interface Order {
  facts: BenchFacts;
  rows: readonly OrderRow[];
  style: BenchStyle;
  date: BenchStyle['date'];
  places: readonly Place[];
  approvals: readonly Approval[];
  terms: string;
  supplier: readonly (readonly [string, string])[];
  purchase: readonly (readonly [string, string])[];
  user: string;
  printedAt: string;
  shows: { contact: boolean; method: boolean; letters: boolean };
}

const PLACES: readonly Place[] = [
  {
    code: 'CH01',
    name: 'PLANTA CHIMBOTE - ALMACEN DE REPUESTOS',
    address: 'JR. HUANCAVELICA 1485, ZONA INDUSTRIAL 27 DE OCTUBRE, CHIMBOTE, SANTA, ANCASH',
    hours: 'L-V 07:30-12:00 / 13:00-16:00',
  },
  {
    code: 'ML02',
    name: 'PLANTA MALABRIGO',
    address: 'ZONA INDUSTRIAL PUERTO MALABRIGO S/N, RAZURI, ASCOPE, LA LIBERTAD',
    hours: 'L-V 08:00-15:00',
  },
  {
    code: 'SP03',
    name: 'PLANTA SUPE - INSUMOS QUIMICOS',
    address: 'CALLE CALLAO 410, SUPE PUERTO, BARRANCA, LIMA',
    hours: 'L-S 08:00-12:00',
  },
  {
    code: 'IL05',
    name: 'PLANTA ILO',
    address: 'CARRETERA COSTANERA NORTE KM 7.5, PACOCHA, ILO, MOQUEGUA',
    hours: 'L-V 08:00-12:30',
  },
  {
    code: 'FL09',
    name: 'ALMACEN DE FLOTA Y REDES - CALLAO',
    address: 'AV. NESTOR GAMBETTA KM 14.1 EX FUNDO OQUENDO, CALLAO',
    hours: 'L-V 08:00-16:30, CITA PREVIA',
  },
];

const STEMS = [
  'Suministros Industriales',
  'Comercial Naval',
  'Repuestos y Servicios',
  'Representaciones Marinas',
];
const BUYERS = [
  'BALLADARES R., KARINA',
  'CHUNGA P., SEGUNDO',
  'ECHE M., LISSETTE',
  'ZAPATA V., OMAR',
];
const CHIEFS = ['IPARRAGUIRRE D., HUGO', 'SOLARI T., CECILIA'];
const MANAGERS = ['DEL CARPIO F., ALONSO', 'BENAVENTE L., MARISOL'];
const USES = [
  'PARADA DE PLANTA - VEDA',
  'MTTO. CORRECTIVO CENTRIFUGAS',
  'REPOSICION DE STOCK',
  'CARENA E/P RODAS IV',
  'TEMPORADA NORTE CENTRO II',
  'PLANTA DE AGUA DE COLA - EVAPORADOR 2',
];
const CONTACTS = [
  'SR. WALTER OLIVOS',
  'SRTA. DAYANA RIVAS',
  'ING. PERCY LLONTOP',
  'AREA DE VENTAS',
];

const two = (value: number): string => String(value).padStart(2, '0');

const hour = (random: Random, from: number, to: number): string =>
  `${two(between(random, from, to))}:${two(between(random, 0, 59))}`;

/** The whole order in cents above which a manager, and the general manager, approve too. */
const MANAGER_FROM = 1_000_000;
const GENERAL_FROM = 10_000_000;

/** The buyer and his chief in the same day, who stands above them the day after. */
function approvalsOf(order: Pick<Order, 'facts' | 'date'>, buyer: string, random: Random) {
  const { facts, date } = order;
  const { total } = facts.sumas;
  const signed = (
    post: string,
    person: string,
    days: number,
    from: number,
  ): Omit<Approval, 'level'> => ({
    post,
    person,
    stamp: `${date(addDays(facts.emision, days))} ${hour(random, from, from + 3)}:${two(between(random, 0, 59))}`,
  });
  const levels = [
    signed('COMPRADOR', buyer, 0, 8),
    signed('JEFE DE COMPRAS', pick(random, CHIEFS), 0, 14),
  ];
  if (total > MANAGER_FROM)
    levels.push(signed('GERENTE DE LOGISTICA', pick(random, MANAGERS), 1, 8));
  if (total > GENERAL_FROM) levels.push(signed('GERENTE GENERAL', 'RAFFO G., ERNESTO', 1, 14));
  return levels.map((approval, at) => ({ ...approval, level: String(at + 1) }));
}

function supplierOf({ emisor }: BenchFacts, hasContact: boolean, random: Random) {
  const contact: Order['supplier'] = hasContact
    ? [
        ['Teléfono', emisor.telefono],
        ['E-mail', emisor.email],
        ['Atención', pick(random, CONTACTS)],
      ]
    : [['Atención', pick(random, CONTACTS)]];
  return [
    ['Código', `P${emisor.documento.slice(2, 8)}${digits(random, 1)}`],
    ['Razón social', emisor.nombre],
    ['R.U.C.', emisor.documento],
    ['Dirección', emisor.direccion],
    ...contact,
  ] as const;
}

function termsOf({ formaPago }: BenchFacts, random: Random): string {
  if (formaPago === 'Contado') return pick(random, ['CONTADO', 'CONTADO CONTRA ENTREGA']);
  return `CRÉDITO ${pick(random, [15, 30, 45, 60])} DÍAS`;
}

function rowsOf(facts: BenchFacts, places: readonly Place[], random: Random): OrderRow[] {
  const first = addDays(facts.emision, between(random, 3, 12));
  return fishingRows(facts, random).map((row) => ({
    ...row,
    place: pick(random, places).code,
    delivery: happens(random, 0.8) ? first : addDays(first, 7),
  }));
}

function placesOf(random: Random): Place[] {
  const main = pick(random, PLACES);
  const second = pick(random, PLACES);
  return happens(random, 0.35) && second !== main ? [main, second] : [main];
}

const EXCHANGE = { PEN: '1.000', USD: '3.712', EUR: '4.085' } as const;

function purchaseOf(order: Omit<Order, 'purchase'>, buyer: string, random: Random) {
  const { facts, date, style, terms, shows } = order;
  const method = [['Vía de pago', facts.metodoPago] as const];
  return [
    ['Fecha emisión', date(facts.emision)],
    ['Condición de pago', terms],
    ...(shows.method ? method : []),
    ['Moneda', style.currencyName],
    ['Tipo de cambio', EXCHANGE[facts.moneda]],
    ['Comprador', buyer],
    ['Nº Solicitud', `SC-${digits(random, 7)}`],
    ['Cotización ref.', happens(random, 0.7) ? `CT ${digits(random, 4)}` : ''],
    ['Centro de costo', `${between(random, 31, 48)}.${digits(random, 2)}.${digits(random, 3)}`],
    ['Destino / uso', pick(random, USES)],
  ] as const;
}

/** The facts as the ERP has them, and what chance adds. */
export function orderOf(given: BenchFacts, style: BenchStyle, random: Random): Order {
  const places = placesOf(random);
  const emisor = sellerOf(given.emisor, pick(random, STEMS));
  const central = { telefono: `(01) 6${digits(random, 2)}-${digits(random, 2)}00` };
  const rows = rowsOf(given, places, random);
  const cliente = { ...given.cliente, ...central };
  const facts = { ...given, emisor, cliente, lineas: rows };
  const date = pick(random, [DATE_STYLES.slash, DATE_STYLES.slash, DATE_STYLES.dash]);
  const buyer = pick(random, BUYERS);
  const shows = {
    contact: happens(random, 0.7),
    method: happens(random, 0.4),
    letters: happens(random, 0.5),
  };
  const made = {
    facts,
    rows,
    style,
    date,
    places,
    approvals: approvalsOf({ facts, date }, buyer, random),
    terms: termsOf(facts, random),
    supplier: supplierOf(facts, shows.contact, random),
    user: buyer.replace(/^(\w+) .*, (\w).*$/, '$2$1').slice(0, 10),
    printedAt: `${date(addDays(facts.emision, 2))} ${hour(random, 8, 17)}`,
    shows,
  };
  return { ...made, purchase: purchaseOf(made, buyer, random) };
}
