import { confidenceLevel } from '@rules/confidence';

/** 90 % or more green, 70 % or more yellow, else red (spec section 5, display rules). */
export function confidenceTone(confidence: number): 'ok' | 'warn' | 'bad' {
  const level = confidenceLevel(confidence);
  if (level === 'alta') return 'ok';
  return level === 'media' ? 'warn' : 'bad';
}
