import { between, digits, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchLine, Cents } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import { shownSums } from '../../truth';
import { chainArticle } from './homecenter-goods';

const BRANDS = ['MaxiHogar', 'ConstruMás', 'Casa & Obra', 'FerreCenter'] as const;

const STORES = [
  ['014', 'LA MARINA', 'AV. LA MARINA 2355 SAN MIGUEL - LIMA'],
  ['022', 'ATOCONGO', 'AV. CIRCUNVALACION 1803 SAN JUAN DE MIRAFLORES - LIMA'],
  ['031', 'AREQUIPA CAYMA', 'AV. EJERCITO 1009 CAYMA - AREQUIPA'],
  ['038', 'TRUJILLO MALL', 'AV. AMERICA OESTE 750 URB. EL INGENIO TRUJILLO'],
  ['045', 'HUANCAYO REAL', 'AV. FERROCARRIL 1035 HUANCAYO - JUNIN'],
  ['007', 'INDEPENDENCIA', 'AV. ALFREDO MENDIOLA 3698 INDEPENDENCIA - LIMA'],
] as const;

export const date = DATE_STYLES.slash;
export const money = (cents: Cents): string => amountText(cents, 'point');
export const quantity = (thousandths: number): string =>
  thousandths % 1000 === 0 ? String(thousandths / 1000) : (thousandths / 1000).toFixed(3);

export const SIGNS = { PEN: 'S/', USD: 'US$', EUR: 'EUR' } as const;
export const MONEY_NAMES = { PEN: 'SOLES', USD: 'DOLARES AMERICANOS', EUR: 'EUROS' } as const;

const SUM_ORDER = [
  'descuentos',
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'igv',
  'icbper',
  'otrosCargos',
] as const;
export type Sum = (typeof SUM_ORDER)[number];

export const SUM_WORDS: Readonly<Record<Sum, string>> = {
  descuentos: 'DSCTO. GLOBAL',
  gravada: 'OP. GRAVADA',
  exonerada: 'OP. EXONERADA',
  inafecta: 'OP. INAFECTA',
  gratuita: 'OP. GRATUITA',
  igv: 'I.G.V. 18%',
  icbper: 'ICBPER',
  otrosCargos: 'OTROS CARGOS',
};

export type Payment = 'TARJETA DE CREDITO' | 'TARJETA DE DEBITO' | 'EFECTIVO' | 'BILLETERA DIGITAL';

/** All that this sale is besides its facts; thrown once, before anything is drawn. */
export interface Sale {
  facts: BenchFacts;
  rows: readonly BenchLine[];
  brand: string;
  store: (typeof STORES)[number];
  sums: readonly Sum[];
  sign: string;
  payment: Payment | null;
  /** What is taken off a payment in cash, which has no coins below ten céntimos. */
  rounding: Cents;
  hasWords: boolean;
  clock: string;
  ticket: string;
}

function paymentOf({ formaPago, sumas }: BenchFacts, random: Random): Payment | null {
  const isLarge = sumas.total > 200_000;
  const means: readonly Payment[] = isLarge
    ? ['TARJETA DE CREDITO', 'TARJETA DE DEBITO']
    : ['TARJETA DE CREDITO', 'TARJETA DE DEBITO', 'EFECTIVO', 'EFECTIVO', 'BILLETERA DIGITAL'];
  const chosen = pick(random, means);
  return formaPago === 'Contado' ? chosen : null;
}

export function saleOf(facts: BenchFacts, random: Random): Sale {
  const taken = new Set<string>();
  const service = facts.detraccion?.codigo ?? '';
  const rows = facts.lineas.map((line) => chainArticle(line, service, taken, random));
  const payment = paymentOf(facts, random);
  const isRounded = payment === 'EFECTIVO' && facts.moneda === 'PEN' && !facts.percepcion;
  const rounding = isRounded ? facts.sumas.total % 10 : 0;
  const always: readonly Sum[] = happens(random, 0.5)
    ? ['gravada', 'igv']
    : ['gravada', 'exonerada', 'inafecta', 'igv'];
  const two = (max: number): string => String(between(random, 0, max)).padStart(2, '0');
  return {
    facts,
    rows,
    payment,
    rounding,
    brand: pick(random, BRANDS),
    store: pick(random, STORES),
    sums: shownSums(facts, SUM_ORDER, always),
    sign: SIGNS[facts.moneda],
    hasWords: rounding === 0 && happens(random, 0.5),
    clock: `${String(between(random, 8, 21)).padStart(2, '0')}:${two(59)}:${two(59)}`,
    ticket: digits(random, 4),
  };
}
