import { startsWithLabel, type Page, type PrintedValue } from './field-value';
import type { Cell } from './layout';
import { areaOf, heightOf, joinText, median, type Area } from './token';
import { isUnfinished, looksLabelled } from './text-kind';
import { parseDate } from '../../../rules/date';
import { titleAtStart } from '../../../rules/document-type';
import { rucDigits } from '../../../rules/ruc';

export interface WrapOptions {
  /** Lines that may follow the first. */
  maxLines: number;
  /** Stops the value: true for a text that is complete. */
  isComplete: (text: string) => boolean;
  /** A line that cannot be part of the value. */
  rejects: (text: string) => boolean;
}

/** A value with the lines that it runs on over: aligned under it, without a label, no gap. */
export function withWrappedLines(
  value: PrintedValue,
  page: Page,
  pageNumber: number,
  options: WrapOptions,
): PrintedValue {
  let tokens = [...value.tokens];
  for (let count = 0; count < options.maxLines; count += 1) {
    if (options.isComplete(joinText(tokens))) break;
    const next = nextLine(tokens, page, pageNumber);
    if (!next || options.rejects(next.text)) break;
    tokens = [...tokens, ...next.tokens];
  }
  return { tokens, text: joinText(tokens).replace(/^[:.\s]+/, '') };
}

function nextLine(tokens: PrintedValue['tokens'], page: Page, pageNumber: number): Cell | null {
  const last = lastLine(tokens);
  const area = areaOf(last);
  const whole = areaOf(tokens);
  const height = heightOf(area);
  const under = page.layout.cells
    .filter(
      (cell) => cell.page === pageNumber && !tokens.some((token) => cell.tokens.includes(token)),
    )
    .filter((cell) => cell.y0 > area.y0 + height * 0.6 && cell.y0 - area.y1 < height * 0.9)
    .filter((cell) => canFollow(cell, whole, joinText(last), page))
    .sort((a, b) => a.y0 - b.y0);
  return under[0] ?? null;
}

function lastLine(tokens: PrintedValue['tokens']): PrintedValue['tokens'] {
  const bottom = Math.max(...tokens.map((token) => token.y0 + token.y1));
  const height = median(tokens.map(heightOf));
  return tokens.filter((token) => bottom - token.y0 - token.y1 < height);
}

/** Aligned left, or centred, or a full line's rest at the start of the next line. */
function canFollow(cell: Cell, above: Area, text: string, page: Page): boolean {
  if (startsWithLabel(cell, page.hits) || looksLabelled(cell.text)) return false;
  if (cell.compact === '' || rucDigits(cell.text) || titleAtStart(cell.text)) return false;
  if (parseDate(cell.text) !== null || isLabelledValue(cell, page)) return false;
  const size = heightOf(cell) / Math.max(1, page.layout.lineHeight);
  if (size > 1.6) return false;
  const left = Math.abs(cell.x0 - above.x0) < page.layout.lineHeight * 1.2;
  const centred = Math.abs(cell.x0 + cell.x1 - above.x0 - above.x1) < page.layout.lineHeight * 2;
  if (left || (centred && cell.x1 <= above.x1 + 5)) return true;
  return cell.x0 < above.x0 && (isUnfinished(text) || !wouldFit(cell, above, page));
}

/** The value of a label that stands before it on its own line. */
function isLabelledValue(cell: Cell, page: Page): boolean {
  const line = page.layout.lines.find((one) => one.cells.includes(cell));
  const left = line?.cells[line.cells.indexOf(cell) - 1];
  return left !== undefined && left.tokens.length <= 5 && startsWithLabel(left, page.hits);
}

/** Whether the first word of the next line would have fitted at the end of this one. */
function wouldFit(cell: Cell, above: Area, page: Page): boolean {
  const onPage = page.layout.cells.filter((one) => one.page === cell.page);
  const beside = onPage.filter(
    (one) => one.x0 > above.x1 && Math.abs(one.y0 - above.y0) < heightOf(cell) * 3,
  );
  const right = Math.min(Math.max(...onPage.map((one) => one.x1)), ...beside.map((one) => one.x0));
  const first = cell.tokens[0];
  const width = first ? first.x1 - first.x0 : 0;
  return above.x1 + width + page.layout.lineHeight * 0.4 < right;
}
