import { encode } from './codec';
import { changedFields } from './raw-document';

const changes = (before: object, after: object): string[] =>
  [...changedFields(encode({ ...before }), encode({ ...after }))].sort();

describe('the fields that a change touches', () => {
  const before = { _id: 1, name: 'a', inner: { deep: [1, 2] }, at: new Date(5), none: null };

  it('are none when nothing changed, whatever the order', () => {
    expect(changes(before, before)).toEqual([]);
    expect(changes({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([]);
  });

  it('are those with another value, deep inside too', () => {
    expect(changes(before, { ...before, name: 'b', inner: { deep: [1, 3] } })).toEqual([
      'inner',
      'name',
    ]);
  });

  it('are those that came and those that went', () => {
    const { none: _, ...rest } = before;
    expect(changes(before, { ...rest, more: 1 })).toEqual(['more', 'none']);
  });

  it('are those of another type', () => {
    expect(changes({ n: 1 }, { n: '1' })).toEqual(['n']);
    expect(changes({ n: null }, { n: false })).toEqual(['n']);
  });
});
