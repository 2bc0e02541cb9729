import type { Grey } from './grey';
import { findSkew } from './straighten';

const [width, height] = [500, 600];
const DEGREE = Math.PI / 180;

/** Lines of "text": dashes on rows 20 pixels apart that run down to the right by `angle`. */
function lines(angle: number, ink = 30): Grey {
  const data = new Uint8Array(width * height).fill(240);
  data.forEach((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const row = y * Math.cos(angle) - x * Math.sin(angle);
    if (((row % 20) + 20) % 20 < 6 && x % 9 < 6 && x > 40 && x < 460) data[at] = ink;
  });
  return { data, width, height };
}

describe('findSkew', () => {
  it.each([-5, -1.3, 0, 0.4, 3])('measures lines that are askew by %d degrees', (degrees) => {
    expect(findSkew(lines(degrees * DEGREE)) / DEGREE).toBeCloseTo(degrees, 0);
  });

  it('measures to a tenth of a degree', () => {
    expect(Math.abs(findSkew(lines(1.3 * DEGREE)) / DEGREE - 1.3)).toBeLessThan(0.1);
  });

  it('sees print that is hardly darker than its paper', () => {
    expect(findSkew(lines(3 * DEGREE, 215)) / DEGREE).toBeCloseTo(3, 0);
  });

  it('leaves a page without ink as it is', () => {
    expect(findSkew({ data: new Uint8Array(width * height).fill(240), width, height })).toBe(0);
  });
});
