import { seededRandom } from '../random';
import type { Sheet } from './sheet';

/** A scribble in blue ink, about 90 points wide, with its left end at `x`, `y`. */
export function drawSignature(sheet: Sheet, seed: number, at: { x: number; y: number }): void {
  const random = seededRandom(seed);
  const { pdf } = sheet;
  let { x } = at;
  pdf.save().lineWidth(0.9).lineCap('round').lineJoin('round').moveTo(x, at.y);
  const loops = random.int(4, 6);
  for (let i = 0; i < loops; i++) {
    const height = random.int(10, 30) * (i === 0 ? 1.2 : 0.8);
    const width = random.int(10, 18);
    pdf.bezierCurveTo(
      x + width * 1.1,
      at.y - height,
      x - width * 0.5,
      at.y - height * 1.1,
      x + width * 0.6,
      at.y + random.int(-4, 6),
    );
    x += width * 0.6;
  }
  pdf.bezierCurveTo(x + 16, at.y - 14, x + 28, at.y + 12, x + 46, at.y - random.int(2, 10));
  pdf
    .moveTo(at.x - 6, at.y + 8)
    .bezierCurveTo(at.x + 24, at.y + 2, at.x + 50, at.y + 9, x + 40, at.y + 2);
  pdf.stroke('#23408f').restore();
}
