import { median } from '../median';
import { isAsTall, type PixelBox, printHeight } from './join-line';
import type { LineBox, TextLine } from './text-line';

/** Where a page has lines of print; pixels. */
export interface PrintArea extends PixelBox {
  /** How tall most of the print is. */
  height: number;
}

function spanOf({ cx, cy, dx, dy, length, thickness }: LineBox): PixelBox {
  const w = (Math.abs(dx) * length + Math.abs(dy) * thickness) / 2;
  const h = (Math.abs(dy) * length + Math.abs(dx) * thickness) / 2;
  return { x0: cx - w, x1: cx + w, y0: cy - h, y1: cy + h };
}

/** From the outermost lines that PP-OCR found, and a letter's height beyond them. */
export function printArea(lines: readonly TextLine[]): PrintArea {
  const height = median(lines.map(printHeight));
  const spans = lines.map(({ box }) => spanOf(box));
  return {
    height,
    x0: Math.min(...spans.map(({ x0 }) => x0)) - height,
    x1: Math.max(...spans.map(({ x1 }) => x1)) + height,
    y0: Math.min(...spans.map(({ y0 }) => y0)) - height,
    y1: Math.max(...spans.map(({ y1 }) => y1)) + height,
  };
}

/**
 * Whether what tesseract alone saw may be print: on the shadow beside a page it reads letters all the way down, in
 * dust and rules single ones, and is sure of them.
 */
export function isPrint(word: PixelBox, area: PrintArea): boolean {
  const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
  const isInside = x > area.x0 && x < area.x1 && y > area.y0 && y < area.y1;
  return isInside && isAsTall(word, area.height);
}
