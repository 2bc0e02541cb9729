import { near } from './near';

const ROW = { y0: 100, y1: 108 };
const words = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...ROW, x0: at, x1: at + 1 }));

describe('near', () => {
  it('gives what stands in a full row in its order', () => {
    const row = words(600);
    expect(near(row, 95, 110)).toEqual(row);
  });

  it('gives nothing of a heap, and what stands apart from it', () => {
    const apart = { ...ROW, y0: 700, y1: 708, x0: 0, x1: 1 };
    const page = [...words(601), apart];
    expect(near(page, 95, 110)).toEqual([]);
    expect(near(page, 695, 710)).toEqual([apart]);
  });
});
