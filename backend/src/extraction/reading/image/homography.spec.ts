import { homography, project } from './homography';

const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 200 },
  { x: 0, y: 200 },
];
const askew = [
  { x: 12, y: 7 },
  { x: 95, y: 20 },
  { x: 110, y: 180 },
  { x: -5, y: 210 },
];

describe('homography', () => {
  it('takes four points to four others', () => {
    const map = homography(square, askew);
    if (!map) throw new Error('no map');
    square.forEach((corner, index) => {
      const { x, y } = project(map, corner);
      expect(x).toBeCloseTo(askew[index]?.x ?? Number.NaN, 6);
      expect(y).toBeCloseTo(askew[index]?.y ?? Number.NaN, 6);
    });
  });

  it('and its counterpart take any point there and back', () => {
    const [there, back] = [homography(square, askew), homography(askew, square)];
    if (!there || !back) throw new Error('no map');
    const { x, y } = project(back, project(there, { x: 33, y: 71 }));
    expect([x, y]).toEqual([expect.closeTo(33, 6), expect.closeTo(71, 6)]);
  });

  it('does not exist when the corners lie on a line', () => {
    expect(
      homography(
        square.map(({ x }) => ({ x, y: x })),
        askew,
      ),
    ).toBeNull();
  });
});
