import { nextPending, pendingPaths } from './pending-fields';

const ORDER = ['a', 'b', 'c', 'd', 'e'];

describe('fields that wait for a look', () => {
  it('are the doubtful and the contradicting ones that nobody has kept', () => {
    const fields = [
      { path: 'a', state: 'verificado' },
      { path: 'b', state: 'dudoso' },
      { path: 'c', state: 'contradice' },
      { path: 'd', state: 'editado' },
      { path: 'e', state: 'vacio' },
    ] as const;
    expect(pendingPaths(fields, new Set())).toEqual(['b', 'c']);
    expect(pendingPaths(fields, new Set(['b']))).toEqual(['c']);
  });
});

describe('the next of them', () => {
  it.each([
    [null, 1, 'b'],
    [null, -1, 'd'],
    ['a', 1, 'b'],
    ['b', 1, 'd'],
    ['d', 1, 'b'],
    ['b', -1, 'd'],
    ['c', -1, 'b'],
  ] as const)('from %p in direction %p is %p', (from, direction, found) => {
    expect(nextPending(ORDER, ['b', 'd'], from, direction)).toBe(found);
  });

  it('is none when only the present one is left', () => {
    expect(nextPending(ORDER, ['b'], 'b', 1)).toBeNull();
    expect(nextPending(ORDER, [], 'b', 1)).toBeNull();
  });
});
