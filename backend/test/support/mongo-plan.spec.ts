import { planOf, shapeOf, type PlanIndex, type PlanQuery } from './mongo-plan';

const INDEXES: PlanIndex[] = [
  { name: 'texts', key: { t: 1, k: 1 }, partialFilterExpression: { k: { $type: 'string' } } },
  { name: 'marked', key: { m: 1 }, sparse: true },
  { name: 'there', key: { t: 1, p: 1 }, partialFilterExpression: { p: { $exists: true } } },
  { name: 'newest', key: { t: 1, at: -1 } },
  { name: 'hash', key: { t: 1, h: 1 } },
  { name: 'doubtful', key: { t: 1, d: 1 }, partialFilterExpression: { d: { $gt: 0 } } },
  { name: 'parts', key: { 'p.a': 1, 'p.b': 1 } },
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
    ['an index of what is above for what is', { t: 'a', d: { $gte: 1 } }, 'doubtful'],
    ['no index of what is above for all from there on', { t: 'a', d: { $gte: 0 } }, 'newest'],
    ['the fields of an element', { p: { $elemMatch: { a: 1, b: 2 } } }, 'parts'],
    ['one for all when a branch has none', { t: 'a', $or: [{ h: 1 }, { z: 1 }] }, 'newest'],
  ])('is %s', (_, filter, name) => {
    expect(planOf({ filter: filter as Record<string, unknown> }, INDEXES).index).toBe(name);
  });

  it.each<[string, Omit<PlanQuery, 'filter'> & { filter?: object }, boolean]>([
    ['comes in order', { filter: { t: 'a' }, sort: { at: -1 } }, false],
    ['comes in order the other way round', { filter: { t: 'a' }, sort: { at: 1 } }, false],
    ['comes in order of what is one value', { filter: { t: 'a' }, sort: { t: 1, at: -1 } }, false],
    ['is sorted by what is in no index', { filter: { t: 'a' }, sort: { z: 1 } }, true],
    ['is sorted when it turns in between', { sort: { t: 1, at: 1 } }, true],
    ['comes in the order of an index alone', { sort: { t: 1, at: -1 } }, false],
    ['is sorted when no index begins so', { sort: { at: -1 } }, true],
  ])('%s', (_, query, isSorted) => {
    const filter = (query.filter ?? {}) as Record<string, unknown>;
    expect(planOf({ ...query, filter }, INDEXES).isSorted).toBe(isSorted);
  });

  it('takes a hint only for an index that is there', () => {
    const filter = { t: 'a' };
    expect(planOf({ filter, hint: { m: 1 } }, INDEXES).index).toBe('marked');
    expect(() => planOf({ filter, hint: 'gone' }, INDEXES)).toThrow('no index "gone"');
  });
});

describe('the shape of a filter', () => {
  it('is what is asked of which paths, without texts and amounts', () => {
    const since = new Date();
    const filter = { b: { $in: ['x', 'y'], $type: 'string' }, a: null, c: true, d: { $gt: 7 } };
    const or = [{ at: { $gt: since } }, { at: { $gt: new Date(0) } }];
    expect(shapeOf({ ...filter, $or: or })).toEqual({
      a: null,
      b: { $in: ['<text>'], $type: 'string' },
      c: true,
      d: { $gt: 1 },
      $or: [{ at: { $gt: '<date>' } }, { at: { $gt: '<epoch>' } }],
    });
  });
});
