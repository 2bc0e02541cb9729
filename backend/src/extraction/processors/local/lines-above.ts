import type { Page, PrintedValue } from './field-value';
import type { LabelHit } from './label-match';
import { hasCompanySuffix } from './text-kind';
import { areaOf, heightOf, joinText } from './token';

const MOST_LINES = 2;
/** Widest gap between the lines of one value, in heights of a line. */
const TIGHT = 0.45;

/**
 * A value of several lines whose label stands beside the middle of them: with the lines above the label's
 * own, which are set with it and have no label before them.
 */
export function withLinesAbove(value: PrintedValue, hit: LabelHit, page: Page): PrintedValue {
  let tokens = [...value.tokens];
  for (let count = 0; count < MOST_LINES; count += 1) {
    const top = areaOf(tokens);
    if (top.x0 < hit.x1 || top.y0 > hit.y0) break;
    const line = page.layout.lines.find(
      ({ cells, page: number }) =>
        number === hit.cell.page &&
        cells.some(({ x0, y0, y1 }) => {
          const height = y1 - y0;
          const gap = top.y0 - y1;
          return Math.abs(x0 - top.x0) < 3 && gap > -height * 0.3 && gap < height * TIGHT;
        }),
    );
    const at = line?.cells.findIndex(({ x0 }) => Math.abs(x0 - top.x0) < 3) ?? -1;
    const upper = line?.cells[at];
    const isSame = upper && Math.abs(heightOf(upper) / heightOf(tokens[0] ?? top) - 1) < 0.12;
    if (!line || !upper || !isSame || hasCompanySuffix(upper.text)) break;
    if (line.cells.slice(0, at).some(({ x1 }) => x1 > hit.x0)) break;
    tokens = [...upper.tokens, ...tokens];
  }
  return tokens.length === value.tokens.length ? value : { tokens, text: joinText(tokens) };
}
