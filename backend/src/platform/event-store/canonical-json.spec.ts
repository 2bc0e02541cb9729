import fc from 'fast-check';
import { canonicalJson, type JsonValue } from './stored-event';

describe('canonicalJson', () => {
  it('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: 'x', c: null }], a: true })).toBe(
      canonicalJson({ a: true, b: [1, { c: null, d: 'x' }] }),
    );
  });

  it('leaves undefined members out, as a store does', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  it('says the same as JSON for every JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value as JsonValue))).toEqual(
          JSON.parse(JSON.stringify(value)),
        );
      }),
    );
  });
});
