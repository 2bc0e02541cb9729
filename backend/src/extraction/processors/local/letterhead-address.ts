import { addressPart } from './address-part';
import { ofCells, valueOf, type Page, type PrintedValue } from './field-value';
import type { LabelHit } from './label-hit';
import type { Cell } from './layout';
import type { LetterheadInput } from './letterhead-input';
import { mayBeAddress, withAddressLines } from './party-lines';
import { looksLabelled, looksLikeAddress, looksLikeContact, upper } from './text-kind';
import type { Title } from './title';
import { heightOf, verticalOverlap, type Token } from './token';
import { titleAtStart } from '../../../rules/document-type';

/**
 * The issuer's address: beside its label, else the first that reads like one. A label like `Casa Matriz` may be a
 * remark under the address: what it seems to announce counts only where nothing reads more like an address.
 */
export function letterheadAddress(
  cells: readonly Cell[],
  hits: Page['hits'],
  input: LetterheadInput,
  name: PrintedValue | null,
): PrintedValue | null {
  const { page } = input;
  const label = hits.find((hit) => hit.id === 'address');
  const labelled = label ? labelledAddress(label, input) : null;
  const isSure = labelled !== null && (label?.isFollowedByColon || looksLikeAddress(labelled.text));
  const free = cells.find(
    (cell) =>
      !isOfHeading(cell.tokens, input) &&
      addressPart(cell) !== null &&
      !name?.tokens.some((token) => cell.tokens.includes(token)),
  );
  const found = free ? freeAddress(free, cells, input.title) : null;
  const start = isSure ? labelled : (found ?? labelled);
  return start ? withAddressLines(start, page, 1) : null;
}

function labelledAddress(label: LabelHit, input: LetterheadInput): PrintedValue | null {
  return valueOf(
    label,
    input.page,
    ({ text, tokens }) =>
      mayBeAddress(text) && !isOfHeading(tokens, input) && !TITLE_REST.test(upper(text)),
  );
}

/** Lines of a title under its first. */
const TITLE_REST = /^\W*(?:ELECTRONIC[AO]S?|DE VENTA|(?:VENTA )?ELECTRONICA)\b/;

/** Of the document's title or its number. */
function isOfHeading(tokens: readonly Token[], { title, number }: LetterheadInput): boolean {
  return tokens.some(
    (token) => title?.cell.tokens.includes(token) || number?.tokens.includes(token),
  );
}

/** An address that is all of its cell, or a part of it. */
function freeAddress(cell: Cell, cells: readonly Cell[], title: Title | null): PrintedValue | null {
  const part = addressPart(cell);
  const isWhole = part?.tokens.length === cell.tokens.length;
  return isWhole ? restOfLine(cell, cells, title) : part;
}

/** OCR measures letters of one size up to so much apart. */
const SAME_SIZE = 0.12;

/** An address that OCR cut at its dashes goes on in the next cells of its line. */
function restOfLine(first: Cell, cells: readonly Cell[], title: Title | null): PrintedValue {
  const parts = [first];
  for (const cell of [...cells].sort((a, b) => a.x0 - b.x0)) {
    const last = parts[parts.length - 1] ?? first;
    const isNext = cell.x0 > last.x1 && cell.x0 - last.x1 < heightOf(last) * 5;
    const isAlike = Math.abs(heightOf(cell) / heightOf(last) - 1) < SAME_SIZE;
    if (!isNext || !isAlike || verticalOverlap(cell, last) < 0.5 || title?.parts.includes(cell))
      continue;
    if (looksLikeContact(cell.text) || /\d{5}/.test(cell.compact)) break;
    if (!looksLabelled(cell.text) && !titleAtStart(cell.text)) parts.push(cell);
  }
  return ofCells(parts);
}
