import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { FIRST_NAMES, SURNAMES } from '../../facts/words';
import type { BenchFacts, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';
import { creditDays, houseOf, type House } from './house-name';
import { opticalRows, type OpticalRow } from './optica-goods';

/** One eye of a prescription, as written: sphere, cylinder, axis, addition, distance of the pupil, height. */
export type Eye = readonly [string, string, string, string, string, string];

/** A printed sale of the opticians, with what their shop program adds to the facts. */
export interface OpticalSale {
  facts: BenchFacts;
  emisor: House;
  rows: readonly OpticalRow[];
  style: BenchStyle;
  date: BenchStyle['date'];
  shop: string;
  terms: string;
  method: string;
  reference: string;
  details: readonly (readonly [string, string])[];
  recipe: { right: Eye; left: Eye; patient: string; optometrist: string } | null;
  shows: { email: boolean; hash: boolean; stub: boolean };
}

const STEMS = ['Ópticas', 'Centro Óptico', 'Óptica', 'Grupo Óptico', 'Vision Center'];
const SHOPS = [
  'TDA. 003 - JR. DE LA UNION 618, LIMA - T. 427-1180',
  'TDA. 007 - C.C. PLAZA NORTE LOCAL 2-114, INDEPENDENCIA - T. 533-2904',
  'TDA. 011 - AV. LARCO 743, MIRAFLORES - T. 446-7721',
  'TDA. 014 - REAL PLAZA HUANCAYO LC-208',
  'TDA. 019 - MALL AVENTURA AREQUIPA LOC. 1045',
  'TDA. 022 - JR. PIZARRO 551, TRUJILLO',
];
const SELLERS = ['K. RAMOS', 'D. YUPANQUI', 'SHEYLA M.', 'ASESOR 14', 'J. PAREDES'];
const OPTOMETRISTS = ['LIC. TM. R. ALARCON CTMP 7712', 'OPT. M. VIGO', 'DRA. C. PALMA CMP 40218'];
const CARDS = ['VISA', 'MASTERCARD', 'AMEX'];

const quarter = (random: Random, top: number): string =>
  `${between(random, 0, top)}.${pick(random, ['00', '25', '50', '75'])}`;

function eye(random: Random, addition: string): Eye {
  const sign = pick(random, ['-', '-', '-', '+']);
  const hasCylinder = happens(random, 0.75);
  return [
    `${sign}${quarter(random, 4)}`,
    hasCylinder ? `-${between(random, 0, 2)}.${pick(random, ['25', '50', '75'])}` : '-',
    hasCylinder ? `${between(random, 1, 36) * 5}°` : '-',
    addition,
    `${between(random, 28, 34)}`,
    addition === '-' ? '-' : `${between(random, 16, 21)}`,
  ];
}

function patientOf({ cliente }: BenchFacts, random: Random): string {
  const isPerson = cliente.documento.length === 8;
  if (isPerson && happens(random, 0.7)) return 'EL MISMO';
  return `${pick(random, FIRST_NAMES)} ${pick(random, SURNAMES)}`.toUpperCase();
}

function recipeOf(
  facts: BenchFacts,
  rows: readonly OpticalRow[],
  random: Random,
): OpticalSale['recipe'] {
  if (!rows.some(({ kind }) => kind === 'luna')) return null;
  const needsAddition = rows.some(({ descripcion }) => /PROGRESIVO|BIFOCAL/.test(descripcion));
  const addition = needsAddition
    ? `+${between(random, 1, 2)}.${pick(random, ['00', '50', '75'])}`
    : '-';
  return {
    right: eye(random, addition),
    left: eye(random, addition),
    patient: patientOf(facts, random),
    optometrist: pick(random, OPTOMETRISTS),
  };
}

function termsOf(facts: BenchFacts): string {
  return facts.formaPago === 'Contado' ? 'CONTADO' : `CREDITO ${creditDays(facts)} DIAS`;
}

function referenceOf(facts: BenchFacts, random: Random): string {
  switch (facts.metodoPago) {
    case 'Efectivo':
      return '';
    case 'Tarjeta de crédito':
      return `${pick(random, CARDS)} ****${digits(random, 4)} AP. ${digits(random, 6)}`;
    default:
      return `OP. ${digits(random, 8)}`;
  }
}

/** The lines of the right hand column, as far as this sale has them. */
function pairsOf(
  facts: BenchFacts,
  date: BenchStyle['date'],
  hasLens: boolean,
  random: Random,
): OpticalSale['details'] {
  const hour = `${between(random, 10, 20)}:${between(random, 10, 59)}`;
  const ready = date(addDays(facts.emision, between(random, 1, 8)));
  const due = facts.vencimiento ? [['F. VENCIM.', date(facts.vencimiento)] as const] : [];
  const order = facts.ordenCompra ? [['O. COMPRA', facts.ordenCompra] as const] : [];
  const guide = facts.guiaRemision ? [['GUIA REM.', facts.guiaRemision] as const] : [];
  const work = hasLens
    ? [
        ['O. TRABAJO', `OT${digits(random, 7)}`] as const,
        ['F. ENTREGA', `${ready} ${pick(random, ['12:00', '17:00', '19:30'])}`] as const,
      ]
    : [];
  return [
    ['F. EMISION', `${date(facts.emision)}  ${hour}`],
    ...due,
    ...order,
    ...guide,
    ...work,
    ['ASESOR', pick(random, SELLERS)],
  ];
}

/** The facts as the opticians have them, and what chance adds. */
export function opticalSaleOf(given: BenchFacts, style: BenchStyle, random: Random): OpticalSale {
  const emisor = houseOf(given.emisor, pick(random, STEMS));
  const rows = opticalRows(given, random);
  const facts = { ...given, emisor, lineas: rows };
  const date = pick(random, [DATE_STYLES.slash, DATE_STYLES.slash, DATE_STYLES.dash]);
  const recipe = recipeOf(facts, rows, random);
  const isPaid = facts.formaPago === 'Contado';
  return {
    facts,
    emisor,
    rows,
    style,
    date,
    shop: pick(random, SHOPS),
    terms: termsOf(facts),
    method: isPaid ? facts.metodoPago.toUpperCase() : '',
    reference: isPaid ? referenceOf(facts, random) : '',
    details: pairsOf(facts, date, recipe !== null, random),
    recipe,
    shows: { email: happens(random, 0.6), hash: happens(random, 0.6), stub: happens(random, 0.5) },
  };
}
