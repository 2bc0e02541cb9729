import { readDrawn } from '../../../../../test/support/read-drawn';

const ROWS = `
   ITEM   CÓDIGO   DESCRIPCIÓN            UND    CANT.    P. UNIT.    P. TOTAL
   1      A5036    MANTENIMIENTO          ZZ      1.00      100.00      100.00
                                                SUB TOTAL               100.00
                                                I.G.V. 18%               18.00
                                                TOTAL                   118.00`;

describe('an order on a form of the quality system', () => {
  const { documento, proveedor, cliente } = readDrawn(`
                                                                   Código     FOR-COM-003
#  SIG                        ORDEN DE COMPRA
                                                                   Versión    03
                                                                   Página     1 de 1

   CLIENTE      COMERCIAL EL TREBOL S.R.L. - Jr. Puno 120, Lima    N° ORDEN       OC-00054039
   RUC          20999999027                                        FECHA DE EMISIÓN   03/12/2025
   PROVEEDOR    INDUSTRIAS DEL SUR S.A.C. - AV. GRAU NRO. 2467     MONEDA         SOLES
   RUC          20999999019
${ROWS}`).extractedData;

  it('has the number that is named so, not that of the form', () => {
    expect(documento).toMatchObject({ tipo: 'orden_compra', numero: 'OC-00054039' });
  });

  it('tells name and address of each party in one cell', () => {
    expect(cliente).toMatchObject({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      direccion: 'Jr. Puno 120, Lima',
    });
    expect(proveedor).toMatchObject({
      nombre: 'INDUSTRIAS DEL SUR S.A.C.',
      direccion: 'AV. GRAU NRO. 2467',
    });
  });
});
