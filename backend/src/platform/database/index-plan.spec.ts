import { definitionOf, planIndexes, type IndexDefinition } from './index-plan';

const index = (key: IndexDefinition['key'], options: object = {}): IndexDefinition =>
  definitionOf(key, { ...options });
const TEXT = { partialFilterExpression: { of: { $type: 'string' } } };

describe('the plan of the indexes of a collection', () => {
  it('is empty when the store has what the schema wants, whatever else was made by hand', () => {
    const wanted = [index({ a: 1, b: -1 }, { unique: true }), index({ of: 1 }, TEXT)];
    const stored = { v: 2, background: true, sparse: false };
    const existing = [
      index({ of: 1 }, { ...stored, ...TEXT, name: 'of_1' }),
      index({ a: 1, b: -1 }, { ...stored, unique: true, name: 'a_1_b_-1' }),
      index({ other: 1 }, { name: 'made_by_hand' }),
    ];
    expect(planIndexes(wanted, existing)).toEqual({ drop: [], make: [] });
  });

  it.each<[string, IndexDefinition, IndexDefinition]>([
    ['other options under one name', index({ of: 1 }), index({ of: 1 }, TEXT)],
    ['another key under one name', index({ a: 1 }, { name: 'x' }), index({ b: 1 }, { name: 'x' })],
    ['one key under another name', index({ a: 1 }), index({ a: 1 }, { name: 'x' })],
    [
      'another order of its fields',
      index({ a: 1, b: 1 }, { name: 'x' }),
      index({ b: 1, a: 1 }, { name: 'x' }),
    ],
    ['a unique one that was none', index({ a: 1 }), index({ a: 1 }, { unique: true })],
    [
      'another term',
      index({ a: 1 }, { expireAfterSeconds: 0 }),
      index({ a: 1 }, { expireAfterSeconds: 9 }),
    ],
  ])('replaces %s', (_, old, wanted) => {
    expect(planIndexes([wanted], [old])).toEqual({ drop: [old.name], make: [wanted] });
  });

  it('drops what is retired, also when nothing takes its place', () => {
    const existing = [index({ a: 1 }), index({ b: 1 })];
    expect(planIndexes([], existing, ['b_1', 'never_made'])).toEqual({ drop: ['b_1'], make: [] });
  });
});
