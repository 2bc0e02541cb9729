import { startsWithLabel, type Page, type PrintedValue } from './field-value';
import type { LabelHit } from './label-match';
import type { Cell } from './layout';
import { near } from './near';
import { belongsTo, LEAST } from './party-block';
import { withName } from './party-lines';
import { isName } from './party-name';
import type { RucHit } from './rucs';
import { hasCompanySuffix, looksLikeContact } from './text-kind';
import { heightOf, verticalOverlap } from './token';

/** Lines under the label within which a block names its party. */
const MOST_LINES = 5;

/**
 * The name in a party's block that has something else beside or under its label, a code or the RUC: on an edge of the
 * block, the first line that is a company's name.
 */
export function nameInBlock(anchor: LabelHit, ruc: RucHit | null, page: Page): PrintedValue | null {
  const edges = edgesOf(anchor, ruc, page);
  const reach = Math.max(LEAST, heightOf(anchor)) * MOST_LINES;
  const lines = near(page.layout.cells, anchor.y0, anchor.y0 + reach)
    .filter((cell) => cell.page === anchor.cell.page && cell.y0 > anchor.y0)
    .filter((cell) => belongsTo(cell, anchor, MOST_LINES) && mayBeName(cell, page))
    .filter(({ x0 }) => edges.some((edge) => Math.abs(x0 - edge) < page.layout.lineHeight))
    .sort((a, b) => a.y0 - b.y0);
  const names = lines.map((cell) =>
    withName({ tokens: cell.tokens, text: cell.text }, page, cell.page),
  );
  return names.find(({ text }) => hasCompanySuffix(text)) ?? null;
}

const mayBeName = (cell: Cell, page: Page): boolean =>
  isName(cell.text) && !looksLikeContact(cell.text) && !startsWithLabel(cell, page.hits);

/** Where the lines of the block begin: under its label, under what stands beside the label, under its RUC. */
function edgesOf(anchor: LabelHit, ruc: RucHit | null, { layout }: Page): number[] {
  const beside = near(layout.cells, anchor.y0, anchor.y1)
    .filter(({ page, x0 }) => page === anchor.cell.page && x0 > anchor.x1)
    .filter((cell) => verticalOverlap(cell, anchor) > 0.5)
    .sort((a, b) => a.x0 - b.x0)[0];
  const own = ruc && belongsTo(ruc, anchor) ? [ruc.cell.x0] : [];
  return [anchor.x0, ...(beside ? [beside.x0] : []), ...own];
}
