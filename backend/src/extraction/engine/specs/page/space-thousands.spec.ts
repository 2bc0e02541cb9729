import { joinSpacedThousands } from '../../page/amounts';
import type { Token } from '../../page/token';

const HEIGHT = 10;
const LETTER = 5;

/** Words on one line; the number before each is the gap to the one before, in layout units. */
function line(...words: readonly (readonly [gap: number, text: string])[]): Token[] {
  let x = 0;
  return words.map(([gap, text]) => {
    const x0 = x + gap;
    x = x0 + text.length * LETTER;
    const box = { page: 1, x: x0 / 1000, y: 0.1, w: (x - x0) / 1000, h: 0.01 };
    return { text, compact: text, confidence: 0.9, box, x0, x1: x, y0: 0, y1: HEIGHT };
  });
}
const texts = (lines: Token[][]) => lines.map((tokens) => tokens.map(({ text }) => text));

describe('thousands that are parted by a space', () => {
  it('are one amount, with a place around all of it', () => {
    const [joined = []] = joinSpacedThousands([line([0, 'Total'], [40, '26'], [3, '546.87'])]);
    expect(joined.map(({ text }) => text)).toEqual(['Total', '26546.87']);
    expect(joined[1]?.box.x).toBeCloseTo(0.065);
    expect(joined[1]?.box.w).toBeCloseTo(0.043);
  });

  it('may be millions, bear a currency sign, and have a comma for the cents', () => {
    const lines = [
      line([0, 'S/1'], [3, '234'], [3, '567,89']),
      line([0, 'US$'], [3, '1'], [3, '180.00']),
    ];
    expect(texts(joinSpacedThousands(lines))).toEqual([['S/1234567,89'], ['US$', '1180.00']]);
  });

  it('are not made of two columns', () => {
    const lines = [line([0, '2'], [9, '546.87']), line([0, '12'], [3, 'UND'], [3, '546.87'])];
    expect(texts(joinSpacedThousands(lines))).toEqual([
      ['2', '546.87'],
      ['12', 'UND', '546.87'],
    ]);
  });

  it('are not made of a quantity where the document writes its thousands in another way', () => {
    const lines = [line([0, '2'], [3, '546.87']), line([0, 'TOTAL'], [30, '1,093.74'])];
    expect(texts(joinSpacedThousands(lines))).toEqual([
      ['2', '546.87'],
      ['TOTAL', '1,093.74'],
    ]);
  });

  it('are one amount beside a weight that is written in another way', () => {
    const lines = [line([0, '5628.54'], [3, 'KG']), line([0, 'TOTAL'], [30, '32'], [3, '400.26'])];
    expect(texts(joinSpacedThousands(lines))).toEqual([
      ['5628.54', 'KG'],
      ['TOTAL', '32400.26'],
    ]);
  });

  it('are proven by the sign of a currency before them: nothing but one amount stands there', () => {
    const lines = [
      line([0, '25509.88'], [60, '4591.78']),
      line([0, 'S/'], [30, '30'], [3, '703.69']),
      line([0, 'S/602'], [3, '703.69']),
    ];
    expect(texts(joinSpacedThousands(lines))).toEqual([
      ['25509.88', '4591.78'],
      ['S/', '30703.69'],
      ['S/602703.69'],
    ]);
  });

  it('are proven by a sign whose stroke OCR took for a letter, with a space as wide as OCR sees it', () => {
    const lines = [line([0, '1918.78']), line([0, 'Si'], [30, '10'], [4.7, '659.91'])];
    expect(texts(joinSpacedThousands(lines))[1]).toEqual(['Si', '10659.91']);
  });

  it('are proven by a zero behind the space, also where OCR missed the space in others', () => {
    const glued = line([0, '8397.80'], [60, '17276.07']);
    const proof = line([0, 'TOTAL'], [30, '77'], [4.7, '094.81']);
    const lines = [glued, line([0, 'Gravada'], [30, '64'], [4.2, '875.79']), proof];
    expect(texts(joinSpacedThousands(lines))).toEqual([
      ['8397.80', '17276.07'],
      ['Gravada', '64875.79'],
      ['TOTAL', '77094.81'],
    ]);
    const unproven = [glued, line([0, '2'], [3, '546.87'])];
    expect(texts(joinSpacedThousands(unproven))[1]).toEqual(['2', '546.87']);
  });
});
