import {
  INVOICE_HEAD as HEAD,
  invoiceSums as sums,
  itemsOf,
  rowsOf,
} from '../../../../../test/support/drawn-invoice';
import { readDrawn } from '../../../../../test/support/read-drawn';

describe('a table without titles', () => {
  it('has the sign between quantity and price in no column', () => {
    const page = `${HEAD}
   1) ACEITE VEGETAL 1 L           24 BOT  x   7.50    =     180.00
   2) AZUCAR RUBIA SACO 50 KG       4 SAC  x 165.00    =     660.00
${sums('840.00', '151.20', '991.20')}`;
    expect(itemsOf(page)).toMatchObject([
      { descripcion: 'ACEITE VEGETAL 1 L', cantidad: 24, unidad: 'BOT', subtotal: 180 },
      { descripcion: 'AZUCAR RUBIA SACO 50 KG', cantidad: 4, unidad: 'SAC', subtotal: 660 },
    ]);
  });

  it.each([
    ['', ''],
    ['Concepto', 'Tarita   Cant.  Und   Valor Venta'],
  ])('counts what its unit follows, though the price stands before it (%s)', (named, titles) => {
    const page = `${HEAD}
   ${named.padEnd(40)}${titles}
   Gate in / gate out contenedor           935.41   2.00   SRV      1,870.82
   Vigilancia en custodia                  216203   3.00   SRV      6,486.09
${sums('8,356.91', '1,504.24', '9,861.15')}`;
    expect(itemsOf(page)[0]).toMatchObject({ unidad: 'SRV', cantidad: 2, precio_unitario: 935.41 });
  });

  it('has the quantity before the name and the price under it', () => {
    const page = `
#  THE COPPER SPOON
   12 Main St, Austin, TX 78701
   Receipt No. 4821

   4   ICED TEA, LARGE            14.04
       @ 3.51
   12  RIBEYE 12OZ               360.00
       @ 30.00
   1   KEY LIME PIE               11.60
       @ 11.60
   Subtotal                      385.64
   Tax                            31.82
   Amount Due USD                417.46`;
    expect(itemsOf(page)).toMatchObject([
      { descripcion: 'ICED TEA, LARGE', cantidad: 4, precio_unitario: 3.51, subtotal: 14.04 },
      { descripcion: 'RIBEYE 12OZ', cantidad: 12, precio_unitario: 30, subtotal: 360 },
      { descripcion: 'KEY LIME PIE', cantidad: 1, precio_unitario: 11.6, subtotal: 11.6 },
    ]);
  });

  it('says at what price a pump sold, with the code between name and numbers', () => {
    const page = `${HEAD}
   GASOHOL REGULAR
   COD 104934
   10.000 GLL A 17.00             170.00
   AGUA SIN GAS 625 ML
   COD A5864
   5.000 UND A 6.00                30.00
${sums('200.00', '36.00', '236.00')}`;
    expect(itemsOf(page)).toMatchObject([
      { descripcion: 'GASOHOL REGULAR', codigo: '104934', unidad: 'GLL', precio_unitario: 17 },
      { descripcion: 'AGUA SIN GAS 625 ML', codigo: 'A5864', unidad: 'UND', precio_unitario: 6 },
    ]);
  });

  it('is no account that is added up in a row, whose sum is the total', () => {
    const page = `${HEAD}
   Saldo anterior        Pagos recibidos      Cargos del periodo        Total a pagar
   411.15        -       411.15         +     590.00          =         590.00

   Cargos del periodo, del 26-AGO-2026 al 24-SET-2026
   RENTA MENSUAL                                                          Sin IGV
   Plan Negocios 300 Mbps                                                  400.00
   Línea fija ilimitada                                                    100.00
   Subtotal gravado                                                        500.00
   I.G.V. 18 %                                                              90.00
   Total cargos del periodo                                                590.00
   QUINIENTOS NOVENTA CON 00/100 SOLES`;
    const { productos, totales } = readDrawn(page, { columns: 90 }).extractedData;
    expect(productos?.map(({ subtotal }) => subtotal)).toEqual([400, 100]);
    expect(totales).toMatchObject({ total: 590, iva: 90 });
    expect(totales?.otros_cargos).toBeUndefined();
  });

  it('has the columns in which the numbers multiply', () => {
    const page = `${HEAD}
   10.00 UND   Jabón líquido antibacterial con aloe    19.00      190.00
               vera, repuesto de 900 ml
   5.00 UND    Alcohol medicinal 70° 1 L               13.50       67.50
   12.00 CJA   Guantes de nitrilo talla M caja x 100   50.00      600.00
${sums('857.50', '154.35', '1,011.85')}`;
    expect(rowsOf(page)).toEqual([
      ['Jabón líquido antibacterial con aloe vera, repuesto de 900 ml', 10, 190],
      ['Alcohol medicinal 70° 1 L', 5, 67.5],
      ['Guantes de nitrilo talla M caja x 100', 12, 600],
    ]);
    expect(itemsOf(page)[0]).toMatchObject({ unidad: 'UND', precio_unitario: 19 });
  });

  it('may have no column for the names, which stand above the numbers and hold numbers as well', () => {
    const ticket = `
   BOTICA TRES CERROS S.A.C.
   RUC 20999999019
   BOLETA DE VENTA ELECTRONICA
   B001-00000123
   DETERGENTE EN POLVO LIMON 2.4 KG
     2.00 UND x 12.50             25.00
   CAFE EN GRANO, ALTURA 1,600 MSNM
     1.00 KGM x 8.90               8.90
   OP. GRAVADA          S/        33.90
   IGV                  S/         6.10
   TOTAL                S/        40.00`;
    const { productos = [] } = readDrawn(ticket, { columns: 42 }).extractedData;
    expect(productos.map(({ descripcion, subtotal }) => [descripcion, subtotal])).toEqual([
      ['DETERGENTE EN POLVO LIMON 2.4 KG', 25],
      ['CAFE EN GRANO, ALTURA 1,600 MSNM', 8.9],
    ]);
  });

  it('may count goods without a price, each line with its number', () => {
    const page = `${HEAD}
   BIENES TRANSPORTADOS
   1   10.00 BLS   Cemento Portland tipo I
   2    5.00 KGM   Alambre negro recocido N° 16
   3   12.00 UND   Pintura látex satinada
   Peso bruto total: 430.00 KGM`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I', 10, undefined],
      ['Alambre negro recocido N° 16', 5, undefined],
      ['Pintura látex satinada', 12, undefined],
    ]);
  });
});

describe('items as small cards', () => {
  it('have a numbered name, and their numbers behind labels', () => {
    const page = `${HEAD}
   1. Cemento Portland tipo I
      Cantidad: 10 BLS    Precio: 29.00    Importe: 290.00
   2. Alambre negro recocido N° 16
      Cantidad: 5 KGM     Precio: 7.50     Importe: 37.50
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I', 10, 290],
      ['Alambre negro recocido N° 16', 5, 37.5],
    ]);
  });
});

describe('a list of what is charged for', () => {
  it('is proven by its sum, whatever leads from name to amount', () => {
    const page = `${HEAD}
   DETALLE DE CONCEPTOS
   Cargo fijo mensual ............................ 3.25
   Energía activa . . . . . . . . . . . . . . 1,565.85
   Alumbrado público.............................. 88.76
   Mantenimiento de la conexión .................. 1.78
   Subtotal ....................................1,659.64
   IGV ........................................... 298.74
   Total a pagar ............................... 1,958.38`;
    expect(rowsOf(page)).toEqual([
      ['Cargo fijo mensual', undefined, 3.25],
      ['Energía activa', undefined, 1565.85],
      ['Alumbrado público', undefined, 88.76],
      ['Mantenimiento de la conexión', undefined, 1.78],
    ]);
  });

  it('says how many in front of each name, unless it only counts the lines', () => {
    const list = (second: string): string => `${HEAD}
   2 LOMO SALTADO               64.00
   ${second} CEVICHE MIXTO              38.00
${sums('102.00', '18.36', '120.36')}`;
    expect(rowsOf(list('1'))).toEqual([
      ['LOMO SALTADO', 2, 64],
      ['CEVICHE MIXTO', 1, 38],
    ]);
    const counted = list('2').replace('2 LOMO', '1 LOMO');
    expect(itemsOf(counted).map(({ cantidad }) => cantidad ?? null)).toEqual([null, null]);
  });

  it('is none when the amounts come to no printed sum', () => {
    const page = `${HEAD}
   Deuda de enero                                         120.00
   Deuda de febrero                                        80.00
${sums('500.00', '90.00', '590.00')}`;
    expect(itemsOf(page)).toEqual([]);
  });
});

describe('a receipt without a table', () => {
  it('is for what it names in its sentence, over as many lines as that takes', () => {
    const page = `
#  ANA QUISPE ROJAS                          RECIBO POR HONORARIOS ELECTRONICO
   RUC 10000000014                           E001-45
   Recibí de: COMERCIAL EL TREBOL S.R.L.
   Identificado con RUC número 20999999027
   Por concepto de: Honorarios por diseño gráfico del catálogo institucional y
   de la memoria anual
   Fecha de emisión: 15/03/2026
   Total por honorarios: 3,000.00`;
    expect(itemsOf(page)).toMatchObject([
      {
        descripcion:
          'Honorarios por diseño gráfico del catálogo institucional y de la memoria anual',
      },
    ]);
  });

  it('is for nothing that the law says of every such sum', () => {
    const page = `
#  RECIBO POR HONORARIOS ELECTRÓNICO
   Recibí de ESTUDIO CONTABLE S.A.C., con RUC 20999999027, la suma de MIL CON 00/100 SOLES
   por concepto de Dictado de taller de seguridad, 16 horas, renta del inciso A del artículo
   33 de la Ley del Impuesto a la Renta.
   Total por honorarios   S/ 1,000.00`;
    expect(rowsOf(page)).toEqual([
      ['Dictado de taller de seguridad, 16 horas', undefined, undefined],
    ]);
  });

  it.each(['C. SERVICIO', 'Concepto'])('stands under its title: %s', (title) => {
    const page = `
#  ANA QUISPE ROJAS                          RECIBO POR HONORARIOS ELECTRONICO
   RUC 10000000014                           E001-45
   ${title}
   Servicio de traducción técnica
   Observación: ninguna

   Honorario bruto 3,000.00`;
    expect(itemsOf(page)).toMatchObject([{ descripcion: 'Servicio de traducción técnica' }]);
  });

  it('may begin at the end of a line of prose', () => {
    const page = `
#  ANA QUISPE ROJAS                          RECIBO POR HONORARIOS ELECTRONICO
   RUC 10000000014                           E001-45
   Recibí de COMERCIAL EL TREBOL S.R.L., la suma de TRES MIL CON 00/100 SOLES, por
   concepto de Servicio de traducción técnica. Forma de pago: Contado.
   Total por honorarios S/ 3,000.00`;
    expect(itemsOf(page)).toMatchObject([{ descripcion: 'Servicio de traducción técnica.' }]);
  });
});

describe('a list of charges beside a column of dates and counts', () => {
  it('is read without the words that stand beside it', () => {
    const page = `
#  ELECTRO SIERRA NORTE S.A.                              RECIBO DE SERVICIOS PÚBLICOS
   RUC 20999999019                                        S001-00054113
   COMERCIAL EL TREBOL S.R.L.
   RUC 20999999027

   Fecha de emisión           24 de octubre de 2025       Cargo fijo                    3.94
   Periodo facturado          23 de setiembre de 2025     Energía activa              503.42
                              al 23 de octubre de 2025
   N.° de medidor             EA4076825                   Alumbrado público            35.35
   Lectura anterior           66140                       Reposición de conexión        2.75
   Lectura actual             66756                       Interés compensatorio         3.07
   Consumo del mes            616 kWh                     Valor de venta              548.53
   Opción tarifaria           BT5B                        IGV 18%                      98.74
                                                          TOTAL DEL MES               647.27`;
    expect(rowsOf(page)).toEqual([
      ['Cargo fijo', undefined, 3.94],
      ['Energía activa', undefined, 503.42],
      ['Alumbrado público', undefined, 35.35],
      ['Reposición de conexión', undefined, 2.75],
      ['Interés compensatorio', undefined, 3.07],
    ]);
  });
});

describe('a list of charges in groups', () => {
  it('has the titles of its groups a little to the left of what is charged', () => {
    const page = `
#  ELECTRO SIERRA NORTE S.A.                              RECIBO DE SERVICIOS PÚBLICOS
   RUC 20999999019                                        S001-00054113

   RENTA MENSUAL
     Plan Negocios 300 Mbps                                    342.94
     Línea fija ilimitada                                       46.39
   TRÁFICO Y CONSUMOS
     Llamadas a celular                                         15.56
   Subtotal gravado                                            404.89
   I.G.V. 18 %                                                  72.88
   Total a pagar                                               477.77`;
    expect(itemsOf(page).map(({ descripcion }) => descripcion)).toEqual([
      'Plan Negocios 300 Mbps',
      'Línea fija ilimitada',
      'Llamadas a celular',
    ]);
  });
});

describe('a list of charges with the sums close beside it', () => {
  const bill = `
   ELECTRICA VALLE ALTO S.A.C.                       RECIBO DE SERVICIO PÚBLICO
   RUC 20999999019                                   N° S001-00092287

   Lectura actual                    10070
   Energía activa                                                320.07 SUBTOTAL          355.08
   Cargo fijo                                                     35.01 I.G.V. 18%         63.91
   TOTAL A PAGAR                                                                    S/    418.99`;

  it('is all that stands on their left', () => {
    const { extractedData: data } = readDrawn(bill);
    expect(data.productos).toMatchObject([
      { descripcion: 'Energía activa', subtotal: 320.07 },
      { descripcion: 'Cargo fijo', subtotal: 35.01 },
    ]);
    expect(data.totales).toMatchObject({ subtotal: 355.08, iva: 63.91, total: 418.99 });
  });
});

describe('a form that titles the box of what is charged for', () => {
  it('has its words, and no amount', () => {
    const { productos } = readDrawn(`
   RECIBO POR HONORARIOS ELECTRÓNICO    N° E001-00000077    RUC 10054148289
   DESCRIPCIÓN DEL SERVICIO PRESTADO
   Dictado de taller de seguridad
   FORMA DE PAGO                     MEDIO DE PAGO
   Contado                           Transferencia
   Total por honorarios              S/ 4,714.00`).extractedData;
    expect(productos).toEqual([{ descripcion: 'Dictado de taller de seguridad' }]);
  });
});
