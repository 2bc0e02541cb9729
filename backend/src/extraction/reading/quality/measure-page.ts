import type { ImageFigures } from '../../domain/page-quality';
import type { Grey } from '../image/grey';
import type { LineBox } from '../ocr/text-line';
import { cutLines } from './cut-lines';
import { lineFigures } from './line-figures';

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
