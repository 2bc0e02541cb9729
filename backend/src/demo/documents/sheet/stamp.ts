import { stampDate } from '../truth/civil-date';
import type { Sheet } from './sheet';

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
