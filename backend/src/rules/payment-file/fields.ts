import { parseDate } from '../date';
import { asciiText } from '../text-clean';

/** Characters that a text field of the file holds (spec section 5). */
const MAX_CHARS = 100;
/** Line breaks of every kind, tabs, NUL and the other control characters. */
const BREAKS = /\r\n|[\p{Cc}\u2028\u2029]/gu;
/**
 * A text value: pipes removed, line breaks and control characters replaced by a space, cut to 100
 * characters (code points). With `ascii` accents are taken off, and what has no plain form is a space.
 */
export function textField(text: string, ascii: boolean): string {
  const plain = ascii ? asciiText(text) : text;
  const flat = plain.replaceAll('|', '').replace(BREAKS, ' ');
  return [...flat].slice(0, MAX_CHARS).join('');
}

/** `YYYYMMDD` of a date in any printed form; of anything else its digits, kept only when they are eight. */
export function dateField(text: string): string {
  const digits = (parseDate(text) ?? text).replace(/\D/g, '');
  return digits.length === 8 ? digits : '';
}
