import {
  fieldValue,
  fittedText,
  inputText,
  inputType,
  refusalOf,
  saidValue,
  saysOther,
  typedValue,
  valueOfText,
} from './field-input';

describe('the input of a field', () => {
  it.each([
    ['totales.subtotal', 1000, 'number'],
    ['totales.descuentos', null, 'number'],
    ['totales.total', 'S/ 1,180', 'text'],
    ['productos.0.precio_unitario', 12.5, 'number'],
    ['productos.0.subtotal', 12.5, 'number'],
    ['productos.0.cantidad', 2, 'number'],
    ['detraccion.porcentaje', null, 'number'],
    ['informacion_adicional.peso_total', null, 'text'],
    ['documento.numero', 'F001-1', 'text'],
    ['extra.total_general', null, 'number'],
    ['documento.tipo', 'factura', 'choice'],
    ['documento.tipo', null, 'choice'],
  ])('%s holding %p is of type %s', (path, value, type) => {
    expect(inputType(path, value)).toBe(type);
  });

  it.each([
    [null, ''],
    [1180.5, '1180.5'],
    ['2026-03-15', '15/03/2026'],
    ['F001-1', 'F001-1'],
    [true, 'true'],
  ])('shows %p as %p', (value, text) => {
    expect(inputText(value)).toBe(text);
  });

  it.each([
    ['', 'algo', 'text', null],
    ['  ', 12, 'number', null],
    ['1180.50', 12, 'number', 1180.5],
    ['15/03/2026', '2026-01-01', 'text', '2026-03-15'],
    ['16 de marzo de 2026', '2026-01-01', 'text', '2026-03-16'],
    ['por definir', '2026-01-01', 'text', 'por definir'],
    ['3', 2, 'text', 3],
    ['tres', 2, 'text', 'tres'],
    ['sí', false, 'text', true],
    [' Andino ', 'x', 'text', 'Andino'],
  ] as const)('reads %p after %p as %s: %p', (text, before, type, value) => {
    expect(typedValue(text, before, type)).toBe(value);
  });

  it('is unchanged while it says the same', () => {
    const data = {
      documento: { fecha_emision: '2026-03-15' },
      totales: { total: 1180, iva: 12.345 },
    };
    expect(saysOther(data, 'documento.fecha_emision', '15/03/2026')).toBe(false);
    expect(saysOther(data, 'totales.total', '1,180.00')).toBe(false);
    expect(saysOther(data, 'totales.iva', '12.345')).toBe(false);
    expect(saysOther(data, 'documento.serie', '')).toBe(false);
    expect(saysOther(data, 'totales.total', '1181')).toBe(true);
  });
});

describe('an amount', () => {
  const data = { totales: { total: 1180, subtotal: null }, productos: [{ cantidad: 2 }] };

  it.each([
    ['totales.total', '12,50', 12.5],
    ['totales.total', '1234,5', 1234.5],
    ['totales.total', '1.234,56', 1234.56],
    ['totales.subtotal', 'S/ 1,180.00', 1180],
    ['productos.0.cantidad', '1.180', 1.18],
    ['productos.0.precio_unitario', '0,055', 0.055],
    ['detraccion.porcentaje', '1,5 %', 1.5],
  ])('of %s is read from %p: %p', (path, text, value) => {
    expect(valueOfText(data, path, text)).toBe(value);
    expect(refusalOf(data, path, value)).toBeNull();
  });

  it.each([
    ['totales.total', 'abc'],
    ['totales.subtotal', '1,2,3'],
    ['productos.0.cantidad', '1-2'],
    ['extra.total_general', 'abc'],
  ])('of %s is not %p, and it says what to type', (path, text) => {
    const value = valueOfText(data, path, text);
    expect(refusalOf(data, path, value)).toBe('Escriba un número, por ejemplo 1180.00.');
  });
});

it('a value that is not there is null, and a group is no value', () => {
  const data = { totales: { total: 5 }, productos: [{ cantidad: 2 }] };
  expect(fieldValue(data, 'totales.total')).toBe(5);
  expect(fieldValue(data, 'totales.iva')).toBeNull();
  expect(fieldValue(data, 'totales')).toBeNull();
  expect(fieldValue(data, 'productos.0.cantidad')).toBe(2);
});

describe('the type of the document', () => {
  it.each([
    ['FACTURA ELECTRÓNICA', 'factura'],
    ['RECIBO POR HONORARIOS', 'recibo_honorarios'],
    ['Avenida Grau 12', ''],
  ])('takes %p of the page as %p', (text, type) => {
    expect(fittedText(text, 'choice')).toBe(type);
  });

  it('is said by its name, a word that is no type as it was read', () => {
    expect(saidValue('documento.tipo', 'nota_credito')).toBe('Nota de crédito');
    expect(saidValue('documento.tipo', 'vale')).toBe('vale');
    expect(saidValue('informacion_adicional.observaciones', 'otro')).toBe('otro');
    expect(saidValue('documento.tipo', null)).toBe('vacío');
  });
});
