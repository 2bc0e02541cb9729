import { fitQuad, quadArea, quadSize } from './fit-quad';

describe('fitQuad', () => {
  it('gives the corners of a figure in reading order', () => {
    const corners = [
      { x: 90, y: 110 },
      { x: 10, y: 5 },
      { x: 5, y: 100 },
      { x: 95, y: 12 },
    ];
    const inside = [
      { x: 50, y: 50 },
      { x: 30, y: 80 },
    ];
    const quad = fitQuad([...corners, ...inside]);
    expect(quad).toEqual([corners[1], corners[3], corners[0], corners[2]]);
  });

  it('completes a corner that is cut off', () => {
    const cut = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 90 },
      { x: 90, y: 100 },
      { x: 0, y: 100 },
    ];
    const quad = fitQuad(cut);
    if (!quad) throw new Error('no figure');
    expect(quadArea(quad)).toBeCloseTo(10_000);
    expect(quadSize(quad)).toEqual({ width: expect.closeTo(100), height: expect.closeTo(100) });
  });

  it('fits nothing to fewer than four corners', () => {
    expect(
      fitQuad([
        { x: 0, y: 0 },
        { x: 5, y: 0 },
        { x: 0, y: 5 },
      ]),
    ).toBeNull();
  });
});
