import type { Page, PrintedValue } from './field-value';
import type { Cell } from './layout';
import type { Parties } from './parties';
import { hasCompanySuffix, looksLabelled } from './text-kind';
import { horizontalOverlap, joinText } from './token';
import { titleAtStart } from '../../../rules/document-type';

/** Shorter brands are within many a name by chance. */
const SHORTEST = 5;
/** Widest gap between lines of one block, in heights of a line. */
const LEADING = 1.1;
const MOST_LINES = 4;

/** A name in full, and the lines of the issuer that are set with it. */
export interface RegisteredName {
  readonly name: PrintedValue;
  readonly lines: readonly Cell[];
}

/**
 * The registered name of a company whose letterhead shows its brand alone, without a legal form: a line elsewhere
 * (mostly a foot with the office) that is a company's name and has the brand within it, letter for letter.
 */
export function registeredName(
  brand: PrintedValue | null,
  { issuerRuc, otherAnchor }: Parties,
  { layout }: Page,
): RegisteredName | null {
  const isCompany = issuerRuc?.digits.startsWith('20') ?? false;
  const letters = brand?.tokens.map(({ compact }) => compact).join('') ?? '';
  if (!brand || !isCompany || letters.length < SHORTEST || hasCompanySuffix(brand.text))
    return null;
  const cell = layout.cells.find(
    (one) =>
      one.compact.length > letters.length &&
      one.compact.includes(letters) &&
      one !== otherAnchor?.cell &&
      hasCompanySuffix(one.text) &&
      !looksLabelled(one.text) &&
      titleAtStart(one.text) === null,
  );
  return cell
    ? { name: { tokens: cell.tokens, text: joinText(cell.tokens) }, lines: setWith(cell, layout) }
    : null;
}

/** The lines under a name, each close to the one before. */
function setWith(name: Cell, { lines, lineHeight }: Page['layout']): Cell[] {
  const block: Cell[] = [];
  let bottom = name.y1;
  const below = lines.filter(({ page, y0 }) => page === name.page && y0 > name.y0 + 1);
  for (const line of below.slice(0, MOST_LINES)) {
    if (line.y0 - bottom > lineHeight * LEADING || horizontalOverlap(line, name) <= 0) break;
    block.push(...line.cells);
    bottom = line.y1;
  }
  return block;
}
