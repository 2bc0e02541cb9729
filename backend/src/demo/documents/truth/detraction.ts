import type { Cents, DemoDetraccion } from '../model';
import { divideHalfUp } from './money';

/** A service of an issuer that is subject to detracción; `over` is its threshold in cents. */
export interface DetractionTerms {
  codigo: string;
  nombre: string;
  porcentaje: number;
  over: Cents;
  cuenta: string;
}

/** The deposit in whole soles, half up, or nothing at or under the threshold (peru.md 4). */
export function detractionFor(
  terms: DetractionTerms | undefined,
  totalSoles: Cents,
): DemoDetraccion | undefined {
  if (!terms || totalSoles <= terms.over) return undefined;
  const soles = divideHalfUp(totalSoles * terms.porcentaje, 10_000);
  const { codigo, nombre, porcentaje, cuenta } = terms;
  return { codigo, nombre, porcentaje, cuenta, monto: soles * 100 };
}
