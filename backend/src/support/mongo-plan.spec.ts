import { planOf, type PlanIndex } from './mongo-plan';

const INDEXES: PlanIndex[] = [
  { name: 'texts', key: { t: 1, k: 1 }, partialFilterExpression: { k: { $type: 'string' } } },
  { name: 'marked', key: { m: 1 }, sparse: true },
  { name: 'there', key: { t: 1, p: 1 }, partialFilterExpression: { p: { $exists: true } } },
  { name: 'newest', key: { t: 1, at: -1 } },
  { name: 'hash', key: { t: 1, h: 1 } },
];

describe('the plan that MongoDB can make', () => {
  it.each<[string, object, string | null]>([
    ['no index of texts for a text', { t: 'a', k: 'x' }, 'newest'],
    [
      'an index of texts for what is said to be one',
      { t: 'a', k: { $eq: 'x', $type: 'string' } },
      'texts',
    ],
    ['no sparse index for null', { m: null }, null],
    ['a sparse index for a value', { m: true }, 'marked'],
    ['an index of what is there for a value', { t: 'a', p: { $gt: 1 } }, 'there'],
    ['no index of what is there for null', { t: 'a', p: null }, 'newest'],
    ['the _id', { _id: 1, z: 2 }, '_id_'],
    ['nothing for an unknown field', { z: 1 }, null],
    [
      'one index for each branch',
      { t: 'a', $or: [{ h: 1 }, { k: { $eq: 'x', $type: 'string' } }] },
      'hash | texts',
    ],
    ['one for all when a branch has none', { t: 'a', $or: [{ h: 1 }, { z: 1 }] }, 'newest'],
  ])('is %s', (_, filter, name) => {
    expect(planOf({ filter: filter as Record<string, unknown> }, INDEXES)).toBe(name);
  });

  it('may be an order alone', () => {
    const sort = { t: 1, at: -1 };
    expect(planOf({ filter: {}, sort }, INDEXES)).toBe('newest');
    expect(planOf({ filter: {}, sort: { at: -1 } }, INDEXES)).toBeNull();
  });
});
