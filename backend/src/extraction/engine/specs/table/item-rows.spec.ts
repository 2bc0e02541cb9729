import {
  INVOICE_HEAD as HEAD,
  invoiceSums as sums,
  itemsOf,
  rowsOf,
} from '../../../../../test/support/drawn-invoice';
import { readDrawn } from '../../../../../test/support/read-drawn';

describe('columns whose titles mislead', () => {
  it('are what the numbers prove: quantity times price is the amount', () => {
    const page = `${HEAD}
   Cantidad   Producto                          Neto       Bruto       Suma
   10         Cemento Portland tipo I           29.00      34.22       290.00
   5          Alambre negro recocido N° 16      7.50       8.85         37.50
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I', 10, 290],
      ['Alambre negro recocido N° 16', 5, 37.5],
    ]);
  });

  it('are left alone where nothing is paid: a weight is no amount', () => {
    const page = `${HEAD}
   N°   Código    Descripción de los bienes                 U.M.   Cant. Despachada   Peso (kg)
   1    A-100     Cemento Portland tipo I bolsa 42.5 kg     BLS    10                 425.00
   2    A-200     Alambre negro recocido N° 16 en rollo     KGM    5                  5.00
                  de 5 kg
   Peso bruto total: 430.00 KGM`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I bolsa 42.5 kg', 10, undefined],
      ['Alambre negro recocido N° 16 en rollo de 5 kg', 5, undefined],
    ]);
  });
});

describe('a table beside a column of text', () => {
  it('is read without the words that stand beside it', () => {
    const page = `
   EMISOR                       Descripción                     Cant.    Precio     Importe
   FERRETERIA EL YUNQUE SAC     Cemento Portland tipo I          10      29.00       290.00
   RUC 20999999019              bolsa 42.5 kg
   Av. Grau 812, Piura          Alambre recocido N° 16            5       7.50        37.50
   CLIENTE                      Pintura látex 4 L                 2      68.00       136.00
   COMERCIAL EL TREBOL SRL
   RUC 20999999027                                   Op. gravada           S/        463.50
   FECHA 15/03/2026                                  IGV 18%               S/         83.43
   FACTURA ELECTRÓNICA                               Total                 S/        546.93
   F002-00004521`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I bolsa 42.5 kg', 10, 290],
      ['Alambre recocido N° 16', 5, 37.5],
      ['Pintura látex 4 L', 2, 136],
    ]);
  });
});

describe('a table beside the box of the document', () => {
  it('is read without its kind and number, few as these words are', () => {
    const page = `
   DISTRIBUIDORA EL YUNQUE SAC
   Av. Grau 812, Piura

   RUC 20999999019                    Descripción               Cant.    Precio     Importe
   FACTURA ELECTRÓNICA           01   Cemento Portland tipo I    10      29.00       290.00
   F002-00004521                 02   Alambre recocido N° 16      5       7.50        37.50
                                                     Op. gravada           S/        327.50
                                                     IGV 18%               S/         58.95
                                                     Total                 S/        386.45`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I', 10, 290],
      ['Alambre recocido N° 16', 5, 37.5],
    ]);
  });
});

describe('a heading over rows', () => {
  it('that says how the tax takes them is no part of a name', () => {
    const page = `${HEAD}
   CÓD.        CONCEPTO                                        VALOR S/
               SERVICIOS AFECTOS AL I.G.V.
   A2390       Formato B / declaración de valor                  327.50
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page)).toEqual([['Formato B / declaración de valor', undefined, 327.5]]);
  });

  it('that says so in brackets is none either', () => {
    const page = `${HEAD}
   CÓD.        CONCEPTO                                        VALOR S/
   A2390       Formato B / declaración de valor                  300.00
               GASTOS POR CUENTA DEL CLIENTE (INAFECTOS)
   A2391       Flete internacional pagado                         27.50
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page).map(([name]) => name)).toEqual([
      'Formato B / declaración de valor',
      'Flete internacional pagado',
    ]);
  });
});

describe('the tax of a row', () => {
  it('ends no table, though nothing stands right under the title of the quantities', () => {
    const page = `${HEAD}
   Artículo                             CANT    P. Unit.    Impuestos      Importe
   Cemento Portland tipo I        10 Unidades      29.00     IGV 18%        290.00
   bolsa 42.5 kg
   Alambre recocido N° 16          5 Unidades       7.50     IGV 18%         37.50
   en rollo
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I bolsa 42.5 kg', 10, 290],
      ['Alambre recocido N° 16 en rollo', 5, 37.5],
    ]);
  });
});

describe('an item of several lines', () => {
  it('has its numbers on the last of them where the table begins with a name', () => {
    const page = `${HEAD}
   N°  Descripción                              Cantidad   Valor Unit.   Valor Total
       Servicio de consultoría en gestión de
       inventarios, segunda etapa, según
   1   propuesta técnica                        1          3,500.00      3,500.00
       Auditoría de procesos logísticos de
   2   la sede Callao                           2          1,200.00      2,400.00

${sums('5,900.00', '1,062.00', '6,962.00')}`;
    expect(rowsOf(page)).toEqual([
      [
        'Servicio de consultoría en gestión de inventarios, segunda etapa, según propuesta técnica',
        1,
        3500,
      ],
      ['Auditoría de procesos logísticos de la sede Callao', 2, 2400],
    ]);
  });

  it('has a name without the batch, the code and the make that are told under it', () => {
    const page = `${HEAD}
   CANT.  DESCRIPCIÓN                              P. UNIT.      IMPORTE
   10     Cemento Portland tipo I                  29.00         290.00
          Lote: 4411-B  Vence: 12/2027
   5      Alambre negro recocido N° 16             7.50           37.50
          Cód. A-200  Marca: PRODAC
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I', 10, 290],
      ['Alambre negro recocido N° 16', 5, 37.5],
    ]);
  });
});

describe('words that are no part of a name', () => {
  it('are the title of a group of items, which begins before the names', () => {
    const page = `${HEAD}
   CANT.   UND.   DESCRIPCIÓN                              P. UNIT.      IMPORTE
   MATERIALES
   10      BLS    Cemento Portland tipo I                  29.00         290.00
   HERRAMIENTAS
   2       UND    Pala cuchara con mango                   20.00          40.00
${sums('330.00', '59.40', '389.40')}`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I', 10, 290],
      ['Pala cuchara con mango', 2, 40],
    ]);
  });

  it('are a code in brackets, or one with a dash behind it', () => {
    const page = `${HEAD}
   DESCRIPCION                                          CANT       PRECIO      TOTAL
   [A-1001] Cemento Portland tipo I                       10        29.00     290.00
   P2002 - Alambre negro recocido N° 16                    5         7.50      37.50
${sums('327.50', '58.95', '386.45')}`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: 'A-1001', descripcion: 'Cemento Portland tipo I' },
      { codigo: 'P2002', descripcion: 'Alambre negro recocido N° 16' },
    ]);
  });
});

describe('what only some rows begin with', () => {
  it('is of the name', () => {
    const page = `${HEAD}
   DESCRIPCION                                          CANT       PRECIO      TOTAL
   Informe técnico consolidado                            10        29.00     290.00
   DBO5 - SMEWW 5210 B                                     5         7.50      37.50
${sums('327.50', '58.95', '386.45')}`;
    expect(itemsOf(page)).toMatchObject([
      { descripcion: 'Informe técnico consolidado' },
      { descripcion: 'DBO5 - SMEWW 5210 B' },
    ]);
  });
});

describe('a table over two pages', () => {
  it('goes on below the sum that was carried over, without titles', () => {
    const pages = [
      `${HEAD}
   CANT.   UND.   DESCRIPCIÓN                              P. UNIT.      IMPORTE
   10      BLS    Cemento Portland tipo I                  29.00         290.00
   5       KGM    Alambre negro recocido N° 16             7.50           37.50
                                                           VAN S/        327.50`,
      `
#  FERRETERIA EL YUNQUE S.A.C.                                   F002 - 00004521
                                                      VIENEN S/        327.50
   2       UND    Mascarilla KN95                          10.00          20.00
   1       UND    Lentes de seguridad                      12.50          12.50
${sums('360.00', '64.80', '424.80')}`,
    ];
    const { productos = [] } = readDrawn(pages).extractedData;
    expect(productos.map(({ descripcion, subtotal }) => [descripcion, subtotal])).toEqual([
      ['Cemento Portland tipo I', 290],
      ['Alambre negro recocido N° 16', 37.5],
      ['Mascarilla KN95', 20],
      ['Lentes de seguridad', 12.5],
    ]);
  });
});

describe('a weight whose decimals are parted by a comma', () => {
  it('is told from thousands by the amount that it makes', () => {
    const page = `${HEAD}
   DESCRIPCIÓN                CANT.        U.M.    P. UNIT.      IMPORTE
   Palta Hass                 712,854      KGM         5,37     3.828,03
   Maíz amarillo              1,200        KGM         1,75     2.100,00
${sums('5.928,03', '1.067,05', '6.995,08')}`;
    expect(rowsOf(page)).toEqual([
      ['Palta Hass', 712.854, 3828.03],
      ['Maíz amarillo', 1200, 2100],
    ]);
  });
});

describe('a name over several lines', () => {
  it('goes on below where it ends in a word that needs another one', () => {
    const page = `${HEAD}
   Descripción                                                         Importe
   Servicio de mantenimiento preventivo de ascensores
   correspondiente al mes de marzo de 2026, según                     1,500.00
   contrato 045-2025
   Repuestos para la botonera de la cabina                              350.00
${sums('1,850.00', '333.00', '2,183.00')}`;
    expect(rowsOf(page)).toEqual([
      [
        'Servicio de mantenimiento preventivo de ascensores correspondiente al mes de marzo de 2026, según contrato 045-2025',
        undefined,
        1500,
      ],
      ['Repuestos para la botonera de la cabina', undefined, 350],
    ]);
  });
});

describe('rows and what only looks like the end of them', () => {
  const HEADING = `
   FERRETERIA EL YUNQUE S.A.C.                               FACTURA ELECTRONICA
   R.U.C. 20999999019                                        F001-00004521
   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027`;

  it('goes on after a numbered row that begins with the name of a sum', () => {
    const { extractedData: data } = readDrawn(`${HEADING}
   N°   Concepto                                             Valor de venta
   1    Extorno de portes                                    8,010.00
   2    Descuento por pronto pago, marzo                     682.00
   3    Devolución de gastos de cobranza                     9,884.24
   Op. Gravada                                               18,576.24`);
    expect(data.productos?.map(({ descripcion }) => descripcion)).toEqual([
      'Extorno de portes',
      'Descuento por pronto pago, marzo',
      'Devolución de gastos de cobranza',
    ]);
  });

  it('has a column of numbers called LIN beside that of the codes', () => {
    const { extractedData: data } = readDrawn(`${HEADING}
   LIN CODIGO   DESCRIPCION                 UM    CANT.   V.UNIT   V.VENTA
   001 A4535    Alcohol medicinal 1 L       UND   100     13.37    1,337.00
   002 101952   Algodón hidrófilo 500 g     UND   4       18.36    73.44
   Op. Gravada                                                     1,410.44`);
    expect(data.productos?.map(({ codigo }) => codigo)).toEqual(['A4535', '101952']);
  });

  it('ends at the weight of all the goods', () => {
    const { extractedData: data } = readDrawn(`
   FERRETERIA EL YUNQUE S.A.C.                               GUÍA DE REMISIÓN ELECTRÓNICA
   R.U.C. 20999999019                                        T001-00004521
   Nro.   Código     Descripción                    Unidad      Cantidad
   1      P5162      Tubería PVC SAP                UND         8
   2      771133     Alambre negro recocido         KGM         100
   Peso bruto total de la carga : 124.00 KGM        Indicador de transbordo : NO`);
    expect(data.informacion_adicional?.peso_total).toBe('124.00 KGM');
    expect(data.productos).toHaveLength(2);
  });
});

describe('a price under a title that cannot be read', () => {
  it('stands before the quantity that has its own', () => {
    const page = `${HEAD}
   CONCEPTO                         XQZ       CANT.      UND     IMPORTE
   Despacho de carga suelta         7.56      740.97     M3      5,601.73
   Clasificado y lotizado          24.51      293.71     M3      7,198.83
${sums('12,800.56', '2,304.10', '15,104.66')}`;
    expect(itemsOf(page)).toMatchObject([
      { cantidad: 740.97, precio_unitario: 7.56, subtotal: 5601.73 },
      { cantidad: 293.71, precio_unitario: 24.51, subtotal: 7198.83 },
    ]);
  });
});

describe('columns of sizes', () => {
  it('are none of the name: each holds how many of that size are sold', () => {
    const page = `${HEAD}
   CODIGO    DESCRIPCION            36    37    38    39    PARES  U.M.   P. UNIT.    DSCTO  IMPORTE
   774345    BOTA JEBE CAÑA ALTA     1     2     2     5    10     PAR      29.00     10.00   280.00
   P3513     SANDALIA DAMA                 1     3     1     5     PAR       9.50      0.00    47.50
${sums('327.50', '58.95', '386.45')}`;
    expect(itemsOf(page)).toMatchObject([
      {
        codigo: '774345',
        descripcion: 'BOTA JEBE CAÑA ALTA',
        unidad: 'PAR',
        cantidad: 10,
        descuento: 10,
        subtotal: 280,
      },
      { codigo: 'P3513', descripcion: 'SANDALIA DAMA', unidad: 'PAR', cantidad: 5, subtotal: 47.5 },
    ]);
  });
});

describe('what stands close before a name', () => {
  it('is the code and the date of its own column', () => {
    const page = `${HEAD}
   Fecha      Código   Descripción                         Cantidad   Precio     Importe
## 09/12/2025 SKU4740 Suite Junior con vista al mar        10         29.00      290.00
## 10/12/2025 SKU4741 Alquiler de sala                     5           7.50       37.50
${sums('327.50', '58.95', '386.45')}`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: 'SKU4740', descripcion: 'Suite Junior con vista al mar' },
      { codigo: 'SKU4741', descripcion: 'Alquiler de sala' },
    ]);
  });
});

describe('titles and positions of large systems', () => {
  it('are a position with decimals, before the code', () => {
    const page = `${HEAD}
   Lín.    Código     Descripción                     UM    Cantidad    Valor Unitario    Valor Venta
   1.000   1306963    SEVOFLURANO LIQ INH             FR       2.000          617.3300       1,234.66
   2.000   1622795    FACTOR VIII ANTIHEMOFILICO      VI       2.000         1501.1000       3,002.20
${sums('4,236.86', '762.63', '4,999.49')}`;
    expect(itemsOf(page).map(({ codigo, descripcion }) => [codigo, descripcion])).toEqual([
      ['1306963', 'SEVOFLURANO LIQ INH'],
      ['1622795', 'FACTOR VIII ANTIHEMOFILICO'],
    ]);
  });

  it('are the day of the service, which is no name', () => {
    const page = `${HEAD}
   F. Servicio           Descripción del servicio             Cant.    Und.     Tarifa      Importe
   05/04/26   Conductor adicional por jornada                 4.000    SERV     158.43       633.72
   04/04/26   Pasaje tour Ballestas - Paracas                10.000    UND      106.69      1066.90
${sums('1,700.62', '306.11', '2,006.73')}`;
    expect(rowsOf(page)).toEqual([
      ['Conductor adicional por jornada', 4, 633.72],
      ['Pasaje tour Ballestas - Paracas', 10, 1066.9],
    ]);
  });

  it('are what is taken off each row and what is left of it, each on a line', () => {
    const page = `${HEAD}
   Lín    Artículo    Descripción                    Cantidad UM     Precio OC    Importe Ampl.
   1      10984236    DETERGENTE EN POLVO 2.4 KG       20.00 UND       19.2500           365.75
                                                                     Descuento            19.25
                                                            Total Programación           365.75
   2      10597016    PIÑA EN ALMIBAR 820 G            10.00 UND       11.1200           105.64
                                                                     Descuento             5.56
                                                            Total Programación           105.64
                                                          Importe de Mercancía           471.39
                                                                      IGV 18 %            84.85
                                                              Importe Total OC           556.24`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: '10984236', cantidad: 20, descuento: 19.25, subtotal: 365.75 },
      { codigo: '10597016', cantidad: 10, descuento: 5.56, subtotal: 105.64 },
    ]);
    expect(readDrawn(page).extractedData.totales).toMatchObject({ subtotal: 471.39, iva: 84.85 });
  });
});

describe('a sign for the numbers of the rows', () => {
  it('is a title of its own, close before that of the codes', () => {
    const page = `${HEAD}
   # Código   Descripción del artículo              U.M.    Cantidad   Precio unit.   Total S/
   1 P6221    PATCH CORD CAT 6 AZUL                 NIU        1.000          13.73      13.73
   2 SKU2730  DISCO SOLIDO NVME 1 TB                NIU      100.000         426.72  42,672.00
${sums('42,685.73', '7,683.43', '50,369.16')}`;
    expect(itemsOf(page).map(({ codigo, descripcion }) => [codigo, descripcion])).toEqual([
      ['P6221', 'PATCH CORD CAT 6 AZUL'],
      ['SKU2730', 'DISCO SOLIDO NVME 1 TB'],
    ]);
  });
});

describe('names over their numbers on a narrow roll', () => {
  it('are whole, where they reach under the title of the amounts', () => {
    const { extractedData: data } = readDrawn(
      `
         POLLERIA EL YUNQUE S.A.C.
             RUC 20999999019
     BOLETA DE VENTA ELECTRONICA
           EB01-00019196
 DESCRIPCION
   CANT x P.UNIT                  IMPORTE
 POLLO ENTERO + PAPAS + ENSALADA FAMILIAR
 Y GASEOSA
   4 x 38,63                       154,52
 1/2 POLLO A LA BRASA
   2 x 56,76                       113,52
 1/4 POLLO A LA BRASA + PAPAS + ENSALADA
  15 x 26,10                       391,50
 TOTAL S/                          659,54`,
      { columns: 42 },
    );
    expect(data.productos?.map(({ descripcion }) => descripcion)).toEqual([
      'POLLO ENTERO + PAPAS + ENSALADA FAMILIAR Y GASEOSA',
      '1/2 POLLO A LA BRASA',
      '1/4 POLLO A LA BRASA + PAPAS + ENSALADA',
    ]);
  });
});
