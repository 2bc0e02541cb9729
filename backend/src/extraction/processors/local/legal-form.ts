import type { Cell } from './layout';
import { hasCompanySuffix, letterCount, upper } from './text-kind';

/** A legal form, or the rest of one, that a name goes on with. */
export function isTail(first: Cell, second: Cell): boolean {
  if (
    /SOCIEDAD(?: ANONIMA)?$/.test(upper(first.text).trim()) &&
    LEGAL_REST.test(upper(second.text))
  )
    return true;
  return isSuffixAlone(second.text) && !hasCompanySuffix(first.text);
}

const LEGAL_REST = /^(?:ANONIMA(?: CERRADA| ABIERTA)?|CERRADA|ABIERTA)$/;

/** Legal forms in full, which take a line of their own under a long name. */
const LEGAL_FORM =
  /^(?:SOCIEDAD ANONIMA(?: CERRADA| ABIERTA)?|(?:SOCIEDAD COMERCIAL|EMPRESA INDIVIDUAL) DE RESPONSABILIDAD LIMITADA)$/;

/** A legal form on a line of its own, short or in full. */
export function isSuffixAlone(text: string): boolean {
  const isShort = letterCount(text) <= 5 && hasCompanySuffix(text.replace(/\s*\.\s*/g, '.'));
  return isShort || LEGAL_FORM.test(upper(text).trim());
}
