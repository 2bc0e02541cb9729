import { fitCurve, type Measured } from './trace-side';

const places = Array.from({ length: 30 }, (_, index) => (index + 0.5) / 30);
const wave = (at: number): number => 6 * at * (1 - at) * (2 - at);

describe('fitCurve', () => {
  it('follows the bend of a sheet', () => {
    const curve = fitCurve(
      places.map((at) => ({ at, value: wave(at) })),
      15,
    );
    expect(curve?.(0.3)).toBeCloseTo(wave(0.3));
    expect(curve?.(1)).toBeCloseTo(wave(1));
  });

  it('passes over measurements of something else', () => {
    const measured = places.map((at, index): Measured => ({
      at,
      value: index % 5 === 0 ? 25 : wave(at),
    }));
    expect(Math.abs((fitCurve(measured, 15)?.(0.5) ?? 99) - wave(0.5))).toBeLessThan(0.1);
  });

  it('gives none where too few lie on one curve', () => {
    expect(fitCurve([{ at: 0.5, value: 1 }], 2)).toBeNull();
    const scattered = places.map((at, index) => ({ at, value: (index * 37) % 29 }));
    expect(fitCurve(scattered, 25)).toBeNull();
  });
});
