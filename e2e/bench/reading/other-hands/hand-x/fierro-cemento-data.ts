import { between, digits, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';
import { materialRows, type MaterialRow } from './building-goods';
import { daysBetween } from './credit-quotas';
import { sellerOf, type NamedSeller } from './seller-names';

/** A printed factura: the facts under the merchant's name and goods, and what his SAP adds to them. */
export interface Invoice {
  facts: BenchFacts;
  emisor: NamedSeller;
  rows: readonly MaterialRow[];
  date: BenchStyle['date'];
  style: BenchStyle;
  terms: string;
  weight: string;
  boxes: readonly (readonly [string, string])[];
  delivery: string;
  branches: string;
  sap: { doc: string; user: string; hour: string };
  signature: boolean;
}

const STEMS = ['Aceros y Cementos', 'Corporación Fierro', 'Distribuidora Ferretera', 'Materiales'];
const BRANCHES = [
  'Almacén Lurín: Av. Industrial Mz. B Lt. 7, Z.I. Las Praderas',
  'Suc. Puente Piedra: Panamericana Norte Km. 29.5',
  'Planta Huachipa: Av. Las Torres 1860, Lurigancho',
  'Suc. Arequipa: Vía de Evitamiento Km. 4, Cerro Colorado',
  'Suc. Chiclayo: Carretera a Lambayeque Km. 3.8',
  'Almacén Villa El Salvador: Av. El Sol 2210',
];
const SELLERS = [
  'R. HUERTAS',
  'J. CALDERON',
  'OFICINA LIMA',
  'M. ESPINOZA V.',
  'K. ALIAGA',
  'C. TELLO',
];
const ZONES = ['LIMA SUR', 'LIMA NORTE', 'LIMA ESTE', 'PROVINCIAS', 'CONSTRUCTORAS', 'SUR CHICO'];
const CARRIERS = ['TRANSPORTE PROPIO', 'CLIENTE RECOGE', 'TRANSP. ROJAS E HIJOS', 'INV. CARGA SUR'];
function termsOf({ formaPago, cuotas, emision }: BenchFacts): string {
  if (formaPago === 'Contado') return 'CONTADO';
  return `CREDITO ${cuotas.map(({ fecha }) => daysBetween(emision, fecha)).join('-')} DIAS`;
}

function plate(random: Random): string {
  const letter = (): string => pick(random, [...'ABCDFTVWXZ']);
  return `${letter()}${between(random, 1, 9)}${letter()}-${digits(random, 3)}`;
}

function weightOf(rows: readonly MaterialRow[], style: BenchStyle): string {
  const kilos = rows.reduce((sum, { kg }) => sum + kg, 0);
  return kilos > 0 ? `${style.amount(Math.round(kilos * 100))} KG` : '';
}

/** The many small boxes below the client, in the order of the program. */
function boxesOf(
  facts: BenchFacts,
  made: Pick<Invoice, 'date' | 'terms' | 'weight' | 'style'>,
  random: Random,
): Invoice['boxes'] {
  const hasGoods = made.weight !== '';
  return [
    ['Fecha Emisión', made.date(facts.emision)],
    ['Fecha Vcto.', made.date(facts.vencimiento ?? facts.emision)],
    ['Cond. de Pago', made.terms],
    ['Moneda', made.style.currencyName],
    ['Orden de Compra', facts.ordenCompra],
    ['N° Pedido', `11${digits(random, 6)}`],
    ['N° Entrega', hasGoods ? `15${digits(random, 6)}` : ''],
    ['Guía Remisión', facts.guiaRemision],
    ['Vendedor', pick(random, SELLERS)],
    ['Zona', pick(random, ZONES)],
    ['Almacén', pick(random, ['ALM01', 'LUR-PT', '0102', 'VES-01'])],
    ['Tipo Entrega', hasGoods ? pick(random, ['PUESTO EN OBRA', 'RECOJO', 'REPARTO']) : 'SERVICIO'],
    ['Transportista', hasGoods ? pick(random, CARRIERS) : ''],
    ['Placa', hasGoods && happens(random, 0.75) ? plate(random) : ''],
    ['Peso Total', made.weight],
    ['T. Cambio', `3.${between(random, 362, 798)}`],
  ];
}

const SITES = ['OBRA RESIDENCIAL LOS ROBLES - ', 'OBRA: ALMACEN CENTRAL - ', '', ''];

/** The facts as the merchant has them, and what chance adds. */
export function invoiceOf(given: BenchFacts, style: BenchStyle, random: Random): Invoice {
  const emisor = sellerOf(given.emisor, pick(random, STEMS));
  const rows = materialRows(given, random);
  const facts = { ...given, emisor, lineas: rows, vencimiento: given.vencimiento ?? given.emision };
  const date = pick(random, [DATE_STYLES.slash, DATE_STYLES.slash, DATE_STYLES.dot]);
  const made = { date, style, terms: termsOf(facts), weight: weightOf(rows, style) };
  const first = between(random, 0, BRANCHES.length - 1);
  return {
    ...made,
    facts,
    emisor,
    rows,
    boxes: boxesOf(facts, made, random),
    delivery: `${pick(random, SITES)}${facts.cliente.direccion}`,
    branches: [0, 1].map((at) => BRANCHES[(first + at) % BRANCHES.length]).join('  /  '),
    sap: {
      doc: digits(random, 6),
      user: pick(random, ['FACT01', 'MSALDANA', 'manager', 'CAJALUR']),
      hour: `${between(random, 8, 18)}:${between(random, 10, 59)}:${between(random, 10, 59)}`,
    },
    signature: happens(random, 0.6),
  };
}
