import type { Box } from '../../../contracts/evidence';
import { lineBoxes } from '../../domain/ground';
import type { RawField } from '../../domain/raw-extraction';
import { median, type Token } from './token';

/** How much a place on the page says about a value, before the engine's own doubts about the letters. */
export const EVIDENCE = { label: 0.95, place: 0.85, guess: 0.7 } as const;

/** A field with the words that it was read from. Its confidence is place x letters. */
export function rawField(
  path: string,
  text: string,
  tokens: readonly Token[],
  evidence: number,
  source: 'texto' | 'ocr',
): RawField {
  const letters = tokens.length > 0 ? lettersConfidence(tokens) : 1;
  return { path, text, confidence: evidence * letters, boxes: tokenBoxes(tokens), source };
}

/** The weakest word; in a long text between it and the middle one: a bad word does not spoil an address. */
function lettersConfidence(tokens: readonly Token[]): number {
  const values = tokens.map((token) => token.confidence);
  if (values.length <= 3) return Math.min(...values);
  return (Math.min(...values) + median(values)) / 2;
}

export function tokenBoxes(tokens: readonly Token[]): Box[] {
  return lineBoxes(tokens);
}
