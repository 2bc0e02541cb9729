import type { Word } from '../../../contracts/evidence';
import type { TextRun } from './pdf-text-run';

/** Of the font size, above and below the baseline. */
const ASCENT = 0.78;
const DESCENT = 0.22;

export interface PageSize {
  number: number;
  width: number;
  height: number;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** The word with its upright box on the page; null when it lies outside of it. */
export function wordOf(run: TextRun, page: PageSize): Word | null {
  const up = { x: run.dy * run.size, y: -run.dx * run.size };
  const corners = [0, run.length].flatMap((along) =>
    [ASCENT, -DESCENT].map((rise) => ({
      x: (run.x + run.dx * along + up.x * rise) / page.width,
      y: (run.y + run.dy * along + up.y * rise) / page.height,
    })),
  );
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const [left, top] = [clamp(Math.min(...xs)), clamp(Math.min(...ys))];
  const [w, h] = [clamp(Math.max(...xs)) - left, clamp(Math.max(...ys)) - top];
  if (!(w > 0 && h > 0)) return null;
  return { text: run.text, confidence: 1, box: { page: page.number, x: left, y: top, w, h } };
}
