import { formatLineAmount, formatValue, isCodeField, isMoneyField } from './format-value';

describe('a value of the field table', () => {
  it.each([
    ['totales.total', 1180, '1,180.00 PEN'],
    ['totales.iva', 180, '180.00 PEN'],
    ['detraccion.monto', 142, '142.00 PEN'],
    ['otros.precio_base', 5, '5.00 PEN'],
    ['detraccion.porcentaje', 12, '12\u00a0%'],
    ['otros.dias', 30, '30'],
    ['documento.fecha_emision', '2026-03-15', '15 mar 2026'],
    ['documento.tipo', 'nota_credito', 'Nota de crédito'],
    ['documento.tipo', 'vale', 'vale'],
    ['informacion_adicional.peso_total', '12 kg', '12 kg'],
    ['otros.pagado', true, 'Sí'],
    ['otros.pagado', false, 'No'],
    ['proveedor.telefono', null, '—'],
    ['proveedor.telefono', '', '—'],
  ])('%s = %p reads %p', (path, value, expected) => {
    expect(formatValue(path, value, 'PEN')).toBe(expected);
  });

  it('names the currency of the document', () => {
    expect(formatValue('totales.total', 3965, 'USD')).toBe('3,965.00 USD');
  });

  it('is money by its group or its name', () => {
    expect(isMoneyField('totales.otros_cargos')).toBe(true);
    expect(isMoneyField('x.importe_neto')).toBe(true);
    expect(isMoneyField('documento.numero')).toBe(false);
  });

  it('is a code only by its last key', () => {
    expect(isCodeField('proveedor.ruc')).toBe(true);
    expect(isCodeField('proveedor.nombre')).toBe(false);
  });

  it('of a line has no currency', () => {
    expect(formatLineAmount(1290)).toBe('1,290.00');
    expect(formatLineAmount(null)).toBe('—');
  });
});
