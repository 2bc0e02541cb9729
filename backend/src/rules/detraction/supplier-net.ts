import type { ExtractedData } from '../../contracts/extracted-data';
import { normaliseCurrency } from '../currency';
import { toCents } from '../money';
import { detractionOf, type Decided } from './decided';

/** A printed amount may differ from its rate of the total by this much: each is rounded by whoever printed it. */
const TOLERANCE_CENTS = 100;
/** Percentages in force (peru.md 3.3): of IGV and of fees taken off; put on top by who sells. */
const RETENTION_RATES = [3, 8];
const PERCEPTION_RATES = [0.5, 1, 2];

/** What of a total goes to the supplier; in cents of the document's currency, but for the deposit. */
export interface SupplierNet {
  netCents: number;
  /** By the detracción. */
  takenCents: number;
  depositSoles: number;
  /** A printed retención takes off (negative), a printed percepción puts on top; 0 where there is none. */
  adjustmentCents: number;
}

/**
 * The total less its detracción, else less its retención or with its percepción. Null where one of them is there and
 * cannot be calculated.
 * @param day ISO day in Peru
 */
export function supplierNet(
  document: Decided,
  totalCents: number,
  day: string,
): SupplierNet | null {
  const detraction = detractionOf(document, totalCents, day);
  if (detraction === null) return null;
  // Of the three there is never more than one on an operation, in this order (peru.md 3.3).
  const adjustmentCents =
    detraction.takenCents > 0 ? 0 : printedAdjustment(document.extractedData, totalCents);
  if (adjustmentCents === null) return null;
  const netCents = totalCents - detraction.takenCents + adjustmentCents;
  return { ...detraction, netCents, adjustmentCents };
}

/**
 * By how many cents the supplier gets more or less than the total, as the document itself prints its percepción or
 * retención (amounts in soles). Null where what is printed fits neither its rate nor what is left, as a misread
 * amount does, and where a document in another currency prints no rate.
 */
export function printedAdjustment(data: ExtractedData | null, totalCents: number): number | null {
  const { retencion, percepcion, documento } = data ?? {};
  const isInSoles = normaliseCurrency(documento?.moneda) === 'PEN';
  const added = printedPart(percepcion, percepcion?.total, PERCEPTION_RATES, totalCents, isInSoles);
  if (added !== 0) return added;
  const taken = printedPart(retencion, retencion?.neto, RETENTION_RATES, totalCents, isInSoles);
  return taken === null ? null : 0 - taken;
}

function printedPart(
  part: { porcentaje?: number | null; monto?: number | null } | undefined,
  left: number | null | undefined,
  rates: readonly number[],
  totalCents: number,
  isInSoles: boolean,
): number | null {
  const { porcentaje, monto } = part ?? {};
  if (!monto) return 0;
  const partOf = (rate: number): number => Math.round((totalCents * rate) / 100);
  if (!isInSoles) return porcentaje ? partOf(porcentaje) : null;
  const expected = (porcentaje ? [porcentaje] : rates).map(partOf);
  if (typeof left === 'number') expected.push(Math.abs(totalCents - toCents(left)));
  const cents = toCents(monto);
  return expected.some((one) => Math.abs(one - cents) <= TOLERANCE_CENTS) ? cents : null;
}
