import { hitsBelow, hitsIn } from './label-hit';
import { trimmedOf } from '../../../rules/text-clean';
import { parseDate } from '../../../rules/date';
import { titleAtStart } from '../../../rules/document-type';
import { rucDigits } from '../../../rules/ruc';
import { isBare, isHeading, startsWithLabel, type Page, type PrintedValue } from './field-value';
import { cellOfToken, lineOf, lineOfToken, type Cell, type Layout } from '../page/layout';
import {
  near,
  under,
  areaOf,
  heightOf,
  type Area,
  isSameSize,
  isClose,
  isBeside,
  isOnEdge,
  remembered,
} from '../page/place';
import { isUnfinished, looksLabelled } from '../page/text-kind';
import { joinText, median, type Token } from '../page/token';

export interface RunOnOptions {
  /** Lines that may follow the first. */
  maxLines: number;
  /** Stops the value: true for a text that is complete, whatever stands under it. */
  isComplete: (text: string, next: string) => boolean;
  /** A line that cannot be part of the value. */
  rejects: (text: string) => boolean;
  /** Whether a line that would have fitted on the one above may follow all the same. */
  mayBeShort: (text: string, next: string) => boolean;
}

interface Value {
  readonly tokens: readonly Token[];
  readonly page: number;
  /** Where the cell begins in which the value does, its label included. */
  readonly left: number;
}

/** A value with the lines that it runs on over: set as it is, in its column, without a label of their own. */
export function runOn(
  value: PrintedValue,
  page: Page,
  pageNumber: number,
  options: RunOnOptions,
): PrintedValue {
  const first = value.tokens[0];
  const cell = cellOfToken(page.layout, first);
  const [last] = value.tokens.slice(-1);
  const isCutShort =
    cell !== undefined &&
    last !== undefined &&
    isWithin(last, cell) &&
    !isBeforeKey(last, cell, page);
  let tokens = [...value.tokens];
  const mayGoOn = !isCutShort || isUnfinished(value.text);
  for (let count = 0; count < options.maxLines && mayGoOn; count += 1) {
    const left = Math.min(cell?.x0 ?? Infinity, ...tokens.map((token) => token.x0));
    const next = nextLine({ tokens, page: pageNumber, left }, page, options);
    if (!next || options.rejects(next.text)) break;
    if (options.isComplete(joinText(tokens), next.text)) break;
    tokens = [...tokens, ...next.tokens];
  }
  return { tokens, text: trimmedOf(joinText(tokens), /[:.\s]/, /[\s,;]/) };
}

/** Something else stands behind the value on its own line: an unfinished text goes on all the same. */
function isWithin(last: Token, { tokens }: Cell): boolean {
  return tokens.includes(last) && tokens.at(-1) !== last;
}

/** `CALLAO Teléfono | : 966 426 525`: a value that is as long as its column reaches up to the next one's key. */
function isBeforeKey(last: Token, cell: Cell, { layout, hits }: Page): boolean {
  const end = cell.tokens.indexOf(last) + 1;
  const line = lineOf(layout, cell);
  const next = line?.cells[line.cells.indexOf(cell) + 1];
  const isKey = hitsIn(hits, cell).some(
    (hit) => hit.start === end && hit.end === cell.tokens.length,
  );
  return isKey && next?.text.startsWith(':') === true;
}

function nextLine(value: Value, page: Page, options: RunOnOptions): Cell | null {
  const { tokens } = value;
  const last = areaOf(lastLine(tokens));
  const lower = under(page.layout.cells, last, value.page)
    .filter((cell) => !tokens.some((token) => cell.tokens.includes(token)))
    .filter((cell) => isSameSize(cell, last, SAME_SIZE[page.layout.source]))
    .filter((cell) => canFollow(cell, value, page, options))
    .sort((a, b) => Math.abs(a.x0 - value.left) - Math.abs(b.x0 - value.left));
  return lower[0] ?? null;
}

/** Read by OCR, letters of one size differ; a text layer knows their size. */
const SAME_SIZE = { texto: 0.12, ocr: 0.6 } as const;

function lastLine(tokens: readonly Token[]): readonly Token[] {
  const bottom = Math.max(...tokens.map((token) => token.y0 + token.y1));
  const height = median(tokens.map(heightOf));
  return tokens.filter((token) => bottom - token.y0 - token.y1 < height);
}

function canFollow(cell: Cell, value: Value, page: Page, options: RunOnOptions): boolean {
  const last = lastLine(value.tokens);
  const text = joinText(last);
  if (startsWithLabel(cell, page.hits) && !goesOnInSmall(text, cell)) return false;
  if (looksLabelled(cell.text)) return false;
  if (cell.compact === '' || rucDigits(cell.text) || titleAtStart(cell.text)) return false;
  if (parseDate(cell.text) !== null || isLabelledValue(cell, page)) return false;
  if (isOfNextRow(cell, value, page) || isKeyOfRows(cell, areaOf(value.tokens), page)) return false;
  const isFull = isOpen(text, cell) || !wouldFit(cell, areaOf(last), page);
  if (isInPlace(cell, value, page.layout)) return isFull || options.mayBeShort(text, cell.text);
  const goesOn = isFull || /^(?:DEL?|L[AO]S?|Y)\s/i.test(cell.text);
  if (goesOn && isUnderLabel(cell, value, page)) return true;
  return isFull && isOfSetting(cell, last, page);
}

/** Ends so that more must come, or what follows begins with the dash between two: `JUNÍN` over `- HUANCAYO`. */
const isOpen = (text: string, next: Cell): boolean =>
  isUnfinished(text) || /^[-–]\s/.test(next.text);

/** Set with the lines above, though on no edge of theirs. */
const isOfSetting = (cell: Cell, last: readonly Token[], page: Page): boolean =>
  isOfCentredLine(cell, last, page) ||
  (isOpen(joinText(last), cell) && isAtLineStart(cell, last, page));

/** Where things are told one after the other (`R.U.C. 20... Domicilio fiscal: Cal. ...,`), a text goes on where its line begins. */
function isAtLineStart(cell: Cell, last: readonly Token[], { layout }: Page): boolean {
  const above = lineOfToken(layout, last[0]);
  const own = lineOf(layout, cell);
  const at = above?.cells.findIndex(({ tokens }) => tokens.includes(last[0] as Token)) ?? -1;
  const [first, ...next] = above?.cells.slice(0, at + 1) ?? [];
  if (!first || next.length === 0 || own?.cells[0] !== cell) return false;
  const isOneText = next.every(
    ({ x0 }, index) => x0 - (above?.cells[index]?.x1 ?? 0) < layout.lineHeight * 2,
  );
  return isOnEdge(cell, first) && isOneText;
}

/** The paragraph of a label and its value goes on at the label's own edge, on a line that nothing else stands on beside it. */
function isUnderLabel(cell: Cell, { tokens }: Value, { layout, hits }: Page): boolean {
  const above = areaOf(lastLine(tokens));
  const label = hits.find(
    (hit) =>
      hit.cell.page === cell.page &&
      isBare(hit) &&
      isOnEdge(hit, cell, 0.4) &&
      hit.x1 < above.x0 &&
      isBeside(hit, above),
  );
  return (
    label !== undefined &&
    !near(layout.cells, cell.y0, cell.y1).some(
      (one) =>
        one.page === cell.page &&
        one !== cell &&
        one.x0 > cell.x0 &&
        one.x0 < above.x1 &&
        isBeside(one, cell),
    )
  );
}

/** Lines that are set by their middle part at a word, whatever stands behind it on the next line. */
function isOfCentredLine(cell: Cell, last: readonly Token[], { layout }: Page): boolean {
  const own = lineOf(layout, cell);
  const above = lineOfToken(layout, last[0]);
  // Rows of a form reach from one edge to the other, each of them.
  if (!own || !above || own.cells[0] !== cell || isOnEdge(own, above)) return false;
  const end = above.tokens.at(-1);
  const middles = Math.abs(own.x0 + own.x1 - above.x0 - above.x1) / 2;
  return end !== undefined && last.includes(end) && middles < layout.lineHeight * 0.5;
}

/** `... por cuenta y riesgo del` over `comprador.`: a word of the sentence, though it may name a field; in capitals it ends the sentence. */
const goesOnInSmall = (text: string, { text: next }: Cell): boolean =>
  isUnfinished(text) && /^\p{Ll}|^\p{Lu}+\.$/u.test(next) && !next.includes(':');

/**
 * Aligned with the value on a side or by its middle, and not behind a word on the value's own edge or its label's (`Tarifa   MT4`); or
 * under the label that stands in the value's cell.
 */
function isInPlace(cell: Cell, value: Value, { cells, lineHeight: unit }: Layout): boolean {
  const above = areaOf(value.tokens);
  const isBehindOther = near(cells, cell.y0, cell.y1).some(
    (one) =>
      one.page === cell.page &&
      one.x1 < cell.x0 &&
      [above.x0, value.left].some((edge) => Math.abs(one.x0 - edge) < unit * 0.4) &&
      isBeside(one, cell),
  );
  if (isBehindOther) return false;
  const isCentred = Math.abs(cell.x0 + cell.x1 - above.x0 - above.x1) < unit * 2;
  const isRight = Math.abs(cell.x1 - above.x1) < unit * 0.4;
  if (Math.abs(cell.x0 - above.x0) < unit * 1.2 || isRight) return true;
  if (isCentred && cell.x1 <= above.x1 + unit) return true;
  return cell.x0 < above.x0 && cell.x0 > value.left - unit * 0.6;
}

/** Layout units between a label and its value; what is farther apart is of two blocks. */
const FAR = 300;

/** As many times as high as the text beside it a logo is set. */
const LOGO = 1.5;

/** As many times as high as a label in smaller letters its value is. */
const SMALLER = 1.25;

/** The value of a label that stands before it on its own line. */
function isLabelledValue(cell: Cell, page: Page): boolean {
  if (cell.text.startsWith(':')) return true;
  const line = lineOf(page.layout, cell);
  const before = (line?.cells ?? []).slice(0, line?.cells.indexOf(cell));
  const left = before.filter((one) => one.compact !== '').at(-1);
  if (!left || !isBeside(left, cell) || cell.x0 - left.x1 > FAR) return false;
  // Words of a logo may read like a label.
  if (heightOf(left) > heightOf(cell) * LOGO) return false;
  if (before.at(-1)?.text === ':' || /:\s*$/.test(left.text)) return true;
  // A label in smaller letters has its value under it; OCR measures letters too roughly to tell.
  if (page.layout.source === 'texto' && heightOf(cell) > heightOf(left) * SMALLER) return false;
  const isKey = hitsIn(page.hits, left).some((hit) => isBare(hit) && !isHeading(hit, page));
  return isKey || hitsBelow(page.hits, left).length > 0;
}

/** What holds more is a text of its own, and no key. */
const MOST_KEY_WORDS = 5;
/** `Teléfono: (01) 728-7816`, `+1 (303) 555-0124`, an address of mail: what is told itself is no key of what stands beside it. */
const TOLD = /:\s*\S|@|\d{3}\W*\d{4}/;

/** Of a form's next row: set apart, with a key of its own in the column of the value's key, though we do not know it. */
function isOfNextRow(cell: Cell, { tokens }: Value, { layout }: Page): boolean {
  const above = areaOf(lastLine(tokens));
  if (isClose(cell, above, 0.5)) return false;
  const keysOf = (area: Area): number[] =>
    near(layout.cells, area.y0, area.y1)
      .filter((one) => one.page === cell.page && one.x1 < area.x0 && one.compact !== '')
      .filter((one) => isBeside(one, area) && heightOf(one) < heightOf(area) * 1.2)
      .filter(({ tokens: words }) => words.length <= MOST_KEY_WORDS)
      .filter(({ text }) => !TOLD.test(text))
      .map(({ x0 }) => x0);
  const keys = keysOf(areaOf(tokens));
  return keysOf(cell).some((x0) => keys.some((own) => Math.abs(own - x0) < 3));
}

/** `Categoría   Comercial` over `Actividad   Comercio`: keys with their values on an edge that the lines above cross. */
function isKeyOfRows(cell: Cell, above: Area, { layout }: Page): boolean {
  const own = valueBeside(cell, layout);
  if (own === null || own.x0 > above.x1) return false;
  const reach = heightOf(cell) * ROWS;
  return near(layout.cells, cell.y0 - reach, cell.y0 + reach).some((one) => {
    if (one === cell || one.page !== cell.page || !isNear(one, cell)) return false;
    const value = valueBeside(one, layout);
    return value !== null && isOnEdge(value, own);
  });
}

/** Heights of a line within which rows are of one block. */
const ROWS = 2.5;

const isNear = (one: Cell, cell: Cell): boolean =>
  isOnEdge(one, cell) && Math.abs(one.y0 - cell.y0) < heightOf(cell) * ROWS;

function valueBeside(cell: Cell, layout: Layout): Cell | null {
  const cells = lineOf(layout, cell)?.cells ?? [];
  const next = cells[cells.indexOf(cell) + 1];
  return next && next.x0 - cell.x1 > layout.lineHeight * 2 ? next : null;
}

/** How far to the right anything stands on each page. */
const reaches = remembered((cells: readonly Cell[]) => {
  const reach = new Map<number, number>();
  for (const { page, x1 } of cells) reach.set(page, Math.max(reach.get(page) ?? 0, x1));
  return reach;
});

/** Whether the first word of the next line would have fitted at the end of this one. */
function wouldFit(cell: Cell, above: Area, { layout: { cells, lineHeight } }: Page): boolean {
  const rows = heightOf(cell) * 3;
  const beside = near(cells, above.y0 - rows, above.y0 + rows).filter(
    (one) => one.page === cell.page && one.x0 > above.x1 && Math.abs(one.y0 - above.y0) < rows,
  );
  const right = Math.min(reaches(cells).get(cell.page) ?? 0, ...beside.map((one) => one.x0));
  const first = cell.tokens[0];
  const width = first ? first.x1 - first.x0 : 0;
  return above.x1 + width + lineHeight * (beside.length > 0 ? 1.2 : 0.4) < right;
}
