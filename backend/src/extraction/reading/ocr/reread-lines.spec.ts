import type { TextLine } from './line-crop';
import { poorLines } from './reread-lines';
import type { TesseractWord } from './tesseract-reader';

const line = (text: string): TextLine => ({
  box: { cx: 100, cy: 50, dx: 1, dy: 0, length: 200, thickness: 20 },
  characters: [...text].map((sign, at) => ({ text: sign, at: at / text.length, confidence: 1 })),
  confidence: 1,
});
const word = (text: string, confidence = 0.9): TesseractWord => ({
  text,
  confidence,
  characters: [...text].map((sign) => ({ text: sign, x: 0, y: 0 })),
  x0: 0,
  x1: 10,
  y0: 0,
  y1: 10,
});

describe('poorLines', () => {
  const short = line('DIRECCION');
  const long = line('AV.MARISCALCACERESNRO.1667');
  const most = line('INVERSIONES KUNTUR SOCIEDAD ANONIMA');

  it('are those that tesseract saw little of, the one that lacks most first', () => {
    const byLine = new Map([
      [short, []],
      [line('TOTAL'), [word('TOTAL')]],
      [long, [word('guess', 0.2)]],
    ]);
    expect(poorLines(byLine).map(([poor]) => poor)).toEqual([long, short]);
  });

  it('are also those that lack a word or two, but not a letter', () => {
    const seen = [word('INVERSIONES'), word('KUNTUR'), word('ANONIMA')];
    const byLine = new Map([
      [most, seen.slice(0, 2)],
      [line('INVERSIONES KUNTUR'), seen.slice(0, 2)],
    ]);
    expect(poorLines(byLine).map(([poor]) => poor)).toEqual([most]);
  });

  it('have letters: figures are read by the other reader', () => {
    expect(poorLines(new Map([[line('20391730271'), []]]))).toEqual([]);
  });
});
