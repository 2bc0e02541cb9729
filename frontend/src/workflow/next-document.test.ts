import { afterStep, neighbour } from './next-document';

const LIST = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('going through the list', () => {
  it('stops at both ends', () => {
    expect([neighbour(LIST, 'a', 1), neighbour(LIST, 'b', -1)]).toEqual(['b', 'a']);
    expect([neighbour(LIST, 'c', 1), neighbour(LIST, 'a', -1)]).toEqual([null, null]);
  });

  it('begins with the first document when the open one is not listed', () => {
    expect(neighbour(LIST, 'x', 1)).toBe('a');
    expect(neighbour(LIST, null, -1)).toBe('a');
    expect(neighbour([], null, 1)).toBeNull();
  });
});

describe('after a step', () => {
  it('goes on to the following document, from the last one to the first', () => {
    expect(afterStep(LIST, 'a')).toBe('b');
    expect(afterStep(LIST, 'c')).toBe('a');
  });

  it('has nowhere to go from the only one', () => {
    expect(afterStep([{ id: 'a' }], 'a')).toBeNull();
    expect(afterStep([], 'a')).toBeNull();
  });
});
