import { assignWords } from './assign-words';
import type { TextLine } from './line-crop';
import type { TesseractWord } from './tesseract-reader';

const line = (cy: number, dy = 0): TextLine => ({
  box: { cx: 100, cy, dx: Math.sqrt(1 - dy * dy), dy, length: 200, thickness: 20 },
  characters: [],
  confidence: 1,
});
const word = (x: number, y: number): TesseractWord => ({
  text: 'x',
  confidence: 1,
  characters: [],
  x0: x - 5,
  x1: x + 5,
  y0: y - 7,
  y1: y + 7,
});

describe('assignWords', () => {
  it('puts each word on the line where it stands', () => {
    const [upper, lower] = [line(50), line(80)];
    const [a, b, c] = [word(20, 52), word(180, 79), word(20, 400)];
    const { byLine, alone } = assignWords([upper, lower], [a, b, c]);
    expect(byLine.get(upper)).toEqual([a]);
    expect(byLine.get(lower)).toEqual([b]);
    expect(alone).toEqual([c]);
  });

  it('takes what tesseract read twice on a bent page once, the surer one', () => {
    const on = line(50);
    const [sure, unsure] = [word(20, 50), { ...word(24, 53), confidence: 0.5 }];
    const next = { ...word(27, 50), text: 'y' };
    expect(assignWords([on], [unsure, sure, next]).byLine.get(on)).toEqual([sure, next]);
  });

  it('follows a line that runs askew', () => {
    const askew = line(100, 0.2);
    const atItsEnd = word(190, 118);
    expect(assignWords([askew], [atItsEnd]).byLine.get(askew)).toEqual([atItsEnd]);
  });
});
