import {
  INVOICE_HEAD as HEAD,
  invoiceSums as sums,
  itemsOf,
  rowsOf,
} from '../../../../../test/support/drawn-invoice';

describe('items that are told in words before their amount', () => {
  it('have their quantity first and their price among the words, over several lines, beside other text', () => {
    const page = `${HEAD}
   DATOS DEL PEDIDO      ESTADO DE LA CUENTA
   Vendedor  Rosa Peña
   Zona      Sur 2       10  x Cemento Portland tipo I (c/u 29.00)                 290.00
   Ruta      Tacna 12    5   x Alambre negro recocido N° 16 en rollo
   Almacén   Central         de 5 kg (c/u 7.50)                                     37.50
   Turno     Mañana      2   x Pala cuchara con mango (c/u 20.00)                   40.00
${sums('367.50', '66.15', '433.65')}`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I', 10, 290],
      ['Alambre negro recocido N° 16 en rollo de 5 kg', 5, 37.5],
      ['Pala cuchara con mango', 2, 40],
    ]);
    expect(itemsOf(page)[1]).toMatchObject({ precio_unitario: 7.5 });
  });

  it('may have no price, when their amounts come to the printed sum', () => {
    const page = `${HEAD}
   1 x Transporte de carga Lima - Arequipa, 18 t, placa
       B7K-914                                                     3,277.63
   2 x Servicio de flete local con montacarga                      1,359.04
${sums('4,636.67', '834.60', '5,471.27')}`;
    expect(rowsOf(page)).toEqual([
      ['Transporte de carga Lima - Arequipa, 18 t, placa B7K-914', 1, 3277.63],
      ['Servicio de flete local con montacarga', 2, 1359.04],
    ]);
  });
});

describe('readings of items that prove themselves', () => {
  it('by their products stand, though a part of them comes to a printed sum', () => {
    const page = `${HEAD}
   8 UND     Algodón hidrófilo 500 g              14.98       119.84
   24 UND    Jabón líquido antibacterial          21.79       522.96
   100 UND   Libro Historia del Perú              74.22     7,422.00

                                              Op. Gravada     S/    642.80
                                              Op. Exonerada   S/  7,422.00
                                              I.G.V. 18%      S/    115.70
                                              Importe Total   S/  8,180.50`;
    expect(rowsOf(page)).toEqual([
      ['Algodón hidrófilo 500 g', 8, 119.84],
      ['Jabón líquido antibacterial', 24, 522.96],
      ['Libro Historia del Perú', 100, 7422],
    ]);
  });

  it('by a sign between quantity and price stand, though a discount was taken off', () => {
    const page = `${HEAD}
   Champú de niños 400 ml
     100.00 UND x 19.70                                        1,773.00
   Jabón líquido antibacterial con aloe
   vera, repuesto de 900 ml
     24.00 UND x 19.64                                           447.79
${sums('2,220.79', '399.74', '2,620.53')}`;
    expect(rowsOf(page)).toEqual([
      ['Champú de niños 400 ml', 100, 1773],
      ['Jabón líquido antibacterial con aloe vera, repuesto de 900 ml', 24, 447.79],
    ]);
  });
});
