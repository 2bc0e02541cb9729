import { queuePlace } from './use-review-queue';

describe('the place in the queue', () => {
  it('has a position and neighbours', () => {
    expect(queuePlace(['a', 'b', 'c'], 23, 'b')).toEqual({
      position: 2,
      total: 23,
      previousId: 'a',
      nextId: 'c',
    });
  });

  it('ends at both ends', () => {
    expect(queuePlace(['a', 'b'], 2, 'a').previousId).toBeNull();
    expect(queuePlace(['a', 'b'], 2, 'b').nextId).toBeNull();
  });

  it('leads to the first one from a document that needs no review', () => {
    expect(queuePlace(['a'], 1, 'x')).toMatchObject({ position: null, nextId: 'a' });
    expect(queuePlace([], 0, 'x').nextId).toBeNull();
  });
});
