import {
  INVOICE_HEAD as HEAD,
  invoiceSums as sums,
  rowsOf,
} from '../../../../../test/support/drawn-invoice';

describe('sums among the rows of a table', () => {
  it('part its groups and do not end it', () => {
    const page = `${HEAD}
   Ít.    Producto o servicio                       V. Unit.    Cant.        Importe
   Punto de entrega 1: Almacén Lurín
   1.01   Cemento Portland tipo I                   29.00       10            290.00
   1.02   Alambre negro recocido N° 16              7.50        5              37.50
                                                   Subtotal entrega 1         327.50
   Punto de entrega 2: Campamento
   2.01   Pala cuchara con mango                    20.00       2              40.00
                                                   Subtotal entrega 2          40.00
${sums('367.50', '66.15', '433.65')}`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I', 10, 290],
      ['Alambre negro recocido N° 16', 5, 37.5],
      ['Pala cuchara con mango', 2, 40],
    ]);
  });

  it('may be what is taken off each item, whose numbers stand under its name', () => {
    const page = `${HEAD}
   Pos.     Material   Denominación
                                             Cantidad UM     Precio neto   Importe neto
   000010   SKU3647    Guantes de nitrilo talla M caja
                                               50.00 CJA         44.19       2,099.02
                       Descuento comercial                       110.48-
   000020   778894     Algodón hidrófilo 500 g
                                                1.00 CJA         17.16          16.30
                       Descuento comercial                         0.86-
${sums('2,115.32', '380.76', '2,496.08')}`;
    expect(rowsOf(page)).toEqual([
      ['Guantes de nitrilo talla M caja', 50, 2099.02],
      ['Algodón hidrófilo 500 g', 1, 16.3],
    ]);
  });
});

describe('titles that no list has', () => {
  it('head what is sold when they stand before a quantity and a price', () => {
    const page = `${HEAD}
   Por lo siguiente                          Precio    Cantidad      Importe PEN
   Cemento Portland tipo I                    29.00      10.000           290.00
   Jabón líquido antibacterial con             7.50       5.000            37.50
   aloe vera
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I', 10, 290],
      ['Jabón líquido antibacterial con aloe vera', 5, 37.5],
    ]);
  });

  it('may stand over several others and head none of them', () => {
    const page = `${HEAD}
                                                       TRAZABILIDAD       IMPORTES SIN IGV
   CÓDIGO   CANT.   DESCRIPCIÓN DEL PRODUCTO
                                                      LOTE     EXPIRA    V. UNIT.  V. VENTA
   SKU70    10.00   Cemento Portland tipo I           17197    06/2027     29.00     290.00
   77083     5.00   Alambre negro recocido            B9079    01/2027      7.50      37.50
                    N° 16
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I', 10, 290],
      ['Alambre negro recocido N° 16', 5, 37.5],
    ]);
  });
});
