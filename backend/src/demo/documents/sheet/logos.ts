import type { Sheet } from './sheet';

interface Place {
  x: number;
  y: number;
  size: number;
  color: string;
}
type Draw = (pdf: PDFKit.PDFDocument, s: number) => void;

/** Each mark is drawn white on a coloured tile of side 1, scaled by `s`. */
const MARKS: Record<string, Draw> = {
  copo: (pdf, s) => {
    for (let arm = 0; arm < 6; arm++) {
      pdf.save().rotate(arm * 60, { origin: [s / 2, s / 2] });
      pdf.moveTo(s / 2, s / 2).lineTo(s / 2, s * 0.16);
      pdf
        .moveTo(s * 0.4, s * 0.22)
        .lineTo(s / 2, s * 0.33)
        .lineTo(s * 0.6, s * 0.22);
      pdf
        .lineWidth(s * 0.05)
        .lineCap('round')
        .lineJoin('round')
        .stroke('#ffffff')
        .restore();
    }
  },
  lapiz: (pdf, s) => {
    pdf.save().rotate(38, { origin: [s / 2, s / 2] });
    pdf.polygon([s * 0.4, s * 0.16], [s * 0.6, s * 0.16], [s * 0.6, s * 0.66], [s * 0.4, s * 0.66]);
    pdf.fill('#ffffff');
    pdf.polygon([s * 0.4, s * 0.7], [s * 0.6, s * 0.7], [s * 0.5, s * 0.88]).fill('#ffffff');
    pdf.restore();
  },
  balanza: (pdf, s) => {
    pdf
      .lineWidth(s * 0.05)
      .lineCap('round')
      .lineJoin('round');
    pdf.moveTo(s * 0.5, s * 0.2).lineTo(s * 0.5, s * 0.78);
    pdf.moveTo(s * 0.34, s * 0.8).lineTo(s * 0.66, s * 0.8);
    pdf
      .moveTo(s * 0.22, s * 0.3)
      .lineTo(s * 0.78, s * 0.3)
      .stroke('#ffffff');
    for (const cx of [0.25, 0.75]) {
      pdf
        .moveTo(s * (cx - 0.13), s * 0.52)
        .bezierCurveTo(
          s * (cx - 0.1),
          s * 0.66,
          s * (cx + 0.1),
          s * 0.66,
          s * (cx + 0.13),
          s * 0.52,
        );
      pdf.fill('#ffffff');
      pdf
        .moveTo(s * (cx - 0.11), s * 0.52)
        .lineTo(s * cx, s * 0.3)
        .lineTo(s * (cx + 0.11), s * 0.52);
      pdf.lineWidth(s * 0.025).stroke('#ffffff');
    }
  },
  hoja: (pdf, s) => {
    pdf.moveTo(s * 0.22, s * 0.78);
    pdf.bezierCurveTo(s * 0.16, s * 0.36, s * 0.42, s * 0.18, s * 0.82, s * 0.18);
    pdf.bezierCurveTo(s * 0.84, s * 0.6, s * 0.62, s * 0.84, s * 0.22, s * 0.78).fill('#ffffff');
  },
  ruta: (pdf, s) => {
    pdf.polygon([s * 0.44, s * 0.2], [s * 0.56, s * 0.2], [s * 0.82, s * 0.8], [s * 0.18, s * 0.8]);
    pdf.fill('#ffffff');
  },
};

/** The issuer's mark: a rounded tile with a white sign. */
export function drawLogo(sheet: Sheet, logo: string, { x, y, size, color }: Place): void {
  const { pdf } = sheet;
  pdf.save().translate(x, y);
  pdf.roundedRect(0, 0, size, size, size * 0.2).fill(color);
  MARKS[logo]?.(pdf, size);
  if (logo === 'ruta')
    for (const at of [0.3, 0.46, 0.64])
      pdf.rect(size * 0.485, size * at, size * 0.03, size * 0.09).fill(color);
  if (logo === 'hoja')
    pdf
      .moveTo(size * 0.14, size * 0.88)
      .lineTo(size * 0.62, size * 0.38)
      .lineWidth(size * 0.04)
      .stroke(color);
  pdf.restore();
}

/** A letter in a ring, for a company whose mark nobody knows. */
export function drawMonogram(sheet: Sheet, name: string, { x, y, size, color }: Place): void {
  const r = size / 2;
  sheet.pdf.save().lineWidth(size * 0.04);
  sheet.pdf.circle(x + r, y + r, r).stroke(color);
  sheet.pdf
    .circle(x + r, y + r, r * 0.84)
    .lineWidth(size * 0.012)
    .stroke(color)
    .restore();
  const letter = name.trim().charAt(0).toUpperCase() || '·';
  sheet.center(letter, x + r, y + r * 1.36, { font: 'serifBold', size: size * 0.52, color });
}
