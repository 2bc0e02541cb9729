import { gapScale, type Cell, type Layout } from './layout';
import { hasCompanySuffix, letterCount, upper } from './text-kind';
import { heightOf } from './token';

/** A legal form, or the rest of one, that a name goes on with. */
export function isTail(first: Cell, second: Cell): boolean {
  if (
    /SOCIEDAD(?: ANONIMA)?$/.test(upper(first.text).trim()) &&
    LEGAL_REST.test(upper(second.text))
  )
    return true;
  return isSuffixAlone(second.text) && !hasCompanySuffix(first.text);
}

/** How much OCR may measure two lines of one name apart in height. */
const SAME_LETTERS = 0.4;

/** OCR measures accents too: a form, which has none, is lower than the name above it in the same letters. */
export function isSetUnder(first: Cell, second: Cell, layout: Layout): boolean {
  const height = heightOf(first);
  const gap = second.y0 - first.y1;
  return (
    layout.source === 'ocr' &&
    second !== first &&
    (Math.abs(second.x0 - first.x0) < height * 0.5 ||
      Math.abs(second.x0 + second.x1 - first.x0 - first.x1) < height) &&
    gap > -height * 0.4 &&
    gap < height * 0.9 * gapScale(layout) &&
    Math.abs(heightOf(second) / height - 1) < SAME_LETTERS
  );
}

const LEGAL_REST = /^(?:ANONIMA(?: CERRADA| ABIERTA)?|CERRADA|ABIERTA)$/;

/** Legal forms in full, which take a line of their own under a long name. */
const LEGAL_FORM =
  /^(?:SOCIEDAD ANONIMA(?: CERRADA| ABIERTA)?|(?:SOCIEDAD COMERCIAL|EMPRESA INDIVIDUAL) DE RESPONSABILIDAD LIMITADA)$/;

/** A legal form on a line of its own, short or in full. */
export function isSuffixAlone(text: string): boolean {
  const closed = text
    .split('.')
    .map((part) => part.trim())
    .join('.');
  const isShort = letterCount(text) <= 5 && hasCompanySuffix(closed);
  return isShort || LEGAL_FORM.test(upper(text).trim());
}
