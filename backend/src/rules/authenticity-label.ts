import type { Authenticity } from '../contracts/authenticity';
import {
  AUTHENTIC_FROM,
  AUTHENTIC_MAX_FLAGS,
  AUTHENTICITY_BAR_GREEN,
  AUTHENTICITY_BAR_YELLOW,
  VERIFY_FROM,
} from '../contracts/limits';

export type AuthenticityLevel = 'autentico' | 'verificar' | 'falsificacion';

/** Label rule of spec section 4: 0.8 with at most one flag, else 0.6, else possible forgery. */
export function authenticityLevel(
  authenticity: Pick<Authenticity, 'confidence' | 'flags'>,
): AuthenticityLevel {
  const { confidence, flags } = authenticity;
  if (confidence >= AUTHENTIC_FROM && flags.length <= AUTHENTIC_MAX_FLAGS) return 'autentico';
  return confidence >= VERIFY_FROM ? 'verificar' : 'falsificacion';
}

/** The labels in order, the worst first. */
export const AUTHENTICITY_RANK: Readonly<Record<AuthenticityLevel, number>> = {
  falsificacion: 0,
  verificar: 1,
  autentico: 2,
};

/** What lists sort and filter by; null for a document that nothing was checked of. */
export const authenticityRank = (
  authenticity: Pick<Authenticity, 'confidence' | 'flags'> | null,
): number | null => authenticity && AUTHENTICITY_RANK[authenticityLevel(authenticity)];

export const AUTHENTICITY_LABEL: Readonly<Record<AuthenticityLevel, string>> = {
  autentico: 'Auténtico',
  verificar: 'Verificar manualmente',
  falsificacion: 'Posible falsificación',
};

/** Colour of the bar (spec section 5): above 0.7 green, above 0.4 yellow, else red. */
export function authenticityBar(confidence: number): 'ok' | 'warn' | 'bad' {
  if (confidence > AUTHENTICITY_BAR_GREEN) return 'ok';
  return confidence > AUTHENTICITY_BAR_YELLOW ? 'warn' : 'bad';
}
