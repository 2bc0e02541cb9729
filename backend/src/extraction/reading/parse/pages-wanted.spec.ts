import { wantedPages } from './pages-wanted';

const numbers = (inFile: number, pages?: number[]) => {
  const { wanted, totalPages } = wantedPages(inFile, { maxPages: 3, pages });
  return [wanted.map((one) => [one.number, one.inFile]), totalPages];
};

describe('the pages that are read', () => {
  it('are all of a short document, and of a long one the first and the last', () => {
    const first = [
      [1, 1],
      [2, 2],
      [3, 3],
    ];
    expect(numbers(2)).toEqual([first.slice(0, 2), 2]);
    expect(numbers(3)).toEqual([first, 3]);
    expect(numbers(4)).toEqual([[...first, [4, 4]], 4]);
    expect(numbers(9)).toEqual([[...first, [9, 9]], 9]);
  });

  it('are those of the file that the document is made of, counted from 1', () => {
    expect(numbers(9, [4, 5])).toEqual([
      [
        [1, 4],
        [2, 5],
      ],
      2,
    ]);
    expect(numbers(4, [4, 5])).toEqual([[[1, 4]], 1]);
  });
});
