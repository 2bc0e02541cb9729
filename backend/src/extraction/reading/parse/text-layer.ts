import type { PageText } from './pdf-text';

/** A page of an invoice made by a program draws at least so many pieces of text. */
const INVOICE_RUNS = 40;
const RUC_LIKE = /\b(10|15|17|20)\d{9}\b/;
/** Words from which on a page speaks for itself, whatever kind of document it is. */
const ENOUGH_WORDS = 60;
/** Share of words in ordinary letters; fonts without a character map give signs from nowhere. */
const LEGIBLE = 0.9;
const ORDINARY = /^[\p{Script=Latin}\p{N}\p{P}\p{S}]+$/u;

/** Whether the text layer can be taken for the page, so that no OCR is needed. */
export function isGoodTextLayer({ words, runs }: PageText): boolean {
  if (words.length === 0) return false;
  const legible = words.filter((word) => ORDINARY.test(word.text)).length / words.length;
  if (legible < LEGIBLE) return false;
  return (runs >= INVOICE_RUNS && words.some((word) => RUC_LIKE.test(word.text))) || words.length >= ENOUGH_WORDS;
}
