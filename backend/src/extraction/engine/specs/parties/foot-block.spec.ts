import { pageSetFromText } from '../../../../../test/support/page-from-text';
import { readDrawn } from '../../../../../test/support/read-drawn';
import { groupLines } from '../../page/layout';
import { pageTokens } from '../../page/token';

const partiesOf = (drawn: string, columns: number) => readDrawn(drawn, { columns }).extractedData;

const COLUMNS = 46;
const centred = (text: string): string =>
  ' '.repeat(Math.round((COLUMNS - text.length) / 2)) + text;

/** A roll headed by the brand of a shop; its foot tells in centred lines whose it is. */
const roll = (customer: string) => `
##            LA ESQUINA
     LOCAL 118 - AV. ANGAMOS OESTE 1340

 09/01/2026 21:30:59        C11 TR 003631
                  TICKET
               0001-00024329
 SKU0128 Cámara IP domo            701.10
 TOTAL S/                          701.10
 OP. GRAVADA                       594.15
 IGV 18%                           106.95
${customer}
 CAJERO: DAYANA R.        S/N FFGF029614

${[
  'Importaciones Tecnológicas Don Plácido',
  'S.A.C.',
  'RUC 20999999019',
  'DOM. FISCAL: Jr. Puno 152 Urb.',
  'Santa Patricia, Trujillo',
  '064-453416',
]
  .map(centred)
  .join('\n')}

       CAMBIOS CON ESTE COMPROBANTE
       HASTA 7 DIAS DESPUES DE LA COMPRA`;

describe('a number at the foot, in centred lines', () => {
  it.each([
    ['', undefined],
    [' CLIENTE: COMERCIAL EL TREBOL S.A.C.\n RUC 20999999027', 'COMERCIAL EL TREBOL S.A.C.'],
  ])('has its name over it and its address under it %#', (customer, nombre) => {
    const { proveedor, cliente } = partiesOf(roll(customer), COLUMNS);
    expect(proveedor).toMatchObject({
      nombre: 'Importaciones Tecnológicas Don Plácido S.A.C.',
      ruc: '20999999019',
      direccion: 'Jr. Puno 152 Urb. Santa Patricia, Trujillo',
      telefono: '064-453416',
    });
    expect([cliente?.nombre, cliente?.direccion]).toEqual([nombre, undefined]);
  });

  it('is of the person who heads a receipt for fees, whose column has sums at its top', () => {
    const { proveedor } = partiesOf(
      `
     ÑAHUI AYQUIPA LUCÍA                                      RECIBO POR HONORARIOS
     Arquitectura & diseño                                    E001-00000135

     RECIBÍ DE                                                HONORARIOS BRUTOS
     COMERCIAL EL TREBOL S.A.C.                               S/ 1959.00
     RUC 20999999027
     POR CONCEPTO DE                                          RETENCIÓN 8 % (I.R. 4.ª
     Dictado de taller                                        CATEGORÍA)
                                                              S/ 156.72


                                                              RUC 10999999004
                                                              JR. PUNO 268 CALLAO`,
      100,
    );
    expect(proveedor).toMatchObject({ nombre: 'ÑAHUI AYQUIPA LUCÍA', ruc: '10999999004' });
  });
});

it('names who has a number in a window by both lines of the name', () => {
  const { cliente } = partiesOf(
    `
     CONSTRUCTORA GUTIÉRREZ &                              Factura electrónica
     IBÁÑEZ S.A.                                           E001-00030727
     20999999027
     JR. PUNO 142 LIMA

     Emitida 30/06/2026     Total S/ 118.00

     BOTICA CENTRAL S.A.C.   RUC 20999999019   Av. Grau 120, Lima`,
    100,
  );
  expect(cliente?.nombre).toBe('CONSTRUCTORA GUTIÉRREZ & IBÁÑEZ S.A.');
});

it('takes a telephone under a number for no number of a party', () => {
  const { proveedor, cliente } = partiesOf(
    `
     INVERSIONES KUNTUR S.A.C.                             ORDEN DE COMPRA
     Jr. Puno 45, Lima                                     OC-00048172
     RUC 20999999019

     PROVEEDOR
     COMERCIAL EL TREBOL S.A.C.
     RUC: 20999999027
     Tel. 084504840
     Total S/ 118.00`,
    100,
  );
  expect([cliente?.ruc, proveedor?.ruc]).toEqual(['20999999019', '20999999027']);
  expect(proveedor?.telefono).toBe('084504840');
});

it('keeps a small line apart from the box of large letters that reaches into it', () => {
  const [page] = pageSetFromText(['SAC\n    Lt. 14']).pages;
  if (!page) throw new Error('a page is drawn');
  const [large, ...small] = page.words;
  const big = { ...large!, box: { ...large!.box, h: large!.box.h * 2.6 } };
  const over = (share: number) =>
    small.map((word) => ({
      ...word,
      box: { ...word.box, y: big.box.y + big.box.h - word.box.h * share },
    }));
  const linesOf = (share: number) =>
    groupLines(pageTokens({ ...page, words: [big, ...over(share)] })).length;
  expect([linesOf(0.6), linesOf(0.9)]).toEqual([2, 1]);
});

it('makes no one line of two that a large mark stands before', () => {
  const [page] = pageSetFromText(['X               TREBOL\n  Jr. Puno 345']).pages;
  if (!page) throw new Error('a page is drawn');
  const [mark, ...words] = page.words;
  const large = { ...mark!, box: { ...mark!.box, h: mark!.box.h * 2.6 } };
  expect(groupLines(pageTokens({ ...page, words: [large, ...words] }))).toHaveLength(2);
});
