import type { BenchFacts, BenchStyle } from '../../model';
import { digits, happens, pick, type Random } from '../../facts/chance';
import { auditLines } from './audit-services';
import { withSpot } from './audit-spot';
import { firmOf, type Firm } from './firm-name';

/** What one letter has: facts as this firm prints them, and its own words. */
export interface Letter {
  facts: BenchFacts;
  emisor: Firm;
  style: BenchStyle;
  member: string;
  atencion: string;
  bank: readonly [string, string, string][];
  look: string;
  hasHash: boolean;
  resolution: string;
}

const STEMS = [
  'Auditores y Consultores',
  'Auditores Asociados',
  'Consultores y Auditores',
] as const;
const MEMBERS = [
  'Contadores Públicos · Auditoría · Impuestos · Precios de Transferencia',
  'Sociedad de auditoría inscrita en el Colegio de Contadores Públicos de Lima',
  'Auditoría externa - Asesoría tributaria - Outsourcing contable',
] as const;
const ATTENTION = [
  'Gerencia de Administración y Finanzas',
  'Sr. Contador General',
  'Área de Contabilidad',
] as const;
const NOTES = [
  'Agradeceremos remitir la constancia de depósito a nuestro correo de cobranzas.',
  'Honorarios según contrato de locación de servicios vigente.',
  'Los gastos se sustentan con la liquidación que se adjunta.',
  'Servicio conforme, acta firmada por su Gerencia.',
] as const;

function accounts(random: Random): Letter['bank'] {
  const bcp = `194-${digits(random, 7)}-0-${digits(random, 2)}`;
  const soles: [string, string, string] = [
    'BCP Cta. Cte. Soles',
    bcp,
    `002-194-00${digits(random, 10)}-9${digits(random, 1)}`,
  ];
  const usd = `0011-0${digits(random, 3)}-01000${digits(random, 5)}`;
  const dollars: [string, string, string] = [
    'BBVA Cta. Cte. Dólares',
    usd,
    `011-${digits(random, 3)}-000100${digits(random, 6)}-${digits(random, 2)}`,
  ];
  return happens(random, 0.7) ? [soles, dollars] : [soles];
}

export function letterOf(given: BenchFacts, style: BenchStyle, random: Random): Letter {
  const lineas = auditLines(given, random);
  const boxes = ['cobranzas', 'facturacion', 'administracion'];
  const emisor = firmOf(given.emisor, { stem: pick(random, STEMS), domain: '', boxes }, random);
  const observaciones = happens(random, 0.45) ? pick(random, NOTES) : '';
  return {
    facts: { ...withSpot(given), lineas, emisor, observaciones },
    emisor,
    style,
    member: pick(random, MEMBERS),
    atencion: happens(random, 0.6) ? pick(random, ATTENTION) : '',
    bank: accounts(random),
    look: pick(random, ['serif', 'serif', 'sans']),
    hasHash: happens(random, 0.6),
    resolution: happens(random, 0.4)
      ? `Autorizado mediante R.I. N° 034-005-00${digits(random, 5)}/SUNAT. `
      : '',
  };
}
