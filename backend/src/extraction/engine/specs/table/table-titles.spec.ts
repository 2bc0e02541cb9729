import {
  INVOICE_HEAD as HEAD,
  invoiceSums as sums,
  itemsOf,
  rowsOf,
} from '../../../../../test/support/drawn-invoice';
import { pageSetFromText } from '../../../../../test/support/page-from-text';
import { readDrawn } from '../../../../../test/support/read-drawn';
import { buildLayout } from '../../page/layout';
import { findHeaders } from '../../table/table-header';
import { columnOfWords } from '../../words/table-columns';

describe('a column of numbers without more words', () => {
  it('holds codes where it numbers articles, and not rows', () => {
    const page = `${HEAD}
   Nº          Descripción                     Cantidad   Precio unitario   Importe
   MP-53757    Amonio cuaternario 10 %         10         29.00             290.00
   PT-78881    Ácido cítrico anhidro           5           7.50              37.50
${sums('327.50', '58.95', '386.45')}`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: 'MP-53757', descripcion: 'Amonio cuaternario 10 %' },
      { codigo: 'PT-78881', descripcion: 'Ácido cítrico anhidro' },
    ]);
  });
});

describe('a column title in words of its own', () => {
  it.each([
    ['Cantidad pedida', 'cantidad'],
    ['Metrado', 'cantidad'],
    ['Horas', 'cantidad'],
    ['Mercadería', 'descripcion'],
    ['Descripción del bien o servicio', 'descripcion'],
    ['Cód. interno', 'codigo'],
    ['U. M.', 'unidad'],
    ['Precio neto por unidad', 'precioUnitario'],
    ['P. Unit. (S/)', 'precioUnitario'],
    ['Valor unit. sin IGV', 'valorUnitario'],
    ['Precio unitario excl. IGV', 'precioUnitario'],
    ['P. Unit. S/IGV', 'precioUnitario'],
    ['Importe excl. IGV', 'valorVenta'],
    ['Renta con IGV', 'importe'],
    ['Veces', 'cantidad'],
    ['Desde', 'otra'],
    ['Valor neto', 'valorVenta'],
    ['Precio de venta', 'importe'],
    ['Monto parcial S/', 'importe'],
    ['Monto IGV', 'impuesto'],
    ['% Dscto.', 'otra'],
    ['Fecha de entrega', 'otra'],
    ['Fecha valor', 'otra'],
    ['Q', 'cantidad'],
    ['¿Bien normalizado?', 'otra'],
    ['Inafecto', 'importe'],
    ['Total a pagar', null],
  ])('%s heads the column %s', (title, column) => {
    expect(columnOfWords(title)).toBe(column);
  });

  it('is none when two titles stand together, or when most words are strange', () => {
    expect(columnOfWords('Cant. Descripción')).toBeNull();
    expect(columnOfWords('ITEM CODIGO')).toBeNull();
    expect(columnOfWords('Cód. artículo Detalle')).toBeNull();
    expect(columnOfWords('Cantidad Dto.')).toBeNull();
    expect(columnOfWords('Afec. Valor de Venta')).toBeNull();
    expect(columnOfWords('P.U. IMPORTE')).toBeNull();
    expect(columnOfWords('Servicio prestado según contrato vigente')).toBeNull();
    expect(columnOfWords('Almuerzo ejecutivo')).toBeNull();
  });
});

describe('the share of a discount', () => {
  it('is no second title for what is sold', () => {
    const page = `${HEAD}
                                                            Precio
   Descripción                       Cantidad                            Desc.%   Impuestos     Importe
                                                            unitario
   Cemento Portland tipo I           10.00 BLS              29.00        0.00     IGV 18%       290.00
   Alambre recocido N° 16            5.00 KGM               7.50         0.00     IGV 18%       37.50
${sums('327.50', '58.95', '386.45')}`;
    expect(itemsOf(page)).toMatchObject([
      { descripcion: 'Cemento Portland tipo I', cantidad: 10, subtotal: 290 },
      { descripcion: 'Alambre recocido N° 16', cantidad: 5, subtotal: 37.5 },
    ]);
  });
});

describe('titles of a table', () => {
  it('may number what is sold over two lines, between a description of the same and its store', () => {
    const page = `${HEAD}
                                        N.º de
   #  Descripción del artículo          artículo    Alm.     Cantidad   Precio    Total línea
   1  Alcohol medicinal 70° 1 L         774018      01-PRIN     10       20.00         200.00
   2  Guantes de nitrilo talla M        P0620       01-PRIN      5       25.50         127.50
${sums('327.50', '58.95', '386.45')}`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: '774018', descripcion: 'Alcohol medicinal 70° 1 L', cantidad: 10 },
      { codigo: 'P0620', descripcion: 'Guantes de nitrilo talla M', cantidad: 5 },
    ]);
  });

  it('may stand in two lines, each with the words above and below it', () => {
    const page = `${HEAD}
   Ítem   Cód.      Descripción del            Cant.     Unid.    Precio        Dscto.    Valor
          Interno   Bien o Servicio            Pedida    Med.     Unitario (S/) Lineal    Neto (S/)
   1      A-100     Cemento Portland tipo I    10.00     BLS      29.00         0.00      290.00
   2      A-200     Alambre recocido N° 16     5.00      KGM      7.50          0.00      37.50
${sums('327.50', '58.95', '386.45')}`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: 'A-100', descripcion: 'Cemento Portland tipo I', cantidad: 10, subtotal: 290 },
      { codigo: 'A-200', descripcion: 'Alambre recocido N° 16', cantidad: 5, subtotal: 37.5 },
    ]);
  });

  it('take no first line of a long name with them', () => {
    const page = `${HEAD}
   N°  Descripción                              Cantidad   Valor Unit.   Valor Total
       Servicio de consultoría en gestión de
   1   inventarios, segunda etapa, según        1          3,500.00      3,500.00
       propuesta técnica
       Auditoría de procesos logísticos de
   2   la sede Callao, con informe de           2          1,200.00      2,400.00
       resultados
${sums('5,900.00', '1,062.00', '6,962.00')}`;
    expect(rowsOf(page)).toEqual([
      [
        'Servicio de consultoría en gestión de inventarios, segunda etapa, según propuesta técnica',
        1,
        3500,
      ],
      ['Auditoría de procesos logísticos de la sede Callao, con informe de resultados', 2, 2400],
    ]);
  });

  it('come again over the next part of the table, which then says what is sold in its own word', () => {
    const page = `${HEAD}
   CANT.  REPUESTOS                                P. UNIT.      IMPORTE
   10     Filtro de aceite                         29.00         290.00
   5      Bujía                                     7.50          37.50
   CANT.  MANO DE OBRA                             P. UNIT.      IMPORTE
   1      Afinamiento de motor                     172.50        172.50
${sums('500.00', '90.00', '590.00')}`;
    expect(rowsOf(page)).toEqual([
      ['Filtro de aceite', 10, 290],
      ['Bujía', 5, 37.5],
      ['Afinamiento de motor', 1, 172.5],
    ]);
  });

  it('may be mostly of columns that no field is read from', () => {
    const page = `${HEAD}
   DESCRIPCIÓN                        ORIGEN       DESTINO      PESO (T)    VIAJES       IMPORTE
   Transporte de carga pesada,        LURIN        AREQUIPA     18.00       2            1,800.00
   placa B7K-914
${sums('1,800.00', '324.00', '2,124.00')}`;
    expect(itemsOf(page)).toMatchObject([
      { descripcion: 'Transporte de carga pesada, placa B7K-914', subtotal: 1800 },
    ]);
  });

  it('may shorten the discount like the description, behind the prices', () => {
    const page = `${HEAD}
   Descripción                       Cantidad     Precio unitario     Desc.       Importe
   Estudio de mercado regional       2            2,000.00            100.00      3,900.00
   Auditoría de procesos             1            1,000.00              0.00      1,000.00
${sums('4,900.00', '882.00', '5,782.00')}`;
    expect(itemsOf(page)).toMatchObject([
      { descripcion: 'Estudio de mercado regional', cantidad: 2, descuento: 100, subtotal: 3900 },
      { descripcion: 'Auditoría de procesos', cantidad: 1, subtotal: 1000 },
    ]);
  });

  it('may announce codes in front of the names', () => {
    const page = `${HEAD}
   CODIGO ARTICULO
          CANT       UM       V.VTA         IMPORTE
   SKU9144 MASCARILLA KN95 CAJA X 20
          12.00      CJA      32.81          393.72
   A4181 ESCALERA TELESCOPICA DE ALUMINIO      3.80
   M
           4.00      UND      48.68          194.72
${sums('588.44', '105.92', '694.36')}`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: 'SKU9144', descripcion: 'MASCARILLA KN95 CAJA X 20', cantidad: 12 },
      { codigo: 'A4181', descripcion: 'ESCALERA TELESCOPICA DE ALUMINIO 3.80 M', cantidad: 4 },
    ]);
  });

  it('may stand to the right of the quantities and their units', () => {
    const page = `${HEAD}
   Descripción                                  Cantidad      Precio unitario    Importe
   [A7841] Consultoría en gestión de        2.00 Servicio            1,000.00   2,000.00
   inventarios
   [P4372] Estudio de mercado nacional y    3.00 Servicio              500.00   1,500.00
   regional
${sums('3,500.00', '630.00', '4,130.00')}`;
    expect(itemsOf(page)).toMatchObject([
      { descripcion: 'Consultoría en gestión de inventarios', cantidad: 2, unidad: 'Servicio' },
      { descripcion: 'Estudio de mercado nacional y regional', cantidad: 3, unidad: 'Servicio' },
    ]);
  });

  it('may say that a discount is a share, which is no amount', () => {
    const page = `${HEAD}
   Código    Servicio                   Cant    Precio     Dscto %    %Dto.    Total
   50.01     Consulta ambulatoria       1       120.00     10         0.00     108.00
   33.02     Hemograma completo         2        45.00      0         0.00      90.00
${sums('198.00', '35.64', '233.64')}`;
    const items = itemsOf(page);
    expect(items).toMatchObject([
      { codigo: '50.01', cantidad: 1, subtotal: 108 },
      { codigo: '33.02', cantidad: 2, subtotal: 90 },
    ]);
    for (const item of items) expect(item).not.toHaveProperty('descuento');
  });

  it('may count in the pieces that are sold', () => {
    const page = `${HEAD}
   Boxes     Description                     Net Weight     Unit Price      Total USD
   1,080     Fresh mangoes Kent, 4 kg box    4,320.00       5.20            5,616.00
   540       Fresh mangoes Edward            2,160.00       4.80            2,592.00
${sums('8,208.00', '0.00', '8,208.00')}`;
    expect(rowsOf(page)).toEqual([
      ['Fresh mangoes Kent, 4 kg box', 1080, 5616],
      ['Fresh mangoes Edward', 540, 2592],
    ]);
  });

  it('may be parted by bars, like the rows', () => {
    const page = `${HEAD}
   | Cód.   | Descripción                    | Und | Cant. | P.Unit. | Total   |
   | 100234 | Paracetamol 500 mg x 100 tab   | CJA |    10 |   25.00 |  250.00 |
   | 100871 | Amoxicilina 500 mg x 100 cap   | CJA |     5 |   48.00 |  240.00 |
${sums('490.00', '88.20', '578.20')}`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: '100234', descripcion: 'Paracetamol 500 mg x 100 tab', unidad: 'CJA' },
      { codigo: '100871', descripcion: 'Amoxicilina 500 mg x 100 cap', unidad: 'CJA' },
    ]);
  });

  it('of a price of sale before the amount head the price of one', () => {
    const page = `${HEAD}
   Código   Descripción                   P. Venta     Cant.    U.M.    Importe
   A-100    Bolígrafo tinta seca azul        29.58      6.00    CJA      177.48
   A-200    Archivador de palanca             9.43      1.00    UND        9.43
${sums('158.40', '28.51', '186.91')}`;
    expect(itemsOf(page)).toMatchObject([
      { cantidad: 6, precio_unitario: 29.58, subtotal: 177.48 },
      { cantidad: 1, precio_unitario: 9.43, subtotal: 9.43 },
    ]);
  });

  it('of bar codes leave the code to that of the seller', () => {
    const page = `${HEAD}
   Código   Descripción                 EAN              U.M.   Cant.    V. Unit.    Importe
   A-100    Alcohol medicinal 70°       7756966892554    UND    10.00       29.00     290.00
   A-200    Algodón hidrófilo 500 g     7753899533801    UND     5.00        7.50      37.50
${sums('327.50', '58.95', '386.45')}`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: 'A-100', descripcion: 'Alcohol medicinal 70°' },
      { codigo: 'A-200', descripcion: 'Algodón hidrófilo 500 g' },
    ]);
  });

  it('take a word of their own with them where the next title stands tight', () => {
    const page = `${HEAD}
   Pos.    U.M.    Cant. Fact. Cód.           Descripción                  V. Unit.    Importe
   00010   PZA          10.000 1000504122     Manguera hidráulica             29.00     290.00
   00020   PZA           5.000 1000506775     Rodamiento de rodillos           7.50      37.50
${sums('327.50', '58.95', '386.45')}`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: '1000504122', descripcion: 'Manguera hidráulica', cantidad: 10 },
      { codigo: '1000506775', descripcion: 'Rodamiento de rodillos', cantidad: 5 },
    ]);
  });

  it('head quantities with the unit behind them', () => {
    const page = `${HEAD}
   Cant. Descripción                         V. Unit.    Importe
   10.5 kg Maíz amarillo duro                   29.00     304.50
   5.25 kg Palta Hass calibre 20                 8.00      42.00
${sums('346.50', '62.37', '408.87')}`;
    expect(itemsOf(page)).toMatchObject([
      { descripcion: 'Maíz amarillo duro', unidad: 'kg', cantidad: 10.5 },
      { descripcion: 'Palta Hass calibre 20', unidad: 'kg', cantidad: 5.25 },
    ]);
  });

  it('are not the words of a heading that tells of amounts', () => {
    const page = pageSetFromText([
      `${HEAD}
   Lectura actual               DETALLE DE LOS IMPORTES FACTURADOS
   Consumo del mes              Cargo fijo                        3.94`,
    ]);
    expect(findHeaders(buildLayout(page))).toEqual([]);
  });
});

describe('titles that stand as close as words', () => {
  it.each(['P. Unit. Dcto. Valor neto', 'Dcto. Valor venta', 'Material Descripción'])(
    'are no one title: %s',
    (title) => {
      expect(columnOfWords(title)).toBeNull();
    },
  );

  it('part what is taken off from what is left, and the codes from the names', () => {
    const page = `${HEAD}
   Pos.  Material Descripción                     Cantidad UM    P. Unit. Dcto. Valor neto
   00010 SKU5905  CAMARA IP DOMO 4 MP               8.000 NIU      250.98  0.00   2,007.84
   00020 A9587    MONITOR LED FULL HD               1.000 NIU      646.76  0.00     646.76
${sums('2,654.60', '477.83', '3,132.43')}`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: 'SKU5905', descripcion: 'CAMARA IP DOMO 4 MP', descuento: 0, subtotal: 2007.84 },
      { codigo: 'A9587', descripcion: 'MONITOR LED FULL HD', descuento: 0, subtotal: 646.76 },
    ]);
  });

  it('stand over positions that OCR glued to the codes', () => {
    const page = `${HEAD}
   Pos.  Material Descripción                     Cantidad UM    P. Unit. Dcto. Valor neto
   00010 SKU5905  CAMARA IP DOMO 4 MP               8.000 NIU      250.98  0.00   2,007.84
   00020A9587     MONITOR LED FULL HD               1.000 NIU      646.76  0.00     646.76
   00030 104473   MOUSE INALAMBRICO                 1.000 NIU       41.10  0.00      41.10
   00040103977    TONER NEGRO                       1.000 NIU      159.39  0.00     159.39
${sums('2,855.09', '513.92', '3,369.01')}`;
    const codes = readDrawn(page, { source: 'ocr' }).extractedData.productos;
    expect(codes?.map(({ codigo }) => codigo)).toEqual(['SKU5905', 'A9587', '104473', '103977']);
  });
});

describe('titles of codes and names', () => {
  it('are two where white parts them, however little', () => {
    const page = `
   CANT UND CODIGO ARTICULO                            V.UNIT     V.VENTA
   2    ZZ  SKU3915 CAMBIO DE RODAMIENTOS            1,572.71    3,145.42`;
    const set = pageSetFromText([page]);
    const pages = set.pages.map(({ words, ...one }) => ({
      ...one,
      words: words.map((word) => {
        const x = word.box.x + (word.text === 'ARTICULO' ? 0.0085 : 0);
        return { ...word, box: { ...word.box, x } };
      }),
    }));
    const ids = findHeaders(buildLayout({ ...set, pages }))[0]?.columns.map(({ id }) => id);
    expect(ids?.slice(0, 4)).toEqual(['cantidad', 'unidad', 'codigo', 'descripcion']);
  });

  it('mix no rows where none heads the names', () => {
    const page = `${HEAD}
   CANT  UND  CODIGO                                      V.UNIT     V.VENTA
    2    ZZ   SKU3915 CAMBIO DE RODAMIENTOS             1,572.71    3,145.42
    2    ZZ   770133  LIMPIEZA TECNICA DE DUCTOS        1,032.91    2,065.82
    3    ZZ   A7943   PINTURA                           2,635.71    7,907.13`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: 'SKU3915', descripcion: 'CAMBIO DE RODAMIENTOS', cantidad: 2, subtotal: 3145.42 },
      { codigo: '770133', descripcion: 'LIMPIEZA TECNICA DE DUCTOS', subtotal: 2065.82 },
      { codigo: 'A7943', descripcion: 'PINTURA', cantidad: 3, subtotal: 7907.13 },
    ]);
  });
});

describe('titles of what is taken off and how a row is taxed', () => {
  it('are no amounts of the row', () => {
    const layout = buildLayout(
      pageSetFromText([
        `
                                                                      Monto
   Lín.  Artículo    Descripción            Cant.  U.M.  Precio Unit.  Desc.  Imp.    Total Línea
   1     RED926618   FLOTADOR DE RED EVA    50.00  PZA           4.41   0.00   IGV         220.50`,
      ]),
    );
    const ids = findHeaders(layout)[0]?.columns.map(({ id }) => id);
    expect(ids?.slice(-4)).toEqual(['precioUnitario', 'descuento', 'impuesto', 'importe']);
  });
});

describe('the tables of a page', () => {
  it('are as many as a page can hold, and no more', () => {
    const tables = `
   Cantidad   Descripción                     Precio unitario   Importe
   10         Amonio cuaternario 10 %         29.00             290.00
`.repeat(60);
    expect(findHeaders(buildLayout(pageSetFromText([tables])))).toHaveLength(40);
  });
});

describe('a table of a fee', () => {
  it('charges the fee, and not what is left of it', () => {
    const page = `${HEAD}
   Concepto                      Periodo       Honorario   Imp. renta       Neto
   Diseño gráfico de catálogo    Pago único     5,155.00       412.40   4,742.60`;
    expect(itemsOf(page)).toMatchObject([
      { descripcion: 'Diseño gráfico de catálogo', subtotal: 5155 },
    ]);
  });
});

describe('titles with something beside them', () => {
  const rows = `
   MARTILLO DE UÑA 16 OZ                    25.00    4.00 NIU    100.00
   LIBRO DE COCINA                          20.00    1.00 NIU     20.00`;
  const items = [
    { descripcion: 'MARTILLO DE UÑA 16 OZ', cantidad: 4, precio_unitario: 25, subtotal: 100 },
    { descripcion: 'LIBRO DE COCINA', cantidad: 1, precio_unitario: 20, subtotal: 20 },
  ];

  it('are read without the sum that stands there', () => {
    const page = `${HEAD}
   Producto                              P. Unit.    Cant.      Importe        Gravado       100.00${rows}`;
    expect(itemsOf(page)).toMatchObject(items);
  });

  it('are read over a line of an address between them, and after one with figures on theirs', () => {
    const page = `${HEAD}
                                           Renta         IGV        Renta
^Luis Bustamante y Rivero
^1201 Z.I. Parque Industrial  Servicio     sin IGV      18 %      con IGV
                              Plan 300     170.38      30.67       201.05
                              Línea fija    41.59       7.49        49.08`;
    expect(itemsOf(page)).toMatchObject([
      { descripcion: 'Plan 300', subtotal: 170.38 },
      { descripcion: 'Línea fija', subtotal: 41.59 },
    ]);
  });
});

describe('rows of two lines around their numbers', () => {
  it('have the quantity over its unit and the code over the name', () => {
    const page = `${HEAD}
       CANTIDAD      CÓDIGO                                  PRECIO          VALOR
^ÍT
^      UND.          DESCRIPCIÓN DEL BIEN                    UNITARIO        TOTAL

       10            A6999
^ 1                                                          14.04          140.40
^      NIU           Patch cord Cat 6 azul 2 m

       649.847       774684
^ 2                                                           2.77        1,800.08
^      KGM           Papa blanca única
${sums('1,940.48', '349.29', '2,289.77')}`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: 'A6999', descripcion: 'Patch cord Cat 6 azul 2 m', unidad: 'NIU', cantidad: 10 },
      { codigo: '774684', descripcion: 'Papa blanca única', unidad: 'KGM', cantidad: 649.847 },
    ]);
  });
});
