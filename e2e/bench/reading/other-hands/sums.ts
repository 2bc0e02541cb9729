import type { BenchFacts, BenchSums, Cents } from '../model';
import type { Printed } from './printed';

export type Labels = Readonly<Record<keyof BenchSums, string>>;

const PATHS = {
  gravada: 'totales.gravada',
  exonerada: 'totales.exonerada',
  inafecta: 'totales.inafecta',
  gratuita: 'totales.gratuita',
  descuentos: 'totales.descuentos',
  igv: 'totales.iva',
  icbper: 'totales.icbper',
  otrosCargos: 'totales.otros_cargos',
  total: 'totales.total',
} as const satisfies Record<keyof BenchSums, string>;

const ORDER = Object.keys(PATHS) as (keyof BenchSums)[];

export interface SumRow {
  key: keyof BenchSums;
  label: string;
  value: string;
}

/** What the sale is worth before taxes. */
export const baseOf = ({ sumas }: BenchFacts): Cents =>
  sumas.gravada + sumas.exonerada + sumas.inafecta;

/** The sums with their labels: those of `always` even when they are zero, the total last. */
export function addsUp(
  p: Printed,
  facts: BenchFacts,
  labels: Labels,
  always: readonly (keyof BenchSums)[] = [],
): SumRow[] {
  return ORDER.filter(
    (key) => key === 'total' || facts.sumas[key] !== 0 || always.includes(key),
  ).map((key) => ({
    key,
    label: labels[key],
    value: key === 'gravada' ? taxedBase(p, facts) : p.money(PATHS[key], facts.sumas[key]),
  }));
}

/** The taxed base, which is the subtotal too where nothing untaxed stands beside it. */
function taxedBase(p: Printed, { sumas }: BenchFacts): string {
  if (sumas.exonerada + sumas.inafecta === 0) p.money('totales.subtotal', sumas.gravada);
  return p.money('totales.gravada', sumas.gravada);
}

/** Days between two civil dates. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** `CONTADO`, `CRÉDITO 30 DÍAS`, `CRÉDITO`. */
export function paymentTerms(facts: BenchFacts): string {
  const terms = facts.formaPago.toUpperCase();
  if (facts.formaPago === 'Contado' || !facts.vencimiento) return terms;
  return `${terms} ${daysBetween(facts.emision, facts.vencimiento)} DÍAS`;
}
