import type { ReviewQueueDocument } from '@contracts/review';
import { queuePlace, queueWithout } from './use-review-queue';

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

it('a document that was dealt with leaves the queue once', () => {
  const entry = (id: string) => ({ id }) as ReviewQueueDocument;
  const queue = { total: 9, documents: [entry('a'), entry('b')] };
  const left = queueWithout(queue, 'a');
  expect(left).toEqual({ total: 8, documents: [{ id: 'b' }] });
  expect(queueWithout(left, 'a')).toEqual(left);
});
