import { readDrawn } from '../../../../../test/support/read-drawn';
import { pageSetFromText, type DrawnPage } from '../../../../../test/support/page-from-text';
import { buildResult } from '../../../domain/build-result';
import { readPageSet } from '../../decide/read-page-set';

const invoice = (
  number: string,
  { rows = '', total = '118.00', base = '100.00', igv = '18.00', foot = '' } = {},
): string => `
#  FERRETERIA EL YUNQUE S.A.C.                                   FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                           RUC 20999999019
                                                                 ${number}
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 15/03/2026

   Cantidad   Unidad   Descripción                 Valor Unitario        Importe
${rows || '   2.00       NIU      Martillo de uña                     25.00          50.00\n   5.00       NIU      Clavo de acero                      10.00          50.00'}

                                              Op. Gravada     S/  ${base}
                                              I.G.V. 18%      S/  ${igv}
                                              Importe Total   S/  ${total}
   ${foot}`;

const read = (pages: readonly string[], options: DrawnPage = {}) => {
  const { extractedData: data, authenticity } = readDrawn(pages, options);
  const told = authenticity.findings.filter(({ id }) => /^(?:COPIAS|OTRO_COMPROBANTE)$/.test(id));
  return { data, told: told.map(({ message }) => message) };
};

const WHOLE = {
  documento: { numero: 'F002-00004521' },
  totales: { subtotal: 100, iva: 18, total: 118 },
  productos: [{ subtotal: 50 }, { subtotal: 50 }],
};

describe('copies in one file', () => {
  it('are read once, and it is said how many there are', () => {
    const copies = ['ADQUIRENTE O USUARIO', 'EMISOR', 'SUNAT'];
    const { data, told } = read(copies.map((foot) => invoice('F002-00004521', { foot })));
    expect(data).toMatchObject(WHOLE);
    expect(data.productos).toHaveLength(2);
    expect(told).toEqual(['El archivo trae 3 copias del mismo comprobante; se leyó una.']);
  });

  it('are copies with other zeros in their number, and recognised ones that are read a little apart', () => {
    const other = invoice('F002-4521').replace('Martillo', 'MartilIo');
    const { data, told } = read([invoice('F002-00004521'), other], {
      ...{ source: 'ocr', confidence: 0.9 },
    });
    expect(data.productos).toHaveLength(2);
    expect(told).toEqual(['El archivo trae 2 copias del mismo comprobante; se leyó una.']);
  });

  it('are no pages that repeat the head over other rows', () => {
    const rows = '   1.00       NIU      Taladro                            180.00         180.00';
    const more = { rows, base: '280.00', igv: '50.40', total: '330.40' };
    const pages = [
      invoice('F002-00004521').replace(/\n *Op[^]*$/, '\n'),
      invoice('F002-00004521', more),
    ];
    const { data, told } = read(pages);
    expect(data.productos).toHaveLength(3);
    expect(data.totales?.total).toBe(330.4);
    expect(told).toEqual([]);
  });

  it('of two pages each are copies, too', () => {
    const rows = '   1.00       NIU      Taladro                            180.00         180.00';
    const more = { rows, base: '280.00', igv: '50.40', total: '330.40' };
    const pages = [
      invoice('F002-00004521').replace(/\n *Op[^]*$/, '\n'),
      invoice('F002-00004521', more),
    ];
    const { data, told } = read([...pages, ...pages]);
    expect(data.productos).toHaveLength(3);
    expect(told).toEqual(['El archivo trae 2 copias del mismo comprobante; se leyó una.']);
  });
});

describe('another comprobante in the file', () => {
  const rows = '   10.00      NIU      Taladro                             50.00         500.00';
  const other = invoice('F002-00004522', { rows, base: '500.00', igv: '90.00', total: '590.00' });

  it('is named with its pages, and nothing of it is read', () => {
    const { data, told } = read([
      invoice('F002-00004521'),
      other,
      '\n\n   Condiciones de la venta: no se aceptan devoluciones.\n',
    ]);
    expect(data).toMatchObject(WHOLE);
    expect(data.productos).toHaveLength(2);
    expect(told).toEqual([
      'El archivo trae además otro comprobante, F002-00004522 (páginas 2–3), que no se leyó: necesita un documento aparte.',
    ]);
  });

  it('has a code of its own, which says nothing of the first', () => {
    const code = '20999999019|01|F002|00004522|90.00|590.00|2026-03-15|6|20999999027|';
    const pageSet = pageSetFromText([invoice('F002-00004521'), other], { qr: [code] });
    const qr = pageSet.qr.map((one) => ({ ...one, box: { ...one.box, page: 2 } }));
    const set = { ...pageSet, qr };
    const raw = { ...readPageSet(set, { companyRuc: null }), usage: { ms: 0 } };
    const context = { companyRuc: null, today: '2026-11-20' };
    const { authenticity, facts } = buildResult(raw, set, context);
    expect(authenticity.flags).not.toContain('QR_NO_COINCIDE');
    expect(facts.qr).toEqual([]);
  });

  it('may be a guía, and stand between the pages of the first', () => {
    const guide = `
#  FERRETERIA EL YUNQUE S.A.C.                       GUÍA DE REMISIÓN ELECTRÓNICA REMITENTE
                                                     RUC 20999999019
                                                     T001-00000077
   Destinatario : COMERCIAL EL TREBOL S.R.L.

   Cantidad   Unidad   Descripción
   2.00       NIU      Martillo de uña`;
    const { data, told } = read([invoice('F002-00004521'), guide, invoice('F002-00004521')]);
    expect(data).toMatchObject(WHOLE);
    expect(told).toEqual([
      'El archivo trae 2 copias del mismo comprobante; se leyó una.',
      'El archivo trae además otro comprobante, T001-00000077 (página 2), que no se leyó: necesita un documento aparte.',
    ]);
  });

  it('is none that a page only mentions', () => {
    const annex = `
   Anexo de la factura F002-00004521
   Guía de remisión: T001-00000077
   Orden de compra: OC-2026-0001
   Entregado en almacén el 16/03/2026`;
    const { data, told } = read([invoice('F002-00004521'), annex]);
    expect(data).toMatchObject(WHOLE);
    expect(told).toEqual([]);
  });

  it('is told of invoices from abroad by the number that is named so', () => {
    const abroad = (number: string, amount: string): string => `
#  Northwind Cloud Services, Inc.                                 INVOICE
                                              Invoice number     ${number}
                                              Invoice date       2026-10-03
   Bill to
   COMERCIAL EL TREBOL S.R.L.

   Description                                    Qty      Unit price        Amount
   Cloud subscription                               1         $${amount}       $${amount}

                                                  Total                     $${amount}`;
    const { data, told } = read([
      abroad('INV/2026/0007', '40.00'),
      abroad('INV/2026/0008', '90.00'),
    ]);
    expect(data.totales?.total).toBe(40);
    expect(told).toHaveLength(1);
  });
});
