import fc from 'fast-check';
import { pathSegments, valueAt, withValueAt } from './field-path';

describe('field paths', () => {
  it('reads and writes nested values without touching the original', () => {
    const before = { productos: [{ cantidad: 1 }] };
    const after = withValueAt(before, 'productos.0.cantidad', 2);
    expect(valueAt(after, 'productos.0.cantidad')).toBe(2);
    expect(valueAt(before, 'productos.0.cantidad')).toBe(1);
  });

  it('makes missing groups and leaves no holes between rows', () => {
    expect(withValueAt({}, 'totales.total', 5)).toEqual({ totales: { total: 5 } });
    expect(withValueAt({}, 'productos.1.cantidad', 5)).toEqual({
      productos: [{}, { cantidad: 5 }],
    });
  });

  it.each([
    '',
    '__proto__.x',
    'a.constructor.b',
    'productos.500.cantidad',
    '0.a',
    'a b',
    'a..b',
    'a.b.c.d.e.f.g',
  ])('refuses "%s"', (path) => {
    expect(pathSegments(path)).toBeNull();
    expect(valueAt({}, path)).toBeUndefined();
    expect(() => withValueAt({}, path, 1)).toThrow(RangeError);
  });

  it('does not see inherited properties', () => {
    expect(valueAt({}, 'toString')).toBeUndefined();
  });

  it('never changes the prototype of all objects', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        if (pathSegments(path)) withValueAt({}, path, 'x');
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });
});
