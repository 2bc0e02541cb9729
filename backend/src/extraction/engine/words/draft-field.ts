import { lineBoxes } from '../../domain/ground';
import type { RawField } from '../../domain/raw-extraction';
import type { Page, PrintedValue } from './field-value';
import { median, type Token } from '../page/token';

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
  return { path, text, confidence: evidence * letters, boxes: lineBoxes(tokens), source };
}

/** The field that a value gives, if there is one. */
export function field(
  path: string,
  value: PrintedValue | null,
  evidence: number,
  page: Page,
): RawField[] {
  return value ? [rawField(path, value.text, value.tokens, evidence, page.layout.source)] : [];
}

/** The weakest word; in a long text between it and the middle one: a bad word does not spoil an address. */
function lettersConfidence(tokens: readonly Token[]): number {
  const values = tokens.map((token) => token.confidence);
  if (values.length <= 3) return Math.min(...values);
  return (Math.min(...values) + median(values)) / 2;
}
