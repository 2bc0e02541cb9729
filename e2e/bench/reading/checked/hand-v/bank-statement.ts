import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchLine, BenchStyle, Cents, CivilDate } from '../../model';
import { chargeOf, freeCharge, untaxedCharge, type Charge, type House } from './bank-charges';
import { domainOf, isUpper, properOf } from './firm-names';

export interface Entry {
  date: CivilDate;
  operation: string;
  code: string;
  text: string;
  /** Taxed, exonerated or free of charge. */
  mark: 'G' | 'E' | 'GR';
  importe: Cents;
}

/** What a bank knows of a bill besides the facts. */
export interface Statement {
  facts: BenchFacts;
  style: BenchStyle;
  house: House;
  name: string;
  site: string;
  email: string;
  first: CivilDate;
  last: CivilDate;
  account: string;
  branch: string;
  officer: string;
  customerCode: string;
  entries: Entry[];
  /** Whether the terms of payment are printed: not where they depend on an amount that is not. */
  hasTerms: boolean;
  method: string;
  remark: string;
}

const BRANCHES = [
  '191 - Lima Centro',
  '193 - San Isidro Canaval',
  '194 - Miraflores Larco',
  '215 - Arequipa San Juan de Dios',
  '305 - Chiclayo Balta',
  '570 - Trujillo Pizarro',
] as const;
const OFFICERS = ['M. Alva T.', 'C. Benavides R.', 'J. Paredes L.', 'K. Olivera M.'] as const;

const REMARKS: Readonly<Record<House, readonly string[]>> = {
  bank: [
    'Cargos según tarifario vigente.',
    'Factura consolidada de comisiones del período.',
    'Cargos realizados al amparo del contrato de servicios bancarios suscrito.',
  ],
  leasing: [
    'Cuota según cronograma de pagos vigente.',
    'Los bienes son de propiedad del arrendador hasta el ejercicio de la opción de compra.',
  ],
  factoring: ['Según liquidación de la operación remitida a su correo.'],
};

const STEMS: Readonly<Record<House, readonly string[]>> = {
  bank: ['Banco'],
  leasing: ['Leasing', 'Arrendamiento Financiero'],
  factoring: ['Factoring'],
};

/** A house that is no bank: its services are subject to the deposit. */
function houseOf({ detraccion }: BenchFacts, random: Random): House {
  if (detraccion && detraccion.codigo !== '027') return 'factoring';
  return pick(random, ['bank', 'bank', 'leasing'] as const);
}

function nameOf(house: House, nombre: string, random: Random): string {
  const form = house === 'bank' ? pick(random, ['S.A.', 'S.A.A.']) : 'S.A.';
  const name = `${pick(random, STEMS[house])} ${properOf(nombre)} ${form}`;
  return isUpper(nombre) ? name.toUpperCase() : name;
}

/** The last whole month before the issue, or the days of the same month. */
function periodOf(emision: CivilDate, random: Random): [CivilDate, CivilDate] {
  const firstOfMonth = `${emision.slice(0, 8)}01`;
  if (happens(random, 0.3)) return [firstOfMonth, emision];
  const last = addDays(firstOfMonth, -1);
  return [`${last.slice(0, 8)}01`, last];
}

/** The row of the exonerated sale: the last whose amount is that of the whole of it. */
function untaxedRow({ lineas, sumas }: BenchFacts): BenchLine | undefined {
  if (sumas.exonerada === 0) return undefined;
  return [...lineas].reverse().find(({ importe }) => importe === sumas.exonerada);
}

function entriesOf(
  facts: BenchFacts,
  { house, first, last }: Pick<Statement, 'house' | 'first' | 'last'>,
  random: Random,
): Entry[] {
  const untaxed = untaxedRow(facts);
  const upper = happens(random, 0.6);
  const withPeriod = happens(random, 0.5);
  const days = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
  const dates = facts.lineas.map(() => addDays(first, between(random, 0, days))).sort();
  const chargeFor = (line: BenchLine): { charge: Charge; mark: Entry['mark'] } => {
    if (line.importe === 0) return { charge: freeCharge(random), mark: 'GR' };
    if (line === untaxed) return { charge: untaxedCharge(random), mark: 'E' };
    return { charge: chargeOf(house, line.importe, random), mark: 'G' };
  };
  return facts.lineas.map((line, at) => {
    const { charge, mark } = chargeFor(line);
    const month = `${first.slice(5, 7)}/${first.slice(0, 4)}`;
    const suffix = withPeriod && happens(random, 0.35) ? `, período ${month}` : '';
    const text = `${charge.text(random)}${suffix}`;
    return {
      date: dates[at] ?? last,
      operation: digits(random, 8),
      code: charge.code,
      text: upper ? text.toUpperCase() : text,
      mark,
      importe: line.importe,
    };
  });
}

const accountOf = (random: Random): string =>
  pick(random, [
    `${pick(random, ['191', '193', '194', '215'])}-${digits(random, 7)}-0-${digits(random, 2)}`,
    `0011-0${digits(random, 3)}-0100${digits(random, 6)}`,
    `000-${digits(random, 7)}`,
  ]);

export function statementOf(facts: BenchFacts, style: BenchStyle, random: Random): Statement {
  const house = houseOf(facts, random);
  const name = nameOf(house, facts.emisor.nombre, random);
  const site = `${house === 'bank' ? 'banco' : house}${domainOf(properOf(facts.emisor.nombre))}`;
  const [first, last] = periodOf(facts.emision, random);
  const isSettled = facts.formaPago === 'Contado';
  return {
    facts,
    style,
    house,
    name,
    site: `www.${site}.com.pe`,
    email: happens(random, 0.4) ? `facturacionelectronica@${site}.com.pe` : '',
    first,
    last,
    account: accountOf(random),
    branch: pick(random, BRANCHES),
    officer: happens(random, 0.6) ? pick(random, OFFICERS) : '',
    customerCode: digits(random, 8),
    entries: entriesOf(facts, { house, first, last }, random),
    hasTerms: !facts.retencion && (!facts.detraccion || house === 'factoring'),
    method:
      isSettled || house === 'bank'
        ? 'Cargo automático en cuenta'
        : 'Depósito en cuenta recaudadora',
    remark: happens(random, 0.5) ? pick(random, REMARKS[house]) : '',
  };
}
