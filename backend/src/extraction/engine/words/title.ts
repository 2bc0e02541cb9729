import { under, heightOf, horizontalOverlap, type Area, isSameSize } from '../page/place';
import type { DocumentType } from '../../../contracts/extracted-data';
import { cutTitle, titleAtStart } from '../../../rules/document-type';
import { compactText } from '../../../rules/text-clean';
import { lineOf, toCell, type Cell, type Layout } from '../page/layout';
import { PAGE_UNITS, type Token } from '../page/token';

export interface Title {
  readonly type: DocumentType;
  /** All of it, also where it goes over several lines. */
  readonly cell: Cell;
  /** The cells of the page that it takes. */
  readonly parts: readonly Cell[];
  /** It says `electrónica`, on its line or right under it. */
  readonly isElectronic: boolean;
}

/** The document's number where it is printed. */
export interface NumberHit extends Area {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly page: number;
}

/** Titled in English: its number is of no series, and a telephone may look like one. */
export const isFromAbroad = (title: Title | null): boolean =>
  title !== null && /INVOICE|RECEIPT|CREDIT(?:NOTE|MEMO)|CHECK\d/.test(title.cell.compact);

/** From this size on, as a share of the page's letters, a text is a heading. */
const LARGE = 1.2;

/** Sentences that name a document without being its title. */
const MENTION =
  /REPRESENTACION|CONSULT|AUTORIZ|VERIFIC|GENERADA|CONSIGNAR|ADJUNTAR|(?:EMITID|ENVIAD|ACEPTAD)[OA]$/;

/** The title of the document: a big text of its own, near the top, that names a type. */
export function findTitle(layout: Layout): Title | null {
  const candidates = layout.cells
    .map((cell) => titleOf(wholeCell(cell, layout), layout))
    .filter((candidate) => candidate !== null)
    .sort((a, b) => b.score - a.score);
  return candidates[0] ?? null;
}

/** A title that ends in such a word goes on: `ORDEN DE` over `COMPRA`, `RECIBO POR` over `HONORARIOS`. */
const OPEN_END = /\s(?:DE|DEL|POR|LA)$/i;

const rightOf = (cell: Cell, layout: Layout): readonly Cell[] =>
  lineOf(layout, cell)?.cells.filter(({ x0 }) => x0 > cell.x0) ?? [];

/** The cell with the one in the same letters right under it that its text goes on in, or what Mexico's label says. */
function wholeCell(cell: Cell, layout: Layout): readonly Cell[] {
  if (/^EFECTODECOMPROBANTE:?$/.test(cell.compact))
    return [cell, ...rightOf(cell, layout).slice(0, 1)];
  if (!OPEN_END.test(cell.text)) return [cell];
  const below = under(layout.cells, cell, cell.page).find(
    (one) => horizontalOverlap(one, cell) > 0 && isSameSize(one, cell, 0.2),
  );
  return below ? [cell, below] : [cell];
}

/** `NOTA DE CRÉDITO` over `ELECTRÓNICA`, whatever stands beside them. */
function saysElectronicBelow(cell: Cell, { cells }: Layout): boolean {
  return under(cells, cell, cell.page).some(
    (one) => /^ELECTRONIC/.test(one.compact) && horizontalOverlap(one, cell) > 0,
  );
}

/** `ORDEN DE COMPRA - GUÍA DE INTERNAMIENTO`: what is parted from a title by a sign is another name of it. */
const ownPart = (text: string): string => text.split(/\s[-–—/|]\s?|\s?\(/)[0] ?? text;

/** `RECIBO DE CUOTA ORDINARIA`: whatever a receipt is for, in large letters. */
const isReceiptFor = ({ text }: Cell): boolean =>
  /^RECIBO (?:DE|POR)(?: \p{Lu}+){1,4}$/u.test(text);

/** `Orden de compra: OC-123` under the number of a comprobante, whose own title could not be read. */
const isUnderNumber = ({ page, y0 }: Cell, { cells }: Layout): boolean =>
  cells.some(
    (one) => one.page === page && one.y1 < y0 && /^[FBE]\w{3}\s?-\s?\d{1,8}$/.test(one.text),
  );

/** Within the text or behind it, also where the colons of several keys stand in a column. */
const hasColon = ({ text }: Cell, next: Cell | undefined): boolean =>
  /:\s*$/.test(text) || /:/.test(text.slice(0, 24)) || next?.text.startsWith(':') === true;

function titleOf(parts: readonly Cell[], layout: Layout): (Title & { score: number }) | null {
  const [first] = parts;
  if (!first) return null;
  const cell =
    parts.length === 1
      ? first
      : toCell(
          parts.flatMap(({ tokens }) => tokens),
          first.page,
        );
  const match = titleAtStart(cell.text) ?? (layout.source === 'ocr' ? cutTitle(cell.text) : null);
  if (!match || MENTION.test(cell.compact)) return null;
  const size = heightOf(first) / layout.lineHeight;
  const names = [cell, first].map((one) =>
    size > LARGE ? compactText(ownPart(one.text)) : one.compact,
  );
  // What goes on below may say at length of what (`RECIBO DE SERVICIO PÚBLICO DE` over `ELECTRICIDAD`).
  const least = Math.min(...names.map(({ length }) => Math.max(1, length)));
  const whole = Math.min(1, match.length / least);
  const isNumbered = /\d/.test(cell.compact.slice(match.length));
  if (whole < 0.5 && !isNumbered && !(size > LARGE && isReceiptFor(cell))) return null;
  const isElectronic = /ELECTRONIC/.test(cell.compact) || saysElectronicBelow(cell, layout);
  const isLabel = hasColon(cell, rightOf(first, layout)[0]);
  if (isLabel && /^orden/.test(match.type) && isUnderNumber(first, layout)) return null;
  const lowness = cell.y0 / PAGE_UNITS + (cell.page - 1) * 2;
  const score = size * 2 + whole * 2 + (isElectronic ? 2 : 0) - (isLabel ? 2.5 : 0) - lowness * 2.5;
  return { type: match.type, cell, parts, isElectronic, score };
}
