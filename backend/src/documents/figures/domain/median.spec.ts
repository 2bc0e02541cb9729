import { median } from './median';

describe('the median', () => {
  it.each([
    [[], null],
    [[3], 3],
    [[9, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
  ])('of %p is %p', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});
