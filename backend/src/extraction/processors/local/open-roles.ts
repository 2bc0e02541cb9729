import type { RawField } from '../../domain/raw-extraction';
import { lineBoxes } from '../../domain/ground';
import type { Page } from './field-value';
import type { Parties } from './parties';

/** Below what a check digit proves anything from (`OPEN_ROLE` of the rules): it tells nothing of whose number it is. */
const OPEN_RUC = 0.45;
/** Doubtful: a name goes with its number. */
const OPEN_TEXT = 0.6;

const REASON =
  'No está claro cuál de los RUC impresos es del proveedor y cuál del cliente: compruébelo en el documento.';

/**
 * Fields of the parties as sure as their roles are: where another way of giving the numbers of the page to the two
 * is almost as likely, both are doubtful, with the other numbers to choose from.
 */
export function withOpenRoles(
  fields: readonly RawField[],
  { rivals }: Parties,
  { layout: { source } }: Page,
): RawField[] {
  if (rivals.length === 0) return [...fields];
  return fields.map((field) => {
    const isRuc = field.path.endsWith('.ruc');
    const confidence = Math.min(field.confidence ?? 1, isRuc ? OPEN_RUC : OPEN_TEXT);
    const candidates = rivals
      .filter(({ digits }) => isRuc && digits !== field.text)
      .map(({ digits, token }) => ({ text: digits, boxes: lineBoxes([token]), source }));
    return { ...field, confidence, reasons: [REASON], ...(isRuc && { candidates }) };
  });
}
