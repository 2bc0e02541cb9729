import fc from 'fast-check';
import { readFieldValue } from './field-value';

describe('readFieldValue', () => {
  it.each<[string, unknown, unknown]>([
    ['totales.total', '1.180,00', 1180],
    ['totales.total', 'S/ 1,180.005', 1180.01],
    ['totales.total', '1.180', 1180],
    ['totales.descuentos', '-5.5', -5.5],
    ['totales.total', 1180.005, 1180.01],
    ['totales.total', '', null],
    ['totales.total', null, null],
    ['productos.3.precio_unitario', '1.1805', 1.1805],
    ['productos.3.cantidad', '2.000', 2],
    ['detraccion.porcentaje', '12 %', 12],
    ['documento.fecha_emision', '15/03/2026', '2026-03-15'],
    ['documento.fecha_vencimiento', '2026-03-15', '2026-03-15'],
    ['documento.tipo', 'nota_credito', 'nota_credito'],
    ['documento.tipo', 'Factura electrónica', 'factura'],
    ['documento.moneda', 'soles', 'PEN'],
    ['documento.moneda', 'brl', 'BRL'],
    ['documento.numero', ' f001 - 7 ', 'F001-7'],
    ['proveedor.ruc', 'RUC 20999999019', '20999999019'],
    ['cliente.ruc', '45678912', '45678912'],
    ['proveedor.telefono', 987654321, '987654321'],
    ['proveedor.nombre', ' A\u00a0 B\n', 'A B'],
    ['nota', true, true],
    ['nota', '<b>x</b>', '<b>x</b>'],
  ])('reads %s = %j as %j', (path, typed, value) => {
    expect(readFieldValue(path, typed, null)).toEqual({ value });
  });

  it('keeps a number of a free section a number, and makes it no text', () => {
    expect(readFieldValue('flete.peso', '12.5', 3)).toEqual({ value: 12.5 });
    expect(readFieldValue('flete.peso', 'doce', 3)).toBe('refused');
    expect(readFieldValue('flete.peso', 'doce', 'once')).toEqual({ value: 'doce' });
  });

  it.each<[string, unknown]>([
    ['totales.total', 'mil'],
    ['totales.total', '1.18O,00'],
    ['totales.total', Number.NaN],
    ['totales.total', Infinity],
    ['totales.total', 1e300],
    ['totales.total', true],
    ['totales.total', {}],
    ['totales.total', ['5']],
    ['totales.total', undefined],
    ['totales.total', '99999999999999999999'],
    ['documento.fecha', '31/02/2026'],
    ['documento.moneda', 'conchas'],
    ['documento.tipo', 'carta'],
    ['proveedor.nombre', false],
    ['nota', 'a\u0000'],
    ['nota', 'a\udc00'],
    ['nota', 'x'.repeat(2_001)],
    ['nota', Number.NaN],
  ])('refuses %s = %p', (path, typed) => {
    expect(readFieldValue(path, typed, null)).toBe('refused');
  });

  it('answers a storable single value, or refuses, whatever comes', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom('totales.total', 'nota', 'documento.fecha'),
        (typed, path) => {
          const read = readFieldValue(path, typed, null);
          const value = read === 'refused' ? null : read.value;
          expect(['string', 'number', 'boolean', 'object']).toContain(typeof value);
          if (typeof value === 'object') expect(value).toBeNull();
          if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
        },
      ),
    );
  });
});
