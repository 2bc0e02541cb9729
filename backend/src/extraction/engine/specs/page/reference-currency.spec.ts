import { readDrawn } from '../../../../../test/support/read-drawn';

/** A customs agent's invoice: dollars, and soles at the rate of the day beside them. */
const page = (words: string) => `
#  DESPACHOS DEL PACIFICO S.A.C.                                      FACTURA ELECTRÓNICA
   Av. Grau 812, Callao                                               RUC 20999999019
   Informes: ventas@despachos.pe / www.sistema-despachos.pe           E001-00004542
   Telf. (01) 563-2495
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 15/03/2026

   N/ORDEN            S/REFERENCIA          DAM
   26-01025           4500012345            118-2026-10-836490

   B/L                NAVE                  BULTOS          PESO BRUTO                VALOR CIF US$
   ONEY126386242      MSC CARLOTTA          516             17,813.39 KG              18,423.22

   CONCEPTO                                                            US$            S/ (REF.)
   COORDINACION DE CARGA                                            1,061.96          3,794.38
   FLETE TERRESTRE CALLAO - PLANTA                                    886.36          3,166.96
   SERVICIO LOGISTICO INTEGRAL                                        349.21          1,247.73
                                           VALOR DE VENTA AFECTO    2,297.53          8,209.07
                                           I.G.V. 18%                 413.56          1,477.65
                                           TOTAL FACTURA            2,711.09          9,686.72
   SON: ${words}
   MONEDA: DÓLARES AMERICANOS. El importe en soles es referencial al tipo de cambio venta.
   OPERACIÓN SUJETA A DETRACCIÓN 022 OTROS SERVICIOS EMPRESARIALES 12% = S/ 1,162.00`;

describe('an invoice that tells every amount in a second currency', () => {
  const { extractedData: data } = readDrawn(
    page('DOS MIL SETECIENTOS ONCE CON 09/100 DÓLARES AMERICANOS'),
  );

  it('is read in the one that the words say', () => {
    expect(data.totales).toMatchObject({ gravada: 2297.53, iva: 413.56, total: 2711.09 });
    expect(data.documento?.moneda).toBe('USD');
  });

  it('has its rows under the titles that name what is sold, freight among them', () => {
    expect(data.productos).toMatchObject([
      { descripcion: 'COORDINACION DE CARGA', subtotal: 1061.96 },
      { descripcion: 'FLETE TERRESTRE CALLAO - PLANTA', subtotal: 886.36 },
      { descripcion: 'SERVICIO LOGISTICO INTEGRAL', subtotal: 349.21 },
    ]);
  });

  it("tells the agent's own order from the buyer's, and the kind of service of the deposit", () => {
    expect(data.informacion_adicional?.orden_compra).toBe('4500012345');
    expect(data.detraccion).toMatchObject({ codigo: '022', porcentaje: 12, monto: 1162 });
  });

  it('is read in soles where these are what is owed', () => {
    const soles = readDrawn(
      page('NUEVE MIL SEISCIENTOS OCHENTA Y SEIS CON 72/100 SOLES').replace(/ *MONEDA.*\n/, ''),
    ).extractedData;
    expect(soles.totales).toMatchObject({ gravada: 8209.07, iva: 1477.65, total: 9686.72 });
  });
});

describe('two columns of amounts in one currency', () => {
  it('are both kept, whatever their share', () => {
    const { extractedData: data } = readDrawn(`
#  FERRETERIA EL YUNQUE S.A.C.                                   FACTURA ELECTRÓNICA
   Av. Grau 812, Piura                                           RUC 20999999019
                                                                 F002 - 00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Descripción                       Cantidad     Precio S/      Importe S/
   Cemento Portland tipo I           3            29.00          87.00
   Alambre recocido                  3             7.50          22.50
   Clavo de acero                    3            10.00          30.00
                                              Op. Gravada     S/  139.50
                                              I.G.V. 18%      S/   25.11
                                              Importe Total   S/  164.61
   Cuenta en dólares BCP US$ 193-4734266-1-36`);
    expect(data.productos).toMatchObject([
      { cantidad: 3, precio_unitario: 29, subtotal: 87 },
      { cantidad: 3, precio_unitario: 7.5, subtotal: 22.5 },
      { cantidad: 3, precio_unitario: 10, subtotal: 30 },
    ]);
  });
});
