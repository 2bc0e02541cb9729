import { seededRandom } from '../random';
import { stampDate } from '../truth/civil-date';
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

const INK = '#4b3f99';

/** A reception stamp in violet ink, slightly turned; `x`, `y` is its centre. */
export function drawStamp(
  sheet: Sheet,
  stamp: { fecha: string; area: string },
  at: { x: number; y: number; degrees: number },
): void {
  const { pdf } = sheet;
  pdf
    .save()
    .rotate(at.degrees, { origin: [at.x, at.y] })
    .opacity(0.72);
  sheet.box(at.x - 58, at.y - 26, 116, 52, { stroke: INK, width: 1.6, radius: 4 });
  sheet.box(at.x - 55, at.y - 23, 110, 46, { stroke: INK, width: 0.5, radius: 2.5 });
  sheet.center('RECIBIDO', at.x, at.y - 8, { font: 'plainBold', size: 13, color: INK, track: 1.5 });
  sheet.center(stampDate(stamp.fecha), at.x, at.y + 5, { font: 'monoBold', size: 10, color: INK });
  sheet.center(stamp.area, at.x, at.y + 16, { font: 'plain', size: 6.5, color: INK, track: 0.6 });
  pdf.restore();
}
