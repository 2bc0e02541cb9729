import { denoise } from './denoise';
import type { Pixels } from './geometry';

const side = 60;
const image = (value: (at: number) => number): Pixels => ({
  data: Uint8Array.from({ length: side * side * 3 }, (_, at) => value(Math.floor(at / 3))),
  width: side,
  height: side,
});

const spread = ({ data }: Pixels): number => Math.max(...data) - Math.min(...data);
const grainOf =
  (height: number) =>
  (at: number): number =>
    128 + ((at * 7919) % (2 * height + 1)) - height;

describe('denoise', () => {
  it('smooths a picture of fine grain for the one reader, and leaves it to the other', async () => {
    const grainy = image(grainOf(4));
    const { soft, clean } = await denoise(grainy);
    expect(spread(await clean)).toBeLessThan(spread(grainy));
    expect(soft).toBe(grainy);
  });

  it('softens coarse grain for both', async () => {
    const grainy = image(grainOf(100));
    const { soft, clean } = await denoise(grainy);
    expect(spread(soft)).toBeLessThan(spread(grainy));
    expect(spread(await clean)).toBeLessThan(spread(soft));
  });

  it('leaves thin strokes on clean paper alone', async () => {
    const paper = image((at) => (at % side === 30 ? 0 : 255));
    const { soft, clean } = await denoise(paper);
    expect(soft).toBe(paper);
    expect(await clean).toBe(paper);
  });
});
