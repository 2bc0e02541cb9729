import { addressPart, beforeRuc, mayBeAddress, withAddressLines } from './party-lines';
import { ofCells, valueOf, type Page, type PrintedValue } from '../words/field-value';
import type { LabelHit } from '../words/label-hit';
import { lineOf, type Cell, type Layout } from '../page/layout';
import type { LetterheadInput } from './letterhead-name';
import {
  looksLabelled,
  looksLikeAddress,
  looksLikeContact,
  upper,
  hasCompanySuffix,
} from '../page/text-kind';
import type { Title } from '../words/title';
import { type Token, joinText } from '../page/token';
import {
  heightOf,
  horizontalOverlap,
  isClose,
  WHITE,
  type Area,
  isCentred,
  isOnEdge,
  isBeside,
  isSameSize,
} from '../page/place';
import { anyNoun, BUYERS, SELLERS } from '../words/label-stream';
import { endsAddress } from '../words/address-words';
import { titleAtStart } from '../../../rules/document-type';
import type { Parties } from './parties';
import { isName } from './party-name';
import { isToldOf } from './party-scores';

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
  const isOrder = input.parties.isIssuedByCustomer;
  // `Domicilio del emisor`, `Dirección de facturación`: the label says whose it is, wherever it stands.
  const [own, others] = (isOrder ? [BUYERS, SELLERS] : [SELLERS, [...BUYERS, 'FACTURACION']]).map(
    anyNoun,
  );
  const isAddress = ({ id }: LabelHit): boolean => id === 'address';
  const other = isOrder ? 'supplier' : 'customer';
  const isOfOther = (hit: LabelHit): boolean =>
    others?.test(hit.label) === true || isToldOf(other, hit, page) || isUnderOther(hit, input);
  const label =
    hits.find((hit) => isAddress(hit) && !isOfOther(hit)) ??
    page.hits.find((hit) => isAddress(hit) && own?.test(hit.label));
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
  return start ? withAddressLines(start, page, start.tokens[0]?.box.page ?? 1) : null;
}

/**
 * `RUC 20...` over `Dirección del predio`, on one edge, of the party that no label opens; orders and guías tell the
 * issuer's own places under the other's.
 */
function isUnderOther(hit: LabelHit, { page, parties, title }: LetterheadInput): boolean {
  const { otherRuc, isIssuedByCustomer } = parties;
  if (!otherRuc || isIssuedByCustomer || title?.type === 'guia_remision') return false;
  const { cell, token } = otherRuc;
  const before = lineOf(page.layout, cell)?.cells.filter(({ x1 }) => x1 <= token.x0) ?? [];
  const key = cell.tokens[0] === token ? before.at(-1) : cell;
  return key?.page === hit.cell.page && hit.y0 > key.y0 && isOnEdge(hit, key, 1);
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
    if (
      !isNext ||
      !isSameSize(cell, last, SAME_SIZE) ||
      !isBeside(cell, last) ||
      title?.parts.includes(cell)
    )
      continue;
    if (looksLikeContact(cell.text) || /\d{5}/.test(cell.compact) || endsAddress(cell.text)) break;
    if (!looksLabelled(cell.text) && !titleAtStart(cell.text)) parts.push(cell);
  }
  return ofCells(parts);
}

/**
 * The issuer's lines where they stand in a column of their own, as its RUC does: at the left of the whole document,
 * beside the other party's block, however far down, on one edge and with nothing set across; or at the right, line
 * under line. Null where there is none.
 */
export function railOf(
  { otherAnchor, issuerAnchor, issuerRuc }: Parties,
  { cells }: Layout,
): Cell[] | null {
  if (!otherAnchor || issuerRuc?.page !== 1 || otherAnchor.cell.page !== 1) return null;
  if (/REMITENTE/.test(issuerAnchor?.label ?? '')) return null;
  const ruc = issuerRuc.cell;
  if (ruc.y0 > otherAnchor.y1 && ruc.x0 > otherAnchor.x1 + SIDE) return rightRail(ruc, cells);
  if (ruc.y0 < otherAnchor.y1 || ruc.x1 > otherAnchor.x0) return null;
  const onPage = cells.filter(({ page }) => page === 1);
  const across = onPage.filter((cell) => cell.x0 < ruc.x1 && cell.x1 > otherAnchor.x0);
  const top = Math.max(0, ...across.filter(({ y0 }) => y0 < ruc.y0).map(({ y1 }) => y1));
  const bottom = Math.min(...across.filter(({ y0 }) => y0 > ruc.y0).map(({ y0 }) => y0));
  const rail = onPage.filter(
    (cell) =>
      cell.x1 <= otherAnchor.x0 &&
      cell.y0 > top - 1 &&
      cell.y1 < bottom + 1 &&
      (isOnEdge(cell, ruc, 1) || isCentred(cell, ruc, 1)),
  );
  const isNamed = rail.some(
    ({ y1, text }) => y1 < ruc.y0 + 1 && isName(text) && !looksLikeContact(text),
  );
  return isNamed ? rail : null;
}

/** Layout units between two blocks that stand side by side. */
const SIDE = 100;

/** The lines that are set with a number on its right edge; on its left edge stands the other party's as well. */
function rightRail(ruc: Cell, cells: readonly Cell[]): Cell[] | null {
  const onEdge = cells
    .filter(({ page, x1 }) => page === ruc.page && Math.abs(x1 - ruc.x1) < heightOf(ruc) / 2)
    .sort((a, b) => a.y0 - b.y0);
  const at = onEdge.indexOf(ruc);
  const rail = [
    ...run(onEdge.slice(0, at).reverse(), ruc).reverse(),
    ruc,
    ...run(onEdge.slice(at + 1), ruc),
  ];
  const isNamed = rail.some(
    ({ y1, text }) => y1 < ruc.y0 + 1 && isName(text) && hasCompanySuffix(text),
  );
  return isNamed && rail.some(({ x0 }) => Math.abs(x0 - ruc.x0) > heightOf(ruc) * 2) ? rail : null;
}

/** The lines from a place on, each close to the one before. */
function run(lines: readonly Cell[], from: Cell): Cell[] {
  const end = lines.findIndex((cell, at) => {
    const before = lines[at - 1] ?? from;
    return !isClose(cell, before, WHITE.block) || !isClose(before, cell, WHITE.block);
  });
  return lines.slice(0, end === -1 ? lines.length : end);
}

/** Shorter brands are within many a name by chance. */
const SHORTEST = 5;
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
  const letters = brand?.tokens.map(({ compact }) => compact).join('') ?? '';
  if (!brand || letters.length < SHORTEST || hasCompanySuffix(brand.text)) return null;
  if (!issuerRuc?.digits.startsWith('20')) return null;
  // In the cell of its number nobody else is named before it.
  const own = beforeRuc(issuerRuc.cell);
  const isWithRuc = own !== issuerRuc.cell && hasCompanySuffix(own.text) && isName(own.text);
  const cell = isWithRuc
    ? own
    : layout.cells.find(
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
function setWith(name: Cell, { lines }: Page['layout']): Cell[] {
  const block: Cell[] = [];
  let last: Area = name;
  const below = lines.filter(({ page, y0 }) => page === name.page && y0 > name.y0 + 1);
  for (const line of below.slice(0, MOST_LINES)) {
    if (!isClose(line, last, WHITE.block) || horizontalOverlap(line, name) <= 0) break;
    block.push(...line.cells);
    last = line;
  }
  return block;
}
