import { boxesOf } from './text-detector';

const [width, height] = [120, 60];
interface Bar {
  x: number;
  y: number;
  w: number;
  h: number;
  probability: number;
}

function map(bars: Bar[]) {
  const data = new Float32Array(width * height);
  for (const { x, y, w, h, probability } of bars) {
    for (let row = y; row < y + h; row += 1)
      data.fill(probability, row * width + x, row * width + x + w);
  }
  return { data, width, height };
}

describe('boxesOf', () => {
  it('gives a box for each line of text, grown to the whole height of the letters', () => {
    const boxes = boxesOf(
      map([
        { x: 10, y: 10, w: 60, h: 6, probability: 0.9 },
        { x: 10, y: 40, w: 90, h: 6, probability: 0.8 },
      ]),
    );
    expect(boxes).toHaveLength(2);
    expect(boxes[0]).toMatchObject({
      cx: expect.closeTo(40),
      cy: expect.closeTo(13),
      dx: 1,
      dy: 0,
    });
    expect(boxes[0]?.thickness).toBeGreaterThan(9);
    expect(boxes[0]?.thickness).toBeLessThan(18);
  });

  it('leaves out what is hardly text, and specks', () => {
    const doubtful = { x: 10, y: 10, w: 60, h: 6, probability: 0.4 };
    const speck = { x: 100, y: 50, w: 2, h: 2, probability: 0.9 };
    expect(boxesOf(map([doubtful, speck]))).toEqual([]);
  });
});
