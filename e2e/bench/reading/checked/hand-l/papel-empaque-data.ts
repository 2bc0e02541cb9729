import { between, digits, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';
import { creditDays, houseOf, type House } from './house-name';
import { paperRows } from './papel-goods';
import { serviceCode } from './stock';

/** A printed factura of the wholesaler, with what his ERP adds to the facts. */
export interface PaperBill {
  facts: BenchFacts;
  emisor: House;
  style: BenchStyle;
  date: BenchStyle['date'];
  terms: string;
  phones: string;
  branches: readonly string[];
  banks: readonly (readonly [string, string, string, string])[];
  delivery: string;
  route: string;
  seller: string;
  order: string;
  clientCode: string;
  parcels: string;
  printed: string;
  shows: { email: boolean; hash: boolean; method: boolean; stamp: boolean; banks: boolean };
}

const STEMS = [
  'Papelera',
  'Distribuidora Papelera',
  'Papeles y Empaques',
  'Comercial Papelera',
  'Importadora de Papeles',
];
const BRANCHES = [
  'ALM. CENTRAL: AV. ARGENTINA 3458, CALLAO',
  'TIENDA MESA REDONDA: JR. ANDAHUAYLAS 766 INT. 114, LIMA',
  'TIENDA BREÑA: AV. VENEZUELA 1247',
  'SUC. AREQUIPA: CALLE JACINTO IBAÑEZ 315, PQUE. INDUSTRIAL',
  'ALM. ATE: CALLE LOS TELARES 260, URB. VULCANO',
  'SUC. TRUJILLO: AV. NICOLAS DE PIEROLA 1480',
];
const SELLERS = ['012 - L. ARCE', '007 - P. CHUMPITAZ', '021 - OFICINA', '015 - G. VELASCO T.'];
const ROUTES = ['R03 CERCADO', 'R05 ATE-SANTA ANITA', 'R08 CALLAO', 'R11 CONO NORTE', 'R20 PROV.'];

function bankRows(random: Random): PaperBill['banks'] {
  const account = (name: string, code: string): readonly [string, string, string, string] => {
    const branch = digits(random, 3);
    const number = digits(random, 7);
    const end = digits(random, 2);
    const isDollars = happens(random, 0.35);
    const written = `${branch}-${number}-${isDollars ? '1' : '0'}-${end}`;
    const long = `${code}-${branch}-00${number}${isDollars ? '1' : '0'}${end}-${digits(random, 2)}`;
    return [name, isDollars ? 'DOLARES' : 'SOLES', written, long];
  };
  return [account('BCP', '002'), account('BBVA', '011'), account('SCOTIABANK', '009')].slice(
    0,
    between(random, 2, 3),
  );
}

function termsOf(facts: BenchFacts): string {
  if (facts.formaPago === 'Contado') return 'CONTADO';
  return `CREDITO ${creditDays(facts)} DIAS`;
}

function deliveryOf(facts: BenchFacts, random: Random): string {
  const isService = serviceCode(facts) !== null;
  const { direccion } = facts.cliente;
  return pick(random, isService ? ['EL MISMO', '-'] : [direccion, 'EL MISMO', 'RECOJO EN ALMACEN']);
}

function printedBy(random: Random): string {
  const user = pick(random, ['FACTURA2', 'MROMERO', 'ADMIN', 'CAJA01']);
  const time = `${between(random, 8, 18)}:${between(random, 10, 59)}`;
  return `Usuario: ${user}   Hora: ${time}   T.C. 3.${between(random, 361, 797)}`;
}

/** The facts as the wholesaler has them, and what chance adds. */
export function paperBillOf(given: BenchFacts, style: BenchStyle, random: Random): PaperBill {
  const emisor = houseOf(given.emisor, pick(random, STEMS));
  const lineas = paperRows(given, random);
  const facts = { ...given, emisor, lineas, vencimiento: given.vencimiento ?? given.emision };
  const first = between(random, 0, BRANCHES.length - 2);
  const mobile = happens(random, 0.6)
    ? ` / 9${digits(random, 2)}-${digits(random, 3)}-${digits(random, 3)}`
    : '';
  return {
    facts,
    emisor,
    style,
    date: pick(random, [DATE_STYLES.slash, DATE_STYLES.slash, DATE_STYLES.dash]),
    terms: termsOf(facts),
    phones: `${emisor.telefono}${mobile}`,
    branches: BRANCHES.slice(first, first + 2),
    banks: bankRows(random),
    delivery: deliveryOf(given, random),
    route: pick(random, ROUTES),
    seller: pick(random, SELLERS),
    order: `${pick(random, ['PV', 'NP'])}${digits(random, 7)}`,
    clientCode: `C${digits(random, 5)}`,
    parcels: serviceCode(given) === null ? `${between(random, 1, 48)}` : '-',
    printed: printedBy(random),
    shows: {
      email: happens(random, 0.7),
      hash: happens(random, 0.65),
      method: happens(random, 0.5),
      stamp: happens(random, 0.4),
      banks: happens(random, 0.85),
    },
  };
}
