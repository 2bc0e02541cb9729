import { addressPart } from './address-part';
import type { Page, PrintedValue } from './field-value';
import type { Cell } from './layout';
import { upper } from './text-kind';
import { heightOf, horizontalOverlap, verticalOverlap } from './token';

/** What a foot says of the programs and offices that a document went through, with addresses of theirs. */
const ABOUT_OTHERS =
  /SUNAT|CONSULT|VERIFIC|DESCARG|AUTORIZ|GENERAD[AO]|EMITID[AO] (?:POR|DESDE|CON)|SOPORTE|\b(?:PSE|OSE)\b|IMPRENTA|IMPRESO|SOFTWARE|SISTEMA|DESARROLL|CONTACTO\b|VENDEDOR|COMPRADOR/;
const EMAIL = /^\S[^@]*@\S+\.\w+/;
const SITE = /(?:https?:\/\/|www\.)\S+/i;

/** Addresses in the net hold names of any kind. */
const withoutAddresses = (text: string): string =>
  text.replace(/\S+/g, (word) => word.replace(EMAIL, '').replace(SITE, ''));

/** Lines with an e-mail and a telephone: how the issuer can be reached, once more or only there. */
export function footLines({ layout }: Page): Cell[] {
  const lines = layout.lines.filter(({ cells }) => {
    const text = cells.map((cell) => cell.text).join(' ');
    const isBoth = text.split(/\s/).some((word) => EMAIL.test(word)) && /\d{3}\W?\d{3}/.test(text);
    return isBoth && !ABOUT_OTHERS.test(upper(withoutAddresses(text)));
  });
  return lines.flatMap(({ cells }) => cells);
}

/** Below the sum of the document, where no party's block goes on. */
export const isUnderTotal = (cell: Cell, { hits }: Page): boolean =>
  hits.some((hit) => hit.id === 'total' && hit.cell.page === cell.page && hit.y1 < cell.y0);

/** Widest gap between two lines of one block, in heights of a line. */
const LEADING = 1.1;

/** The address on a line of contacts under the sums, or on the one right above it. */
export function addressAtFoot(foot: readonly Cell[], page: Page): PrintedValue | null {
  const [first] = foot.filter((cell) => isUnderTotal(cell, page));
  if (!first) return null;
  const near = page.layout.cells.filter((cell) => {
    const gap = first.y0 - cell.y1;
    const isAbove = gap < heightOf(first) * LEADING && gap > -heightOf(first) / 2;
    const isBeside = verticalOverlap(cell, first) > 0.5;
    const isIn = horizontalOverlap(cell, first) > 0 || cell.x0 <= first.x1;
    return cell.page === first.page && (isBeside || (isAbove && isIn));
  });
  const values = near.map((cell) =>
    ABOUT_OTHERS.test(upper(cell.text)) ? null : addressPart(cell),
  );
  return values.find((value) => value !== null) ?? null;
}
