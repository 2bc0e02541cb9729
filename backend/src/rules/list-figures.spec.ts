import { listFigures } from './list-figures';

const FILE = {
  filename: 'scan.pdf',
  textWords: ['grifo'],
  authenticity: { confidence: 0.9, flags: ['SIN_QR'] },
};

describe('listFigures', () => {
  it('derives what the list sorts and filters by', () => {
    const figures = listFigures(
      {
        documento: {
          fecha_emision: '2026-03-01',
          fecha_vencimiento: '2026-03-31',
          moneda: 'US$',
          numero: 'F001-7',
        },
        proveedor: { nombre: '  Óptica ÑANDÚ S.A.C. ', ruc: ' 20512333797 ' },
        totales: { total: 1180.005 },
        detraccion: { porcentaje: 12 },
      },
      FILE,
    );
    expect(figures).toMatchObject({
      supplierSort: 'optica nandu s a c',
      supplierWords: ['optica', 'nandu', 's', 'a', 'c'],
      ruc: '20512333797',
      issueDate: '2026-03-01',
      dueDate: '2026-03-31',
      totalCents: 118001,
      currency: 'USD',
      hasDetraction: true,
      authenticityRank: 2,
    });
    expect(figures.words).toEqual(expect.arrayContaining(['nandu', 'grifo', 'scan', 'f0017']));
  });

  it('says null where the document does not say, and PEN where it names no currency', () => {
    expect(
      listFigures({ documento: { fecha: '2026-02-03', fecha_vencimiento: 'pronto' } }, FILE),
    ).toMatchObject({
      supplierSort: null,
      supplierWords: [],
      ruc: null,
      issueDate: '2026-02-03',
      dueDate: null,
      totalCents: null,
      currency: 'PEN',
      hasDetraction: false,
    });
  });

  it('keeps a currency that nothing is paid in apart from soles', () => {
    const { currency } = listFigures({ documento: { moneda: 'BRL' } }, FILE);
    expect(currency).toBe('BRL');
  });

  it('finds what has not been read by the name of its file alone', () => {
    expect(
      listFigures(null, { filename: 'Mi Factura.PDF', textWords: [], authenticity: null }),
    ).toMatchObject({
      currency: null,
      authenticityRank: null,
      words: ['mi', 'factura', 'pdf'],
    });
  });

  it('takes what treasury decided for the detracción over what is printed', () => {
    const printed = { detraccion: { codigo: '037' } };
    expect(listFigures(printed, { ...FILE, requiresDetraction: false }).hasDetraction).toBe(false);
    expect(listFigures({}, { ...FILE, requiresDetraction: true }).hasDetraction).toBe(true);
  });

  it.each([
    [0.9, 2, 1],
    [0.6, 0, 1],
    [0.59, 0, 0],
  ])('ranks an authenticity of %d with %d flags as %d', (confidence, flags, rank) => {
    const authenticity = { confidence, flags: Array.from({ length: flags }, String) };
    expect(listFigures({}, { ...FILE, authenticity }).authenticityRank).toBe(rank);
  });

  it('does not trip over a hand-made value of another type', () => {
    const data = JSON.parse(
      '{"proveedor":{"nombre":7,"ruc":[1]},"totales":{"total":"12"}}',
    ) as object;
    expect(listFigures(data, FILE)).toMatchObject({ ruc: null, totalCents: null });
  });
});
