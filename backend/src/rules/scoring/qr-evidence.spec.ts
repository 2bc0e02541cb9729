import { agreesWithQr, readQr } from './qr-evidence';

const box = (page: number) => ({ page, x: 0, y: 0, w: 0.1, h: 0.1 });
const NOTE = '20999999019|07|FC01|7|18.00|118.00|2026-03-15|6|20999999027|abc=';

describe('a printed value beside the QR', () => {
  it.each<[string, string | number, string | number, boolean]>([
    ['totales.total', 118, 118, true],
    ['totales.total', 118.004, 118, true],
    ['totales.total', 118.01, 118, false],
    ['totales.total', -118, 118, true],
    ['totales.iva', 18, -18, true],
    ['documento.numero', 'FC01-00000007', 'FC01-7', true],
    ['documento.numero', 'FC01-8', 'FC01-7', false],
    ['documento.serie', 'FC01', 'FC01', true],
    ['documento.serie', 'FC02', 'FC01', false],
    ['totales.total', '118', 118, true],
    ['proveedor.ruc', '020999999019', '20999999019', false],
  ])('%s: %s is what says %s: %s', (path, printed, coded, expected) => {
    expect(agreesWithQr(path, printed, coded)).toBe(expected);
  });
});

describe('the QR codes of a document', () => {
  it('say its fields, with the place of the one that is of SUNAT', () => {
    const { qr, fields } = readQr([
      { text: 'https://www.sunat.gob.pe/x', box: box(1) },
      { text: NOTE, box: box(2) },
    ]);
    expect(qr?.type).toBe('nota_credito');
    expect(new Set(fields.map(({ boxes }) => boxes[0]?.page))).toEqual(new Set([2]));
    expect(Object.fromEntries(fields.map(({ path, value }) => [path, value]))).toEqual({
      'proveedor.ruc': '20999999019',
      'documento.tipo': 'nota_credito',
      'documento.numero': 'FC01-7',
      'documento.serie': 'FC01',
      'documento.fecha_emision': '2026-03-15',
      'totales.iva': 18,
      'totales.total': 118,
      'cliente.ruc': '20999999027',
      'documento.folio_fiscal': 'abc=',
    });
  });

  it('say nothing of what they leave empty, and no RUC of a person with a DNI', () => {
    const text = '20999999019|03|B001|1||118.00|2026-03-15|1|12345678|';
    const paths = readQr([{ text, box: box(1) }]).fields.map(({ path }) => path);
    expect(paths.sort()).toEqual([
      'documento.fecha_emision',
      'documento.numero',
      'documento.serie',
      'documento.tipo',
      'proveedor.ruc',
      'totales.total',
    ]);
  });

  it('say nothing at all without one of SUNAT', () => {
    expect(readQr([{ text: 'yape|123', box: box(1) }])).toEqual({ qr: null, fields: [] });
  });
});
