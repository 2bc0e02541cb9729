import fc from 'fast-check';
import type { ExtractedData } from '../contracts/extracted-data';
import { PATH_ATTACKS } from '../../test/support/path-attacks';
import {
  isEditablePath,
  isFieldKey,
  leafAt,
  pathSegments,
  valueAt,
  withValueAt,
} from './field-path';

const data = {
  documento: { numero: 'F001-1' },
  proveedor: { nombre: 'A', ruc: null },
  totales: { total: 5 },
  productos: [{ cantidad: 1, precio_unitario: 5 }],
  transporte: { placa: 'ABC-123', guias: ['T001-1'] },
  nota: 'frágil',
  metadata: { x: 1 },
} as ExtractedData;

describe('paths that a person may write to', () => {
  it.each(PATH_ATTACKS)('leave out "%.40s"', (path) => {
    expect(isEditablePath(data, path)).toBe(false);
  });

  it.each([
    'metadata',
    'productos',
    'productos.0',
    'productos.1.cantidad',
    'proveedor',
    'proveedor.ruc.x',
    'articulos.0.total',
    'transporte.otro.placa',
    'transporte.guias.1',
    'documento.toString',
    'proveedor.valueOf',
    'cliente.0',
    'cliente.direccion.calle',
    'Proveedor.ruc',
    'productos.0.0',
  ])('leave out "%s", too', (path) => {
    expect(isEditablePath(data, path)).toBe(false);
  });

  it.each([
    'proveedor.ruc',
    'totales.total',
    'documento.fecha_emision',
    'productos.0.precio_unitario',
    'cliente.nombre',
    'nota',
    'transporte.placa',
    'transporte.guias.0',
  ])('take in "%s"', (path) => {
    expect(isEditablePath(data, path)).toBe(true);
    expect(leafAt(withValueAt(data, path, 'x'), path)).toBe('x');
  });
});

describe('the path of an account', () => {
  const held = { cuentas: Array.from({ length: 7 }, () => ({ cci: '1' })) };

  it.each([
    [{}, 'cuentas.0.cci', true],
    [{}, 'cuentas.1.cci', false],
    [{}, 'cuentas.0.clave', false],
    [held, 'cuentas.6.titular', true],
    [held, 'cuentas.7.banco', true],
    [{ cuentas: [...held.cuentas, {}] }, 'cuentas.8.banco', false],
  ])('of %j may be written at %s: %s', (document, path, isLegal) => {
    expect(isEditablePath(document, path)).toBe(isLegal);
  });
});

describe('field paths', () => {
  it('reads and writes nested values without touching the original', () => {
    const before = { productos: [{ cantidad: 1 }] };
    const after = withValueAt(before, 'productos.0.cantidad', 2);
    expect(valueAt(after, 'productos.0.cantidad')).toBe(2);
    expect(valueAt(before, 'productos.0.cantidad')).toBe(1);
    expect(leafAt(before, 'productos.0')).toBeNull();
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
    'productos.01.cantidad',
    '0.a',
    'a b',
    'a..b',
    'a.b.c.d.e.f.g.h.i',
  ])('refuses "%s"', (path) => {
    expect(pathSegments(path)).toBeNull();
    expect(valueAt({}, path)).toBeUndefined();
    expect(() => withValueAt({}, path, 1)).toThrow(RangeError);
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))(
    'knows no field named as what every object has: %s',
    (name) => {
      expect(isFieldKey(name)).toBe(false);
      expect(isEditablePath(data, `proveedor.${name}`)).toBe(false);
    },
  );

  it('does not see inherited properties', () => {
    expect(valueAt({}, 'isPrototypeOf')).toBeUndefined();
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
