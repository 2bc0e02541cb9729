import type { FieldCandidate, FieldSource, FieldValue } from '@contracts/evidence';
import type { AnyCurrency } from '@rules/currency';
import { formatValue } from '../../ui/fields/format-value';

/** Another value for a field, as the button that takes it. */
export interface Suggestion {
  value: FieldValue;
  label: string;
  source: FieldSource;
}

const SOURCE_WORDS: Readonly<Record<FieldSource, string>> = {
  xml: 'Usar el del XML',
  qr: 'Usar valor del QR',
  texto: 'Usar el texto del PDF',
  ocr: 'Usar otra lectura',
  llm: 'Usar lectura del modelo',
  usuario: 'Usar valor anterior',
  regla: 'Usar valor calculado',
};

/** The XML is what was signed; the QR speaks with the issuer's own voice, the sums with the document's; readings come last. */
const RANK: readonly FieldSource[] = ['xml', 'qr', 'regla', 'texto', 'ocr', 'llm', 'usuario'];

/** Other values that a person may take, the best proven first, each value once. */
export function suggestions(
  path: string,
  value: FieldValue,
  candidates: readonly FieldCandidate[],
  currency: AnyCurrency,
): Suggestion[] {
  const seen = new Set<FieldValue>([value]);
  return candidates
    .toSorted((left, right) => RANK.indexOf(left.source) - RANK.indexOf(right.source))
    .filter((candidate) => !seen.has(candidate.value) && seen.add(candidate.value))
    .map((candidate) => ({
      value: candidate.value,
      source: candidate.source,
      label: `${SOURCE_WORDS[candidate.source]}: ${formatValue(path, candidate.value, currency)}`,
    }));
}
