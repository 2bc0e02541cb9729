import type { Grey } from '../image/grey';
import type { LineBox } from '../ocr/text-line';

/** Part of a line's height that stays free before it where the paper goes on. */
const FREE = 0.3;
/** A line of text along the upper or lower edge; shorter ones may be marks. */
const ROW_SHAPE = 4;
const PURE_WHITE = 255;

/** A place beside a line: outside of the picture, or in the pure white that turning a page adds to it. */
function isBeyond({ data, width, height }: Grey, x: number, y: number): boolean {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return true;
  return data[row * width + column] === PURE_WHITE;
}

/** The paper itself is pure white, as scanners make it: then only the picture's own edge tells. */
function isPureWhite({ data }: Grey): boolean {
  let white = 0;
  for (const value of data) if (value === PURE_WHITE) white += 1;
  return white > data.length / 4;
}

/** Lines of print that run into an edge of the picture: of the four, the edge with the most. */
export function cutLines(grey: Grey, lines: readonly LineBox[]): number {
  const frame = isPureWhite(grey) ? { ...grey, data: new Uint8Array(grey.data.length) } : grey;
  const edges = [0, 0, 0, 0];
  for (const { cx, cy, dx, dy, length, thickness } of lines) {
    const [along, across] = [length / 2 + FREE * thickness, (0.5 + FREE) * thickness];
    const isRow = length > ROW_SHAPE * thickness;
    const beyond = [
      isBeyond(frame, cx - along * dx, cy - along * dy),
      isBeyond(frame, cx + along * dx, cy + along * dy),
      isRow && isBeyond(frame, cx + across * dy, cy - across * dx),
      isRow && isBeyond(frame, cx - across * dy, cy + across * dx),
    ];
    beyond.forEach((is, edge) => {
      if (is) edges[edge] = (edges[edge] ?? 0) + 1;
    });
  }
  return Math.max(...edges);
}
