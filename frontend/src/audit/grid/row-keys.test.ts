import { rowAfterKey } from './row-keys';

describe('the keys of the rows', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 4, 4],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, 0],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['Enter', 1, null],
  ])('%s in row %d of five leads to %s', (key, at, next) => {
    expect(rowAfterKey(key, at, 5)).toBe(next);
  });
});
