import type { ImageFigures } from '../../domain/page-quality';
import type { Grey } from '../image/grey';
import type { LineBox } from '../ocr/line-crop';

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
function cutLines(grey: Grey, lines: readonly LineBox[]): number {
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

/** What is seen of one line of print; brightness is 0..255. */
interface LineFigures {
  paper: number;
  /** Paper less ink, as a part of the paper's brightness. */
  contrast: number;
  /** Part of an edge's step that is done at once, measured by the height of its line. */
  sharpness: number;
}

/** Ink covers at least so much of a line, paper what is beyond the other share. */
const INK_SHARE = 0.05;
const PAPER_SHARE = 0.9;
/** Of all steps between neighbours, the steep ones are the edges of print. */
const EDGE_SHARE = 0.95;
/** An edge is over within so much of the line's height, however blurred print may be that can still be read. */
const EDGE_REACH = 0.1;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Brightness between four pixels; outside, the border goes on. */
function brightness({ data, width, height }: Grey, x: number, y: number): number {
  const left = clamp(Math.floor(x), width - 2);
  const top = clamp(Math.floor(y), height - 2);
  const [fx, fy] = [clamp(x - left, 1), clamp(y - top, 1)] as const;
  const at = top * width + left;
  const below = at + width;
  const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
  const lower = (data[below] ?? 0) * (1 - fx) + (data[below + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}

/** The line turned level, pixel for pixel. */
function levelled(grey: Grey, { cx, cy, dx, dy, length, thickness }: LineBox): Grey {
  const [width, height] = [Math.max(2, Math.round(length)), Math.max(2, Math.round(thickness))];
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [along, across] = [column + 0.5 - width / 2, row + 0.5 - height / 2];
      const [x, y] = [cx + along * dx - across * dy - 0.5, cy + along * dy + across * dx - 0.5];
      data[row * width + column] = brightness(grey, x, y);
    }
  }
  return { data, width, height };
}

/** The value below which a share of the values lies. */
const level = (values: Uint8Array, share: number): number =>
  values.toSorted()[Math.floor(share * (values.length - 1))] ?? 0;

/** How much brightness changes along the line from `reach` pixels before each pixel to as many behind it. */
function steps({ data, width, height }: Grey, reach: number): Uint8Array {
  const found = new Uint8Array(data.length);
  for (let row = 0; row < height; row += 1) {
    for (let column = reach; column < width - reach; column += 1) {
      const at = row * width + column;
      found[at] = Math.abs((data[at + reach] ?? 0) - (data[at - reach] ?? 0));
    }
  }
  return found;
}

function lineFigures(grey: Grey, box: LineBox): LineFigures {
  const line = levelled(grey, box);
  const paper = level(line.data, PAPER_SHARE);
  const ink = level(line.data, INK_SHARE);
  const reach = Math.max(2, Math.round(box.thickness * EDGE_REACH));
  const atOnce = level(steps(line, 1), EDGE_SHARE);
  const whole = level(steps(line, reach), EDGE_SHARE);
  return {
    paper,
    contrast: Math.max(0, paper - ink) / Math.max(1, paper),
    sharpness: atOnce / Math.max(1, whole),
  };
}

/** Boxes less long than this many times their height may be anything. */
const LINE_SHAPE = 1.5;
/** Lines that are looked at, from all over the page. */
const MAX_LINES = 24;

/** The value below which a share of the values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const degrees = ({ dx, dy }: LineBox): number => (Math.atan2(dy, dx) * 180) / Math.PI;

/** Measures a page that was straightened by what its lines of print look like; null when it has none. */
export function measurePage(grey: Grey, boxes: readonly LineBox[]): ImageFigures | null {
  const lines = boxes.filter(({ length, thickness }) => length > LINE_SHAPE * thickness);
  if (lines.length === 0) return null;
  const every = Math.ceil(lines.length / MAX_LINES);
  const seen = lines
    .filter((_, index) => index % every === 0)
    .map((line) => lineFigures(grey, line));
  const median = (values: readonly number[]): number => quantile(values, 0.5);
  return {
    lines: lines.length,
    lineHeight: median(lines.map(({ thickness }) => thickness)),
    sharpness: median(seen.map(({ sharpness }) => sharpness)),
    paper: quantile(
      seen.map(({ paper }) => paper),
      0.1,
    ),
    contrast: median(seen.map(({ contrast }) => contrast)),
    lean: Math.abs(median(lines.map(degrees))),
    cutLines: cutLines(grey, lines),
  };
}
