import {
  INVOICE_HEAD as HEAD,
  invoiceSums as sums,
  itemsOf,
  rowsOf,
} from '../../../../../test/support/drawn-invoice';

describe('a count under a name that has the amount beside it', () => {
  it('is its quantity and price, be the name one of several lines', () => {
    const page = `${HEAD}
   N.º   Por lo siguiente:                                             Valor de venta
   1.    Servicio de consultoría en gestión de inventarios, segunda         7,528.24
         etapa, según propuesta técnica
         2 ZZ a S/ 3,764.12
   2.    Auditoría de procesos logísticos                                   1,000.00
         1 ZZ a S/ 1,000.00
${sums('8,528.24', '1,535.08', '10,063.32')}`;
    const first =
      'Servicio de consultoría en gestión de inventarios, segunda etapa, según propuesta técnica';
    expect(itemsOf(page)).toMatchObject([
      { descripcion: first, unidad: 'ZZ', cantidad: 2, precio_unitario: 3764.12 },
      { descripcion: 'Auditoría de procesos logísticos', cantidad: 1, subtotal: 1000 },
    ]);
  });

  it('may say what is taken off it, in any currency', () => {
    const page = `${HEAD}
   1.    PUBLICIDAD EN VÍA PÚBLICA, PANEL 8 X 4 M                           3,128.33
         2 ZZ a EUR 1,737.96, menos descuento de 347.59
   2.    AUDITORÍA DE PROCESOS LOGÍSTICOS                                  10,361.68
         3 ZZ a EUR 3,837.66, menos descuento de 1,151.30
${sums('13,490.01', '2,428.20', '15,918.21')}`;
    expect(itemsOf(page)).toMatchObject([
      { cantidad: 2, precio_unitario: 1737.96, descuento: 347.59, subtotal: 3128.33 },
      { cantidad: 3, precio_unitario: 3837.66, descuento: 1151.3, subtotal: 10361.68 },
    ]);
  });
});

describe('a table that has no title for names', () => {
  it('has them under the numbers behind their label, beside the tax of the row', () => {
    const row = (numbers: string, name: string, tax: string): string => `
   Clave producto   No. identificación   Cantidad   Clave de unidad   Valor unitario   Importe   Objeto impuesto
${numbers}

   Descripción ${name}         Impuesto   Base   Tasa o Cuota   Importe
${tax}
`;
    const page = `${HEAD}
${row(
  '   80141607         SKU0865                  2.00   E48                      2735.07   5470.14   Sí objeto de',
  'Flete local de mobiliario, ida',
  '   y vuelta                                              IVA        5470.14   16.00%   875.22',
)}${row(
      '   80141607         A4179                   20.00   E48                      2076.99  41539.80   Sí objeto de',
      'Edecán bilingüe               ',
      '                                                         IVA       41539.80   16.00%   6646.37',
    )}
${sums('47,009.94', '7,521.59', '54,531.53')}`;
    const code = { unidad: 'E48' };
    expect(itemsOf(page)).toMatchObject([
      { codigo: 'SKU0865', descripcion: 'Flete local de mobiliario, ida y vuelta', ...code },
      { codigo: 'A4179', descripcion: 'Edecán bilingüe', cantidad: 20, subtotal: 41539.8, ...code },
    ]);
  });
});

describe('what is taken off a row without titles', () => {
  it('stands under the row, beside its code or the rest of its name', () => {
    const page = `${HEAD}
   1 NIU     Fierro corrugado de 1/2"                      36.26        34.45
             P8393                                         dscto. 1.81

   8 UND     Tubería con rosca, norma técnica              48.10       346.32
             NTP 399.002                                   dscto. 38.48
             P2323

   50 ROL    Cable rojo x 100 m                           219.41    10,421.97
             776863                                       dscto. 548.53
${sums('10,802.74', '1,944.49', '12,747.23')}`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: 'P8393', descripcion: 'Fierro corrugado de 1/2"', descuento: 1.81 },
      { descripcion: 'Tubería con rosca, norma técnica NTP 399.002', descuento: 38.48 },
      { codigo: '776863', cantidad: 50, precio_unitario: 219.41, descuento: 548.53 },
    ]);
  });
});

describe('a part of a budget over the rows of it', () => {
  it('is no name', () => {
    const page = `${HEAD}
   Ítem   Código   Descripción                    Und.   Cantidad   Precio    Parcial
                   02.01.03 MATERIALES Y SUMINISTROS
   001    A7429    Cemento Portland tipo I        BLS          10    29.00     290.00
   002    A7430    Alambre negro recocido         KGM           5     7.50      37.50
${sums('327.50', '58.95', '386.45')}`;
    expect(rowsOf(page)).toEqual([
      ['Cemento Portland tipo I', 10, 290],
      ['Alambre negro recocido', 5, 37.5],
    ]);
  });
});

describe('a month that something is sold by', () => {
  it('is a unit, before the code as well', () => {
    const page = `${HEAD}
   Quantity Unit   Item                                           Rate      Amount
         10 MO     P8525                                        563.72    5,637.20
                   DEDICATED SUPPORT ENGINEER
          5 HR     A2382                                        155.78      778.90
                   ONBOARDING WORKSHOP, REMOTE
${sums('6,416.10', '0.00', '6,416.10')}`;
    expect(itemsOf(page)).toMatchObject([
      { codigo: 'P8525', descripcion: 'DEDICATED SUPPORT ENGINEER', unidad: 'MO' },
      { codigo: 'A2382', descripcion: 'ONBOARDING WORKSHOP, REMOTE', unidad: 'HR' },
    ]);
  });
});
