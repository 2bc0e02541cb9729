import { wordOf } from './pdf-text';

const page = { number: 2, width: 200, height: 400 };
const run = {
  text: 'TOTAL',
  x: 20,
  y: 100,
  dx: 1,
  dy: 0,
  length: 40,
  size: 10,
  isMonospace: false,
};

describe('wordOf', () => {
  it('gives the box in parts of the page, above and a little below the baseline', () => {
    const word = wordOf(run, page);
    expect(word).toMatchObject({ text: 'TOTAL', confidence: 1 });
    expect(word?.box).toMatchObject({ page: 2, x: 0.1, w: expect.closeTo(0.2) });
    expect(word?.box.y).toBeCloseTo((100 - 7.8) / 400);
    expect(word?.box.h).toBeCloseTo(10 / 400);
  });

  it('gives an upright box to text that runs upwards', () => {
    const word = wordOf({ ...run, dx: 0, dy: -1 }, page);
    expect(word?.box.h).toBeCloseTo(40 / 400);
    expect(word?.box.x).toBeCloseTo((20 - 7.8) / 200);
  });

  it('cuts a word at the edge of the page and drops one outside of it', () => {
    expect(wordOf({ ...run, x: 180 }, page)?.box).toMatchObject({ x: 0.9, w: expect.closeTo(0.1) });
    expect(wordOf({ ...run, x: 300 }, page)).toBeNull();
  });
});
