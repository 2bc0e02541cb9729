import { glyphsOf, type InkLine } from './code-glyphs';

/** Rectangles of ink on paper: columns and rows from, up to and without. */
function drawn(...parts: [number, number, number, number][]): InkLine {
  const [width, height] = [60, 30];
  const data = new Float32Array(width * height);
  for (const [x0, x1, y0, y1] of parts)
    for (let y = y0; y < y1; y += 1) data.fill(1, y * width + x0, y * width + x1);
  return { data, width, height };
}

describe('glyphsOf', () => {
  it('measures capitals, small letters and tails', () => {
    const line = drawn([4, 12, 5, 22], [18, 26, 10, 22], [32, 40, 10, 27]);
    const glyphs = glyphsOf(line, [8, 22, 36]);
    expect(glyphs.map(({ top, bottom }) => [top, bottom])).toEqual([
      [5, 21],
      [10, 21],
      [10, 26],
    ]);
    expect(glyphs.map(({ width }) => width)).toEqual([8, 8, 8]);
  });

  it('parts characters where their ink is least, though a reader put them a little beside', () => {
    const line = drawn([4, 14, 5, 22], [16, 20, 5, 22], [22, 34, 10, 22]);
    const [, stroke] = glyphsOf(line, [7, 17, 26]);
    expect(stroke?.width).toBe(4);
  });

  it('does not take the arm of a capital over a small letter for its top', () => {
    const capital: [number, number, number, number][] = [
      [4, 18, 5, 8],
      [8, 11, 5, 22],
    ];
    const line = drawn(...capital, [15, 25, 11, 22], [30, 38, 11, 22]);
    const [, small] = glyphsOf(line, [9, 20, 34]);
    expect(small?.crown).toBe(11);
  });

  it('leaves a line that is cut into the edge of its picture alone', () => {
    const line = drawn([4, 12, 8, 20], [18, 26, 8, 20], [0, 60, 28, 30]);
    expect(glyphsOf(line, [8, 22]).map(({ bottom }) => bottom)).toEqual([19, 19]);
  });
});
