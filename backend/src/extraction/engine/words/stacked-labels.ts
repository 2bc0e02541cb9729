import {
  near,
  under,
  areaOf,
  heightOf,
  isNextLine,
  WHITE,
  isAligned,
  isSameSize,
} from '../page/place';
import { parseDate } from '../../../rules/date';
import { amountsIn } from '../page/amounts';
import { type LabelHit, type LabelMatch as Match, hitsIn } from './label-hit';
import { lineOf, type Cell, type Layout, type Line } from '../page/layout';
import { type Token } from '../page/token';

/** The longest first line is a sum's: `Total valor de venta - operaciones` over `gravadas`. */
const MOST_WORDS = 7;
/** Widest gap between the two lines, in heights of a line. */
const TIGHT = 0.55;

/** Labels that are set in two lines: `FECHA DE` over `EMISIÓN`; they replace what their parts seemed to say. */
export function withStackedLabels(
  layout: Layout,
  hits: readonly LabelHit[],
  matchOf: (tokens: readonly Token[]) => Match | null,
): LabelHit[] {
  const stacked = layout.lines.flatMap((line) =>
    line.cells.flatMap((lower) => {
      const upper = isPart(lower) ? cellAbove(lower, layout) : null;
      const hit = upper && stackedHit(upper, lower, line, matchOf);
      return hit ? [hit] : [];
    }),
  );
  const used = new Set<Cell>(
    stacked.flatMap(({ cell, upper }) => (upper ? [cell, upper] : [cell])),
  );
  if (stacked.length === 0) return [...hits];
  const order = new Map(layout.lines.map((line, index) => [line, index]));
  const rank = (hit: LabelHit): number => (order.get(hit.line) ?? 0) * 10_000 + hit.x0;
  return [...hits.filter(({ cell }) => !used.has(cell)), ...stacked].sort(
    (a, b) => rank(a) - rank(b),
  );
}

/** A few words without a figure. */
function isPart(cell: Cell): boolean {
  return cell.tokens.length <= MOST_WORDS && !/\d/.test(cell.text) && cell.compact !== '';
}

function cellAbove(lower: Cell, { cells, lines }: Layout): Cell | null {
  const around = near(cells, lower.y0 - heightOf(lower), lower.y0 + heightOf(lower) / 2);
  const found = around.find((upper) => {
    const isTight = upper.page === lower.page && isNextLine(lower, upper, TIGHT);
    if (!isTight || !isPart(upper) || !isSameSize(upper, lower, 0.15)) return false;
    if (!isAligned(upper, lower, 0.5)) return false;
    return !(hasOwnValue(lower, lines) && hasOwnValue(upper, lines));
  });
  return found && !/:\s*$/.test(found.text) ? found : null;
}

/**
 * `I.G.V. 14.36` over `Total 94.11`, `FECHA 16/06/2026` over `VENCIMIENTO 26/06/2026`, `Fecha de emisión  :` over
 * `Documento que modifica  :`: two labels.
 */
function hasOwnValue(cell: Cell, lines: readonly Line[]): boolean {
  const line = lineOf({ lines }, cell);
  const next = line?.cells[line.cells.indexOf(cell) + 1];
  if (next?.text.startsWith(':')) return true;
  if (next && parseDate(next.text) !== null) return true;
  const [amount] = next ? amountsIn(next.tokens) : [];
  return amount !== undefined && next?.tokens.at(-1) === amount.tokens.at(-1);
}

/** Only where the two lines are one label and nothing else. */
function stackedHit(
  upper: Cell,
  lower: Cell,
  line: Line,
  matchOf: (tokens: readonly Token[]) => Match | null,
): LabelHit | null {
  const tokens = [...upper.tokens, ...lower.tokens];
  const match = matchOf(tokens);
  // `Condición` over `Crédito`: under a label of its own the last word is its value.
  if (lower.compact === 'CREDITO' && matchOf(upper.tokens)?.id === match?.id) return null;
  if (!match || tokens.slice(match.tokens).some(({ compact }) => compact !== '')) return null;
  return {
    ...areaOf([upper, lower]),
    id: match.id,
    label: match.label,
    cell: lower,
    upper,
    line,
    start: 0,
    end: lower.tokens.length,
    isFollowedByColon: lower.text.endsWith(':'),
    isFuzzy: false,
  };
}

/**
 * Titles of the parties' blocks with the left side of what they head: a title may be set in the middle over a
 * block whose keys begin far to its left.
 */
export function withBlockSides(hits: readonly LabelHit[], layout: Layout): LabelHit[] {
  return hits.map((hit) => {
    const isTitle = (hit.id === 'supplier' || hit.id === 'customer') && isAlone(hit);
    const side = isTitle ? keySide(hit, hits, layout) : null;
    return side === null ? hit : { ...hit, blockX0: side };
  });
}

const isAlone = ({ cell, start, end, isFollowedByColon }: LabelHit): boolean =>
  start === 0 && end === cell.tokens.length && !isFollowedByColon;

/** Where the key begins to which the value under the title belongs. */
function keySide(title: LabelHit, hits: readonly LabelHit[], { cells }: Layout): number | null {
  const height = heightOf(title);
  const rows = under(cells, title, title.cell.page, WHITE.rows);
  const top = Math.min(...rows.map(({ y0 }) => y0));
  const row = rows.filter((cell) => cell.y0 - top < height / 2);
  const value = row.find((cell) => cell.x0 < title.x1 && cell.x1 > title.x0);
  if (!value || isKey(value, hits)) return null;
  const keys = row.filter((cell) => cell.x1 <= value.x0 && isKey(cell, hits));
  return keys.length === 0 ? null : Math.max(...keys.map(({ x0 }) => x0));
}

const isKey = (cell: Cell, hits: readonly LabelHit[]): boolean =>
  hitsIn(hits, cell).some(({ start }) => start === 0);
