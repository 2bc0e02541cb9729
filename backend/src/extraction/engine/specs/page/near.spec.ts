import fc from 'fast-check';
import { near } from '../../page/place';

const height = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: -50, max: 1_500, noNaN: true }) },
  fc.constantFrom(0, 12, -1e6, 1e6),
);
const area = fc.record({ x0: fc.constant(0), x1: fc.constant(1), y0: height, y1: height });

describe('what stands near on a page', () => {
  it('is all that reaches between two heights, in order, and nothing of another row', () => {
    fc.assert(
      fc.property(fc.array(area, { maxLength: 60 }), height, height, (all, from, to) => {
        const found = near(all, from, to);
        const [top, bottom] = [Math.min(from, to), Math.max(from, to)];
        const reaches = all.filter(
          ({ y0, y1 }) => Math.min(y0, y1) <= bottom && Math.max(y0, y1) >= top,
        );
        expect(found.filter((one) => reaches.includes(one))).toEqual(reaches);
        expect(found).toEqual(all.filter((one) => found.includes(one)));
      }),
      { numRuns: 500 },
    );
  });

  it('leaves out what is far', () => {
    const rows = Array.from({ length: 100 }, (_, at) => ({
      x0: 0,
      x1: 9,
      y0: at * 20,
      y1: at * 20 + 10,
    }));
    expect(near(rows, 405, 406)).toEqual([rows[20]]);
  });

  it('is nothing in a heap of words, and what stands apart from it', () => {
    const heap = Array.from({ length: 601 }, (_, at) => ({ x0: at, x1: at + 1, y0: 100, y1: 108 }));
    const apart = { x0: 0, x1: 1, y0: 700, y1: 708 };
    expect(near([...heap, apart], 95, 110)).toEqual([]);
    expect(near([...heap, apart], 695, 710)).toEqual([apart]);
    const row = heap.slice(1);
    expect(near(row, 95, 110)).toEqual(row);
  });

  it('counts a heap page by page: twenty full pages of rows are none', () => {
    const rows = Array.from({ length: 2000 }, (_, at) => ({
      x0: 0,
      x1: 9,
      y0: 100,
      y1: 108,
      page: (at % 20) + 1,
    }));
    expect(near(rows, 95, 110)).toHaveLength(2000);
  });
});
