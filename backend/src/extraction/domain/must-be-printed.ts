import type { FieldValue } from '../../contracts/evidence';
import { isIsoDate } from '../../rules/date';
import { compactText } from '../../rules/text-clean';

const ALWAYS = /\.ruc$|^documento\.(?:numero|serie|fecha_\w+)$|\.monto_en_letras$/;

/**
 * Values that a document prints letter by letter: amounts, dates, RUC and numbers (reliability P3). A name
 * or a description may be told in other words.
 */
export function mustBePrinted(path: string, value: FieldValue): boolean {
  if (typeof value === 'number') return true;
  if (typeof value !== 'string') return false;
  return ALWAYS.test(path) || isIsoDate(value) || isMostlyDigits(value);
}

function isMostlyDigits(text: string): boolean {
  const compact = compactText(text);
  const digits = compact.replace(/\D/g, '').length;
  return digits >= 4 && digits * 2 >= compact.length;
}
