import { denoise } from './denoise';
import type { Pixels } from './pixels';

const side = 60;
const image = (value: (at: number) => number): Pixels => ({
  data: Uint8Array.from({ length: side * side * 3 }, (_, at) => value(Math.floor(at / 3))),
  width: side,
  height: side,
});

describe('denoise', () => {
  it('smooths a grainy picture', async () => {
    const grainy = image((at) => 200 + ((at * 7919) % 41) - 20);
    const { data } = await denoise(grainy);
    const spread = (values: Uint8Array): number => Math.max(...values) - Math.min(...values);
    expect(spread(data)).toBeLessThan(spread(grainy.data));
  });

  it('leaves thin strokes on clean paper alone', async () => {
    const clean = image((at) => (at % side === 30 ? 0 : 255));
    await expect(denoise(clean)).resolves.toBe(clean);
  });
});
