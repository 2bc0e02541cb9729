import { INVOICE_HEAD as HEAD, itemsOf } from '../../../../../test/support/drawn-invoice';
import { readDrawn } from '../../../../../test/support/read-drawn';

const noteOf = (base: string, igv: string, total: string): string => `
#  FERRETERIA EL YUNQUE S.A.C.                                NOTA DE CRÉDITO ELECTRÓNICA
   Av. Grau 812, Piura                                        RUC 20999999019
                                                              FC02 - 00000045
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 15/03/2026       Doc. que modifica : F002-00004521

   Cantidad   Unidad   Descripción                Valor unitario        Importe
   1.00       NIU      Martillo de uña           ${base.padStart(15)}   ${base.padStart(12)}

                                                 Op. Gravada     ${base.padStart(12)}
                                                 I.G.V. 18%      ${igv.padStart(12)}
                                                 Importe Total   ${total.padStart(12)}`;

describe('a negative amount', () => {
  it.each([
    ['before the currency', '-S/ 25.42', '-S/ 4.58', '-S/ 30.00'],
    ['behind the currency', 'S/ -25.42', 'S/ -4.58', 'S/ -30.00'],
    ['as a dash', '–25.42', '–4.58', '–30.00'],
    ['as the sign of mathematics', '−25.42', '−4.58', '−30.00'],
    ['as a dash before the currency', '–S/. 25.42', '–S/. 4.58', '–S/. 30.00'],
    ['behind the figures', '25.42-', '4.58-', '30.00-'],
    ['behind figures with their currency', 'S/ 25.42-', 'S/ 4.58-', 'S/ 30.00-'],
    ['apart', '- 25.42', '- 4.58', '- 30.00'],
    ['apart, before the currency', '- S/ 25.42', '- S/ 4.58', '- S/ 30.00'],
    ['apart, behind the currency', 'S/ - 25.42', 'S/ - 4.58', 'S/ - 30.00'],
    ['in brackets', '(25.42)', '(4.58)', '(30.00)'],
    ['in brackets with the currency', '(S/ 25.42)', '(S/ 4.58)', '(S/ 30.00)'],
    ['in one word', '-S/25.42', '-S/4.58', '-S/30.00'],
  ])('is read in sums and rows: %s', (_, base, igv, total) => {
    const { extractedData: data } = readDrawn(noteOf(base, igv, total));
    expect(data.totales).toMatchObject({ subtotal: -25.42, iva: -4.58, total: -30 });
    expect(data.productos).toMatchObject([
      { descripcion: 'Martillo de uña', precio_unitario: -25.42, subtotal: -25.42 },
    ]);
  });

  it.each(['-S/ 0.02', 'S/ –0.02', '0.02-'])('is what a total is rounded by: %s', (rounding) => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Cantidad   Unidad   Descripción                Valor unitario        Importe
   4.00       NIU      Martillo de uña                     25.00         100.00

                                                 Op. Gravada         S/ 100.00
                                                 I.G.V. 18%          S/  18.02
                                                 Redondeo         ${rounding.padStart(12)}
                                                 Importe Total       S/ 118.00`);
    expect(data.totales).toMatchObject({ iva: 18.02, redondeo: -0.02, total: 118 });
  });

  it('is a row of its own where it has a quantity', () => {
    expect(
      itemsOf(`${HEAD}
   Cant.   Descripción                      P. unit.       Importe
   2.00    Martillo de uña                     55.00        110.00
   1.00    Devolución de envases             –S/ 8.00      –S/ 8.00

                                            Op. Gravada    S/ 102.00
                                            I.G.V. 18%     S/  18.36
                                            Importe Total  S/ 120.36`),
    ).toMatchObject([{ subtotal: 110 }, { cantidad: 1, precio_unitario: -8, subtotal: -8 }]);
  });
});

describe('a dash', () => {
  it('that parts words or an empty cell from an amount is no sign', () => {
    const { extractedData: data } = readDrawn(`${HEAD}
   Cantidad   Descripción                    Dscto.   Valor unitario        Importe
   4.00       Martillo - 25.00 cm              -              25.00         100.00

   PAGOS: - Efectivo - S/ 118.00
                                                 Op. Gravada         S/ 100.00
                                                 I.G.V. 18%          S/  18.00
                                                 Importe Total       S/ 118.00`);
    expect(data.totales).toMatchObject({ subtotal: 100, iva: 18, total: 118 });
    expect(data.productos).toMatchObject([
      { descripcion: 'Martillo - 25.00 cm', precio_unitario: 25, subtotal: 100 },
    ]);
  });

  it('behind recognised figures may be a rule of the page', () => {
    const page = noteOf('25.42-', '4.58-', '30.00-').replace('Martillo', 'Alicate');
    const { extractedData: data } = readDrawn(page, { source: 'ocr', confidence: 0.9 });
    expect(data.productos?.[0]?.subtotal ?? 0).toBeGreaterThanOrEqual(0);
  });
});
