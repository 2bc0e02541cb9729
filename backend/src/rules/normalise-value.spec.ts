import { normaliseValue } from './normalise-value';

describe('normaliseValue', () => {
  it.each([
    ['totales.total', 'S/ 1.180', 1180],
    ['productos.0.precio_unitario', '1.180', 1.18],
    ['productos.0.cantidad', '2.000', 2],
    ['detraccion.porcentaje', '12.00 %', 12],
    ['documento.fecha_emision', '15-SET-26', '2026-09-15'],
    ['documento.tipo', 'NOTA DE CRÉDITO ELECTRÓNICA', 'nota_credito'],
    ['documento.tipo', 'carta', 'otro'],
    ['documento.moneda', 'DÓLARES AMERICANOS', 'USD'],
    ['documento.numero', 'N° F001 - 00000123', 'F001-00000123'],
    ['documento.numero', 'OC-2026-032508', 'OC-2026-032508'],
    ['proveedor.ruc', 'R.U.C. 20 512333797', '20512333797'],
    ['cliente.ruc', '45678912', null],
    ['cliente.nombre', '  A\u00a0 B ', 'A B'],
    ['totales.total', 'N/A', null],
    ['totales.total', '', null],
    ['productos.10.cantidad', '2.000', 2],
    ['articulos.0.valor_unitario', '1.180', 1.18],
    ['items.3.precio_venta', '1.180', 1.18],
    ['productos.12.subtotal', '1.180', 1180],
    ['productos.0.descuento', '1.180', 1180],
    ['detraccion.monto', 'S/ 1.180', 1180],
    ['retencion.neto', '1,180.00', 1180],
    ['percepcion.porcentaje', '2 %', 2],
    ['productos.0.cantidad_total', '2.000', '2.000'],
    ['productos.0.descripcion', '12 ', '12'],
    ['documento.fecha', '15/03/2026', '2026-03-15'],
    ['documento.moneda', 'tres', null],
    ['documento.numero', '', null],
    ['documento.numero', 'NRO. F001-1', 'F001-1'],
    ['documento.numero', 'Número: F001 – N° 7', 'F001-7'],
    ['documento.numero', '# 001-77', '001-77'],
    ['documento.numero', 'Nº. F001-1', 'F001-1'],
    ['cliente.ruc', '4567 8912', null],
    ['cliente.ruc', '-', null],
    ['cliente.ruc', '', null],
    ['proveedor.ruc', 'RUT 76.123.456-7', 'RUT 76.123.456-7'],
    ['informacion_adicional.observaciones', ' ', null],
  ])('%s: "%s"', (path, text, value) => {
    expect(normaliseValue(path, text).value).toBe(value);
  });

  it('keeps a date that it cannot read as text and says so', () => {
    expect(normaliseValue('documento.fecha_emision', 'a 30 días')).toEqual({
      value: 'a 30 días',
      isUnsure: true,
    });
  });

  it.each([
    ['totales.total', 'S/ 118.00', false],
    ['totales.total', '1,18O.OO', true],
    ['totales.total', 'N/A', true],
    ['totales.total', '', false],
    ['documento.moneda', 'tres', true],
    ['documento.moneda', 'soles', false],
    ['proveedor.ruc', 'RUT 76.123.456-7', true],
    ['cliente.ruc', '45678912', false],
    ['cliente.nombre', 'A', false],
  ])('%s "%s" is unsure: %s', (path, text, isUnsure) => {
    expect(normaliseValue(path, text).isUnsure).toBe(isUnsure);
  });
});
