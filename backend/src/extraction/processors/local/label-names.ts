import type { LabelId } from '../labels';
import { amountsIn } from './amount-token';
import type { LabelHit } from './label-hit';
import type { Layout, Line } from './layout';
import { remembered } from './remembered';
import { hasCompanySuffix, letterCount, looksLikeAddress } from './text-kind';
import { heightOf, joinText } from './token';

/** What a party is named behind, and its numbers: a company's name beside it is the value of the label. */
const OF_PARTIES: ReadonlySet<LabelId> = new Set<LabelId>([
  'customer',
  'supplier',
  'partyName',
  'ruc',
  'dni',
]);
/** Words that a name has at most. */
const MOST_WORDS = 9;
/** Times the letters of the page from which on a text is set as a name, not as a label with its value. */
const BIG = 1.25;
/** The address stands right under the name, in heights of the name's letters. */
const CLOSE = 1;

/**
 * Without the labels that are the first word of a name: `TOTAL ARTEFACTOS S.A.`, `GRUPO R & D`. A label without a
 * colon is followed by its value, and a company is no value of a sum, a number or a date; neither is what is set in
 * large letters, or over an address.
 */
export function withoutNames(hits: readonly LabelHit[], layout: Layout): LabelHit[] {
  return hits.filter((hit) => !isOfName(hit, layout));
}

function isOfName(hit: LabelHit, layout: Layout): boolean {
  const { id, cell, start, end, isFollowedByColon } = hit;
  const rest = joinText(cell.tokens.slice(end));
  const isFirst = cell.tokens.slice(0, start).every(({ compact }) => compact === '');
  if (!isFirst || isFollowedByColon || cell.tokens.length > MOST_WORDS || letterCount(rest) < 1)
    return false;
  if (looksLikeAddress(rest) || amountsIn(hit.line.tokens).length > 0) return false;
  if (!OF_PARTIES.has(id) && hasCompanySuffix(cell.text)) return true;
  if (cell.page !== 1 || /\d/.test(cell.text)) return false;
  return isBig(hit, layout) || (!OF_PARTIES.has(id) && isOverAddress(hit, layout));
}

const isBig = ({ cell }: LabelHit, { lineHeight }: Layout): boolean =>
  heightOf(cell) > lineHeight * BIG;

const nextLines = remembered(
  (lines: readonly Line[]) => new Map(lines.map((line, at) => [line, lines[at + 1]])),
);

function isOverAddress({ cell, line }: LabelHit, { lines }: Layout): boolean {
  const below = nextLines(lines).get(line);
  const under = below?.cells.find((one) => one.x0 < cell.x1 && one.x1 > cell.x0);
  if (!under || under.page !== cell.page || under.y0 - cell.y1 > heightOf(cell) * CLOSE)
    return false;
  return looksLikeAddress(under.text);
}
