import { findPage } from './find-page';
import type { Grey } from './grey';

const [width, height] = [200, 260];

/** A picture by brightness of each pixel. */
function picture(brightness: (x: number, y: number) => number): Grey {
  const data = new Uint8Array(width * height);
  data.forEach((_, at) => {
    data[at] = brightness(at % width, Math.floor(at / width));
  });
  return { data, width, height };
}
const isSheet = (x: number, y: number): boolean =>
  x > 30 + y * 0.05 && x < 170 - y * 0.03 && y > 20 && y < 230;

describe('findPage', () => {
  it('finds a bright sheet on a dark table', () => {
    const quad = findPage(picture((x, y) => (isSheet(x, y) ? 220 : 60)));
    const expected = [
      [32, 21],
      [170, 21],
      [164, 230],
      [42, 230],
    ];
    expected.forEach(([x = 0, y = 0], index) => {
      expect(Math.abs((quad?.corners[index]?.x ?? 0) - x)).toBeLessThan(4);
      expect(Math.abs((quad?.corners[index]?.y ?? 0) - y)).toBeLessThan(4);
    });
  });

  it('finds it under a shadow, which is no side of it', () => {
    const shadow = (x: number, y: number): number => 1 - 0.4 / (1 + Math.exp(-(x + y - 200) / 15));
    const quad = findPage(picture((x, y) => (isSheet(x, y) ? 230 * shadow(x, y) : 60)));
    expect(Math.abs((quad?.corners[2]?.x ?? 0) - 164)).toBeLessThan(4);
    expect(Math.abs((quad?.corners[2]?.y ?? 0) - 230)).toBeLessThan(4);
  });

  it('finds none where the page fills the picture', () => {
    expect(findPage(picture((x, y) => (x % 20 < 4 && y % 12 < 3 ? 40 : 235)))).toBeNull();
  });

  it('finds none in a bright spot that has no edges', () => {
    const spot = (x: number, y: number): number =>
      230 * Math.exp(-(((x - 100) / 90) ** 2) - ((y - 130) / 120) ** 2);
    expect(findPage(picture(spot))).toBeNull();
  });
});
