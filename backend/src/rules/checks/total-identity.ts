import type { ExtractedData, TotalesData } from '../../contracts/extracted-data';
import { fromCents, toCents } from '../money';

/**
 * Whether the printed amounts add up to the printed total (peru.md section 3.2):
 * bases + IGV + other taxes + charges - discounts - advances +- rounding. Gratuita is left out.
 * Emitters print discounts and advances before or after they are taken off, so both are accepted.
 */
export interface TotalIdentity {
  /** But for what rounding leaves. */
  agrees: boolean;
  /** To the cent. */
  isExact: boolean;
  /** Decimal; what the printed parts add up to when nothing optional is taken off. */
  expected: number;
  /** The paths that took part. */
  paths: string[];
}

const BASES = ['gravada', 'exonerada', 'inafecta', 'exportacion'] as const;
const OPTIONAL = ['descuentos', 'anticipos', 'otros_cargos', 'redondeo'] as const;

export function totalIdentity(data: ExtractedData): TotalIdentity | null {
  const totales = data.totales ?? {};
  const { total } = totales;
  const base = baseCents(totales);
  if (typeof total !== 'number' || base === null || typeof totales.iva !== 'number') return null;
  const fixed = base.map((cents) => cents + toCents(totales.iva ?? 0));
  const tolerance = (data.productos?.length ?? 0) > 50 ? 100 : 5;
  const parts = partsBeside(totales);
  const sums = fixed.flatMap((sum) => parts.map((part) => sum + part));
  const off = Math.min(...sums.map((sum) => Math.abs(sum - toCents(total))));
  return {
    agrees: off <= tolerance,
    isExact: off === 0,
    expected: fromCents(sums[0] ?? 0),
    paths: ['totales.subtotal', 'totales.iva', 'totales.total'],
  };
}

/** Possible bases in cents: the sum of the printed operations, and the printed subtotal. */
function baseCents(totales: TotalesData): number[] | null {
  const parts = BASES.map((key) => totales[key]).filter((value) => typeof value === 'number');
  const bases = parts.length > 0 ? [parts.reduce((sum, part) => sum + toCents(part), 0)] : [];
  if (typeof totales.subtotal === 'number') bases.unshift(toCents(totales.subtotal));
  return bases.length > 0 ? [...new Set(bases)] : null;
}

/**
 * What is printed beside the bases and their IGV may come to, in cents: with and without each optional part; other
 * taxes first as they are normally added. Nothing but 0 where no such part is printed.
 */
export function partsBeside(totales: TotalesData): number[] {
  const taxes = totales.otros_impuestos ?? (totales.isc ?? 0) + (totales.icbper ?? 0);
  let sums = taxes ? [toCents(taxes), 0] : [0];
  for (const key of OPTIONAL) {
    const cents = Math.abs(toCents(totales[key] ?? 0));
    if (cents === 0) continue;
    const step = key === 'descuentos' || key === 'anticipos' ? [-cents] : [cents];
    if (key === 'redondeo') step.push(-cents);
    sums = [...sums.flatMap((value) => step.map((delta) => value + delta)), ...sums];
  }
  return sums;
}

/** Bills that round what is to be paid code in their QR, and say in words, the total before it is rounded. */
export const unrounded = ({ total, redondeo }: TotalesData): number =>
  (total ?? 0) - (redondeo ?? 0);
