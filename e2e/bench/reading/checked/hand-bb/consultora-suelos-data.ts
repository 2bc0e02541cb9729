import { between, digits, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchStyle } from '../../model';
import { creditDays } from './credit-terms';
import { serviceRows, type ServiceRow } from './engineering-services';
import { letterheadOf, type Letterhead } from './letterhead';

/** A factura as the consultants' form holds it: the facts under their names, and what chance adds. */
export interface Bill {
  facts: BenchFacts;
  emisor: Letterhead;
  rows: readonly ServiceRow[];
  style: BenchStyle;
  terms: string;
  mobile: string;
  lines: readonly (readonly [string, string, string, string])[];
  project: string;
  banks: readonly (readonly [string, string, string, string])[];
  shows: { hash: boolean; payMethod: boolean; discount: boolean; dues: boolean };
}

const NAMES = [
  (proper: string) => `${proper} Ingenieros Consultores`,
  (proper: string) => `${proper} Consultoría y Geotecnia`,
  (proper: string) => `${proper} Ingeniería & Proyectos`,
  (proper: string) => `Grupo Consultor ${proper}`,
];
const PEOPLE = [
  'Ing. Katherine Loayza - Control de Proyectos',
  'Sr. Renzo Farfán - Cuentas por Pagar',
  'Área de Logística y Contratos',
  'Arq. Milagros Tenorio',
  '',
];
const PROJECTS = [
  'Ampliación de almacén de producto terminado y patio de maniobras - Etapa II',
  'Mejoramiento de la carretera vecinal, tramo Km 0+000 al Km 12+350',
  'Edificio multifamiliar de 9 pisos, dos sótanos y azotea',
  'Presa de relaves - recrecimiento cota 4,118 msnm, estudio de factibilidad',
  'Servicio marco de control de calidad de materiales 2026',
  'Planta de tratamiento de aguas residuales, caudal 45 l/s',
];
const BANKS = [
  ['BCP', 'SOLES', '191-2456308-0-77', '002-191-002456308077-54'],
  ['BCP', 'DÓLARES', '191-2460117-1-20', '002-191-002460117120-58'],
  ['BBVA', 'SOLES', '0011-0176-0200418835', '011-176-000200418835-09'],
  ['INTERBANK', 'SOLES', '200-3001984417', '003-200-003001984417-36'],
  ['SCOTIABANK', 'DÓLARES', '000-4419027', '009-018-000004419027-63'],
] as const;

function termsOf(facts: BenchFacts): string {
  const days = creditDays(facts);
  return facts.formaPago === 'Contado' ? 'CONTADO' : `CRÉDITO A ${days.join(' / ')} DÍAS`;
}

/** The grid below the letterhead: label and value, twice a line. */
function linesOf(facts: BenchFacts, bill: Pick<Bill, 'style' | 'terms'>, random: Random) {
  const { style, terms } = bill;
  const due = facts.vencimiento ? style.date(facts.vencimiento) : '-';
  const sheet = happens(random, 0.6) ? `100${digits(random, 7)}` : '-';
  const centre = `${pick(random, ['CC', 'PEP', 'CECO'])}-${digits(random, 4)}`;
  const lines: (readonly [string, string, string, string])[] = [
    ['SEÑOR(ES):', facts.cliente.nombre, 'FECHA DE EMISIÓN:', style.date(facts.emision)],
    ['R.U.C.:', facts.cliente.documento, 'FECHA DE VENC.:', due],
    ['DIRECCIÓN:', facts.cliente.direccion, 'MONEDA:', style.currencyName],
    ['ATENCIÓN:', pick(random, PEOPLE), 'FORMA DE PAGO:', terms],
    ['ORDEN DE COMPRA:', facts.ordenCompra || '-', 'N° HES / ACTA:', sheet],
  ];
  if (facts.guiaRemision)
    lines.push(['GUÍA REMISIÓN:', facts.guiaRemision, 'CENTRO COSTO:', centre]);
  return lines;
}

function banksOf(random: Random): Bill['banks'] {
  const from = between(random, 0, 2);
  return BANKS.slice(from, from + between(random, 2, 3));
}

/** The facts as the consultants have them, and what chance adds. */
export function billOf(given: BenchFacts, style: BenchStyle, random: Random): Bill {
  const around = pick(random, NAMES);
  const user = pick(random, ['administracion', 'facturacion', 'proyectos']);
  const emisor = letterheadOf(given.emisor, { around, tail: 'ingenieros.com.pe', user });
  const rows = serviceRows(given, random);
  const facts: BenchFacts = { ...given, emisor, lineas: rows };
  const terms = termsOf(facts);
  return {
    facts,
    emisor,
    rows,
    style,
    terms,
    mobile: `9${digits(random, 2)} ${digits(random, 3)} ${digits(random, 3)}`,
    lines: linesOf(facts, { style, terms }, random),
    project: pick(random, PROJECTS),
    banks: banksOf(random),
    shows: {
      hash: happens(random, 0.7),
      payMethod: happens(random, 0.4),
      discount: rows.some(({ descuento }) => descuento > 0),
      dues: facts.cuotas.length > 0,
    },
  };
}
