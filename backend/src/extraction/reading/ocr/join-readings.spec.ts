import { joinReadings } from './join-readings';
import type { TextLine } from './line-crop';
import type { TesseractWord } from './tesseract-reader';

/** Two level lines, 28 pixels high, between x 100 and 300. */
const lines: TextLine[] = [50, 150].map((cy) => ({
  box: { cx: 200, cy, dx: 1, dy: 0, length: 200, thickness: 28 },
  characters: [...'TOTAL'].map((text, at) => ({ text, at: (at + 0.5) / 5, confidence: 0.9 })),
  confidence: 0.9,
}));

/** A word that tesseract alone saw, with its middle at x, 100. */
function lone(text: string, x: number, height = 20): TesseractWord {
  const [y0, y1] = [100 - height / 2, 100 + height / 2];
  return { text, confidence: 0.9, x0: x - 5, x1: x + 5, y0, y1, characters: [{ text, x, y: 100 }] };
}

const joined = (...alone: TesseractWord[]): string[] =>
  joinReadings({ byLine: new Map(lines.map((line) => [line, []])), alone }).map(({ text }) => text);

describe('joinReadings', () => {
  it('keeps a figure between the lines that PP-OCR missed', () => {
    expect(joined(lone('7', 250))).toEqual(['TOTAL', '7', 'TOTAL']);
  });

  it('leaves out what tesseract reads on the shadow beside the print', () => {
    expect(joined(lone('É', 20), lone('E', 360))).toEqual(['TOTAL', 'TOTAL']);
  });

  it('leaves out dust and rules among the print', () => {
    expect(joined(lone('y', 200, 4), lone('É', 220, 60))).toEqual(['TOTAL', 'TOTAL']);
  });

  it('leaves out a letter within a word that both readers have', () => {
    expect(joined({ ...lone('J', 200), y0: 40, y1: 60 })).toEqual(['TOTAL', 'TOTAL']);
  });

  it('leaves out the last letter of a word that stands over its end once more', () => {
    const over = { y0: 40, y1: 60 };
    const end = joined(lone('O', 100)).length;
    expect(joined({ ...lone('L', 296), ...over, x1: 304 })).toHaveLength(2);
    expect(joined({ ...lone('7', 296), ...over, x1: 304 })).toHaveLength(3);
    expect(end).toBe(3);
  });

  it('takes what tesseract reads where PP-OCR saw nothing at all for no print', () => {
    expect(joinReadings({ byLine: new Map(), alone: [lone('E', 20)] })).toEqual([]);
  });
});
