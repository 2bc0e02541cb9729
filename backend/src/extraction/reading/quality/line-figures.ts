import type { Grey } from '../image/grey';
import type { LineBox } from '../ocr/text-line';

/** What is seen of one line of print; brightness is 0..255. */
export interface LineFigures {
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

export function lineFigures(grey: Grey, box: LineBox): LineFigures {
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
