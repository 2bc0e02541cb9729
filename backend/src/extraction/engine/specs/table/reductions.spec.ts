import {
  INVOICE_HEAD as HEAD,
  invoiceSums as sums,
  itemsOf,
  rowsOf,
} from '../../../../../test/support/drawn-invoice';
import { readDrawn } from '../../../../../test/support/read-drawn';

describe('what is taken off an item on a line of its own', () => {
  const page = (word: string, off: string) => `${HEAD}
   CANT.  DESCRIPCIÓN                              P. UNIT.      IMPORTE
   10     Cemento Portland tipo I                  29.00         261.00
          ${word}                                  ${off}
   5      Alambre negro recocido                   7.50           37.50
${sums('298.50', '53.73', '352.23')}`;

  it('is its discount, by whatever name, where the arithmetic says so', () => {
    for (const word of ['OFERTA', 'DSCTO. CLUB', 'CLIENTE VIP'])
      expect(itemsOf(page(word, '-29.00'))).toMatchObject([
        { descripcion: 'Cemento Portland tipo I', cantidad: 10, descuento: 29, subtotal: 261 },
        { descripcion: 'Alambre negro recocido', cantidad: 5, subtotal: 37.5 },
      ]);
  });

  it('is no item when it is called a discount, though nothing proves it', () => {
    expect(rowsOf(page('DSCTO. CLUB', '-12.00')).map(([name]) => name)).toEqual([
      'Cemento Portland tipo I',
      'Alambre negro recocido',
    ]);
  });

  it('is no discount of the document, be it set at the right edge', () => {
    const { extractedData: data } = readDrawn(`
#  LA CASONA S.A.C.
   RUC 20999999019
   Av. Grau 812, Piura
   BOLETA DE VENTA ELECTRONICA
   B002-00053838
   FECHA: 15/03/2026
   CANT   DESCRIP.             P.U.      TOTAL
   10     LOMO SALTADO         29.00     261.00
              (dscto.) -29.00
    2     CHICHA MORADA       500.00     850.00
             (dscto.) -150.00
   OP.GRAVADA                            941.53
   IGV 18%                               169.47
   TOTAL S/                            1,111.00`);
    expect(data.totales?.descuentos ?? null).toBeNull();
  });
});

describe('what is taken off the rows of a till without titles', () => {
  it('may be told in brackets under what a pump sold', () => {
    const page = `
#  FERRETERIA ANDINA S.R.L.
   R.U.C.: 20999999019
   FACTURA ELECTRONICA F001-00053178
   25/04/2026

   GASOHOL REGULAR
   COD 104934
   10.000 GLL A 17.00                  160.00
     (YA CON DSCTO. DE 10.00)
   AGUA SIN GAS 625 ML
   COD 105864
   1.000 UND A 6.00                      0.00

   V. VENTA GRAVADO                    160.00
   V. VENTA GRATUITO                     6.00
   IGV 18%                              28.80
   TOTAL S/                            188.80`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: '104934', descripcion: 'GASOHOL REGULAR', descuento: 10, subtotal: 160 },
      { codigo: '105864', descripcion: 'AGUA SIN GAS 625 ML', precio_unitario: 6, subtotal: 0 },
    ]);
  });

  it('is of the row above it, the last one too', () => {
    expect(
      itemsOf(`
#  FERRETERIA ANDINA S.R.L.
   R.U.C.: 20999999019
   TICKET NRO. 001-00053178
   25/04/2026
   RAZ.SOC: COMERCIAL EL TREBOL S.R.L.
   RUC CLI: 20999999027

   Cemento Portland tipo I bolsa 42.5 kg
      3.000 BLS      X 33.11             89.40
      DSCTO. YA APLICADO                 -9.93
   Pintura látex satinada blanco x 4 L
      8.000 GLN      X 61.34            441.65
      DSCTO. YA APLICADO                -49.07

   VALOR AFECTO                         450.04
   IGV 18%                               81.01
   TOTAL S/                             531.05`),
    ).toMatchObject([
      { descripcion: 'Cemento Portland tipo I bolsa 42.5 kg', descuento: 9.93, subtotal: 89.4 },
      { descripcion: 'Pintura látex satinada blanco x 4 L', descuento: 49.07, subtotal: 441.65 },
    ]);
  });
});
