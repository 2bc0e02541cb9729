import { pageSetFromText } from '../../../../../test/support/page-from-text';
import { readDrawn } from '../../../../../test/support/read-drawn';
import { buildLayout } from '../../page/layout';

describe('parties whose lines stand apart from their numbers', () => {
  it('finds a customer in a window, whose number stands in a strip below', () => {
    const { proveedor, cliente } = readDrawn(`
#  SUMINISTROS DEL TURIA, S.L.
   Rambla de Catalunya, 41 08007 Barcelona
   C.I.F. B15587228                                  CLINICA LA COLMENA
   ventas@delturia.es                                SOCIEDAD ANONIMA CERRADA
                                                     Av. Grau 120, Lima

   FACTURA Nº       FECHA          COD. CLIENTE      N.I.F. / RUC      DIVISA
   FV-009907        03/03/2026     43000016          20999999027       EUR

   ARTÍCULO    DESCRIPCIÓN          CANTIDAD    PRECIO     IMPORTE
   108018      IMPRIMACION              8,00     10,00       80,00
   TOTAL FACTURA                                             80,00 €`).extractedData;
    expect(proveedor?.nombre).toBe('SUMINISTROS DEL TURIA, S.L.');
    expect(cliente).toMatchObject({ ruc: '20999999027', direccion: 'Av. Grau 120, Lima' });
    expect(cliente?.nombre).toContain('CLINICA LA COLMENA');
  });

  it('reads the contacts of a panel beside the customer, under titles of their own', () => {
    const { proveedor, cliente } = readDrawn(`
#  RECIBO DE INTERNET Y CABLE
   Recibo N° S001-00017886                           TELEFONIA ANDINA S.A.A.
                                                     RUC 20999999019
   COMERCIAL EL TREBOL S.R.L.                        Calle Las Begonias 2941
   Jr. Puno 120, Lima
   RUC: 20999999027
                                                     Atención al cliente
   Total a pagar      Fecha de emisión               (01) 387-6580
   S/ 118.00          22/11/2025                     ventas@andina.pe`).extractedData;
    expect(proveedor).toMatchObject({ telefono: '(01) 387-6580', email: 'ventas@andina.pe' });
    expect(cliente?.telefono).toBeUndefined();
  });

  it.each(['Nómade', 'Estudio Quintana & Asociados', 'Consultorio Contable Horizonte'])(
    'names the person of a receipt for fees, not the office: %s',
    (brand) => {
      const { proveedor } = readDrawn(`
##  ${brand}
   MUÑOZ QUISPE ROSA ELENA   Reg. CIP 149920               RUC 10999999004
   Av. Grau 120, Lima                                      RECIBO POR HONORARIOS
   987 654 321                                             E001-219

   Recibí de: COMERCIAL EL TREBOL S.R.L.
   RUC: 20999999027
   Total por honorarios: S/ 100.00`).extractedData;
      expect(proveedor).toMatchObject({
        nombre: 'MUÑOZ QUISPE ROSA ELENA',
        direccion: 'Av. Grau 120, Lima',
      });
    },
  );

  it('joins a word in small capitals with its first letter', () => {
    const page = pageSetFromText(['   E LLISON']);
    const [capital, rest] = page.pages[0]?.words ?? [];
    if (!capital || !rest) throw new Error('two words are drawn');
    const { box } = rest;
    const small = { ...box, x: capital.box.x + capital.box.w, h: box.h * 0.8 };
    const words = [capital, { ...rest, box: small }];
    const { lines } = buildLayout({ ...page, pages: page.pages.map((one) => ({ ...one, words })) });
    expect(lines.flatMap(({ tokens }) => tokens.map(({ text }) => text))).toEqual(['ELLISON']);
  });
});
