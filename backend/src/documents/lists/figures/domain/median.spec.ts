import { median } from './median';

describe('the median', () => {
  it.each([
    [[], null],
    [[3], 3],
    [[9, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7, 7, 7, 1], 7],
    [[1, 1, 9, 9], 5],
  ])('of %p is %p, however the values are counted', (values, expected) => {
    const one = values.map((value) => ({ value, count: 1 }));
    expect(median(one)).toBe(expected);
    const together = [...new Set(values)].map((value) => ({
      value,
      count: values.filter((other) => other === value).length,
    }));
    expect(median(together)).toBe(expected);
  });
});
