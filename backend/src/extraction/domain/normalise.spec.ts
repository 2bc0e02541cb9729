import { normalise } from './normalise';
import { normaliseValue } from '../../rules/normalise-value';

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
  ])('%s: "%s"', (path, text, value) => {
    expect(normaliseValue(path, text).value).toBe(value);
  });

  it('keeps a date that it cannot read as text and says so', () => {
    expect(normaliseValue('documento.fecha_emision', 'a 30 días')).toEqual({
      value: 'a 30 días',
      isUnsure: true,
    });
  });
});

describe('normalise', () => {
  it('keeps the printed text and drops paths that are none', () => {
    const draft = normalise(
      {
        fields: [
          { path: 'totales.total', text: 'S/ 1,18O.OO', confidence: 0.9 },
          { path: '__proto__.x', text: '1' },
        ],
        tables: [],
        usage: { ms: 0 },
      },
      'ocr',
    );
    expect([...draft.keys()]).toEqual(['totales.total']);
    expect(draft.get('totales.total')).toMatchObject({
      value: 1180,
      rawText: 'S/ 1,18O.OO',
      confidence: 0.6,
      source: 'ocr',
    });
  });
});
