import { CONFIDENCE_HIGH, CONFIDENCE_MEDIUM } from '../contracts/limits';

export type ConfidenceLevel = 'alta' | 'media' | 'baja' | 'na';

/** Level of a confidence on the 0..1 scale; `na` when there is none (spec section 5, display rules). */
export function confidenceLevel(confidence: number | null | undefined): ConfidenceLevel {
  if (confidence === null || confidence === undefined || Number.isNaN(confidence)) return 'na';
  if (confidence >= CONFIDENCE_HIGH) return 'alta';
  return confidence >= CONFIDENCE_MEDIUM ? 'media' : 'baja';
}

/** Whole percent, rounded down so that 0.899 is never shown as the 90 % it has not reached. */
export function confidencePercent(confidence: number): number {
  return Math.floor(confidence * 100 + 1e-9);
}
