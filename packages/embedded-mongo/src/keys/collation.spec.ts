import { BSONSymbol } from 'bson';
import { assert, constantFrom, oneof, property, record, integer, array } from 'fast-check';
import { codeOf } from '../support/code-of';
import type { Doc } from '../bson/bson-types';
import { Collation } from './collation';
import { compareValues, equalValues } from './compare';

function collationOf(spec: Doc): Collation {
  const collation = Collation.parse(spec);
  if (!collation) throw new Error('a collation was expected');
  return collation;
}

describe('a collation', () => {
  it.each<[string, Doc, string, string, -1 | 0 | 1]>([
    ['tells case apart by default', { locale: 'es' }, 'ping', 'PING', -1],
    ['tells accents apart by default', { locale: 'es' }, 'nono', 'noño', -1],
    ['ignores case at strength 2', { locale: 'en_US', strength: 2 }, 'ping', 'PING', 0],
    ['tells accents apart at strength 2', { locale: 'es', strength: 2 }, 'mama', 'mamá', -1],
    ['ignores accents at strength 1', { locale: 'es', strength: 1 }, 'mama', 'MAMÁ', 0],
    ['puts ñ after n in Spanish', { locale: 'es' }, 'ñandú', 'nube', 1],
  ])('%s', (_, spec, a, b, order) => {
    expect(Math.sign(compareValues(a, b, collationOf(spec)))).toBe(order);
  });

  it.each<[string, unknown, number]>([
    ['without locale', { strength: 1 }, 40414],
    ['of a number', 5, 14],
    ['with a locale of a number', { locale: 5 }, 40414],
    ['in a language that nobody speaks', { locale: 'qx_QX_qx' }, 2],
    ['with a setting beside', { locale: 'es', numericOrdering: true }, 40415],
    ['of strength 4', { locale: 'es', strength: 4 }, 238],
    ['with a variant of the language', { locale: 'de@collation=phonebook' }, 2],
  ])('%s is refused', (_, spec, code) => {
    expect(codeOf(() => Collation.parse(spec))).toBe(code);
  });

  it.each([undefined, null, { locale: 'simple' }])('is none for %j', (spec) => {
    expect(Collation.parse(spec)).toBeNull();
  });
});

describe('values under a collation', () => {
  const collation = collationOf({ locale: 'es', strength: 1 });

  it.each<[unknown, unknown, boolean]>([
    [['a', { b: 'Á' }], ['A', { b: 'a' }], true],
    [{ a: 'x' }, { A: 'x' }, false],
    [{ a: 'x' }, { a: 'X', b: 1 }, false],
    [{ a: 'x', b: undefined }, { a: 'X' }, true],
    [new BSONSymbol('a'), 'Á', true],
    ['1', 1, false],
    [['a'], ['a', 'a'], false],
  ])('%j and %j', (a, b, isEqual) => {
    expect(equalValues(a, b, collation)).toBe(isEqual);
    expect(equalValues(b, a, collation)).toBe(isEqual);
  });

  const text = constantFrom('a', 'A', 'á', 'b', 'ñ', 'N', 'n', '', 'ab', 'Áb');
  const leaf = oneof(text, integer({ min: 0, max: 2 }));
  const value = oneof(
    leaf,
    array(leaf, { maxLength: 2 }),
    record({ a: leaf, b: array(text, { maxLength: 1 }) }),
  );

  it('stand in one order, whichever two are compared', () => {
    assert(
      property(value, value, value, (a, b, c) => {
        expect(Math.sign(compareValues(a, b, collation))).toBe(
          -Math.sign(compareValues(b, a, collation)) || 0,
        );
        const [low, middle, high] = [a, b, c].sort((x, y) => compareValues(x, y, collation));
        expect(compareValues(low, middle, collation)).toBeLessThanOrEqual(0);
        expect(compareValues(low, high, collation)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
