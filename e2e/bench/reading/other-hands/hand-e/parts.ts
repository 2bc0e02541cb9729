import { between, digits, type Random } from '../../facts/chance';
import type { BenchCurrency, BenchFacts, BenchLine, Cents } from '../../model';
import type { LinePrinted } from '../../truth';

/** `08:05:59`, within the hours of business. */
export function timeOf(random: Random): string {
  const parts = [between(random, 8, 19), between(random, 0, 59), between(random, 0, 59)];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** With so many decimals, and a third one where the quantity needs it. */
export function quantityOf(thousandths: number, decimals: 0 | 2 | 3): string {
  const needed = thousandths % 1000 === 0 ? decimals : thousandths % 10 === 0 ? 2 : 3;
  return (thousandths / 1000).toFixed(Math.max(needed, decimals));
}

/** Bare, with more decimals than a cent has, as programs print unit values. */
export const unitValue = (cents: Cents, decimals: number): string =>
  (cents / 100).toFixed(decimals);

export const hasRowDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento > 0);

/** Given away: it has a value and costs nothing. */
export const isGift = ({ importe, unitario }: BenchLine): boolean => importe === 0 && unitario > 0;

export const CURRENCY_WORDS: Readonly<Record<BenchCurrency, string>> = {
  PEN: 'SOLES',
  USD: 'DÓLARES AMERICANOS',
  EUR: 'EUROS',
};

export const CURRENCY_SIGNS: Readonly<Record<BenchCurrency, string>> = {
  PEN: 'S/',
  USD: 'US$',
  EUR: '€',
};

/** Names of the codes in SUNAT's catalogue 54. */
export const DETRACCION_NAMES: Readonly<Record<string, string>> = {
  '020': 'Mantenimiento y reparación de bienes muebles',
  '022': 'Otros servicios empresariales',
  '027': 'Servicio de transporte de carga',
};

/** The sums of a factura that a sheet may show, in the order of most programs. */
export const FACTURA_SUMS = [
  'gravada',
  'inafecta',
  'exonerada',
  'gratuita',
  'descuentos',
  'igv',
  'total',
] as const;

/** A whole row: nothing of it is left out. */
export const ALL_CELLS: readonly LinePrinted[] = [
  'codigo',
  'unidad',
  'cantidad',
  'unitario',
  'descuento',
  'importe',
];

const DAY = 86_400_000;

/** `Crédito 30 días`, or the number of instalments. */
export function creditTerms({ formaPago, cuotas, emision, vencimiento }: BenchFacts): string {
  if (formaPago === 'Contado' || !vencimiento) return formaPago;
  if (cuotas.length > 1) return `Crédito en ${cuotas.length} cuotas`;
  return `Crédito ${(Date.parse(vencimiento) - Date.parse(emision)) / DAY} días`;
}

/** Of the name's first two long words, as a logo shows them. */
export const initials = (name: string): string =>
  name
    .split(' ')
    .filter((word) => /^\p{L}{3,}$/u.test(word))
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('');

/** A current account of the Banco de Crédito's branch (three digits), and its interbank code. */
export function bankAccount(random: Random, branch: string): [account: string, cci: string] {
  const [body, check] = [digits(random, 7), digits(random, 2)];
  return [`${branch}-${body}-0-${check}`, `002${branch}00${body}0${check}${digits(random, 2)}`];
}
