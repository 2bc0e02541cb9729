import type { ProductoData } from '../../../../contracts/extracted-data';
import { readDrawn } from '../../../../../test/support/read-drawn';

const HEAD = `
# DISTRIBUIDORA ANDINA S.A.C.                              FACTURA ELECTRONICA
RUC 20999999019                                            F001-00076745
`;
const page = (rows: string, sums: string): string => `${HEAD}
Fecha de emision: 20/05/2026
Cliente: COMERCIAL NORTE S.A.C.   RUC 20512345674
${rows}

${sums}`;

const sums = (base: string, tax: string, total: string): string => `
                                                            Op. Gravada      ${base}
                                                            IGV 18%           ${tax}
                                                            Importe Total    ${total}`;

const productsOf = (pages: string | readonly string[]): ProductoData[] | undefined =>
  readDrawn(pages, { columns: 130 }).extractedData.productos;

const DRILL = { descripcion: 'TALADRO PERCUTOR', cantidad: 2, precio_unitario: 150 };
const SANDER = { descripcion: 'LIJADORA ORBITAL', cantidad: 4, precio_unitario: 50 };

/** How tables of several countries and programs look, each with two rows of the same things. */
const TABLES: readonly [kind: string, rows: string, want: readonly object[]][] = [
  [
    'an equivalent in other money under the sums, which is no row',
    `
Cantidad   Descripción                       Unid.    Precio      Importe
2          TALADRO PERCUTOR                  UND      150.00      300.00
4          LIJADORA ORBITAL                  UND       50.00      200.00
                                             SUBTOTAL             500.00
                                             TOTAL                500.00
Equivalente contable: 475061  pesos          UND      938.45      938.45`,
    [DRILL, SANDER],
  ],
  [
    'titles that ask, and code and discount under the name',
    `
Que                                  Cuantos      Valor      Importe
TALADRO PERCUTOR                      2 UND       150.00      270.00
778123 - descuento 30.00
LIJADORA ORBITAL                      4 UND        50.00      190.00
SKU124 - descuento 10.00`,
    [
      { ...DRILL, codigo: '778123', unidad: 'UND', descuento: 30, subtotal: 270 },
      { ...SANDER, codigo: 'SKU124', descuento: 10, subtotal: 190 },
    ],
  ],
  [
    'names in lines of their own, under numbers in a currency and without a title',
    `
N. de linea   N. de pieza   Tipo      Cantidad   Unidad   Precio unitario     Subtotal
1             778123        Material      2      NIU        150.00 PEN      270.00 PEN
              TALADRO PERCUTOR DE 650 W CON MALETIN, BROCAS Y EMPUNADURA LATERAL
              Descuento: 30.00 PEN
2             SKU124        Material      4      NIU         50.00 PEN      200.00 PEN
              LIJADORA ORBITAL`,
    [
      {
        descripcion: 'TALADRO PERCUTOR DE 650 W CON MALETIN, BROCAS Y EMPUNADURA LATERAL',
        codigo: '778123',
        descuento: 30,
        subtotal: 270,
      },
      { ...SANDER, codigo: 'SKU124', unidad: 'NIU', subtotal: 200 },
    ],
  ],
  [
    'codes that are told under the names',
    `
Cant   Descripcion                 P. Unit      Importe
2      TALADRO PERCUTOR             150.00       300.00
       Cod. 778123
4      LIJADORA ORBITAL              50.00       200.00
       Cod. SKU124`,
    [
      { ...DRILL, codigo: '778123', subtotal: 300 },
      { ...SANDER, codigo: 'SKU124', subtotal: 200 },
    ],
  ],
  [
    'what each row is taxed with under it',
    `
No. Ident.   Cantidad   Clave unidad   Concepto             Valor unitario      Importe
P2075            2.00       H87        TALADRO PERCUTOR             150.00       300.00
   Clave prod./serv. 80141900 Objeto imp. 02 Traslado 002 IVA Base 300.00 Tasa 0.160000 Importe 48.00
A8722            4.00       H87        LIJADORA ORBITAL              50.00       200.00
   Clave prod./serv. 80141900 Objeto imp. 02 Traslado 002 IVA Base 200.00 Tasa 0.160000 Importe 32.00`,
    [
      { ...DRILL, codigo: 'P2075', unidad: 'H87', subtotal: 300 },
      { ...SANDER, codigo: 'A8722', unidad: 'H87', subtotal: 200 },
    ],
  ],
  [
    'the same, named by the tax',
    `
Cantidad   Unidad   Descripcion             P. Unitario      Importe
    2.00      H87   TALADRO PERCUTOR             150.00       300.00
                    IVA 16% Base 300.00 Importe 48.00
    4.00      H87   LIJADORA ORBITAL              50.00       200.00
                    IVA 16% Base 200.00 Importe 32.00`,
    [
      { ...DRILL, subtotal: 300 },
      { ...SANDER, subtotal: 200 },
    ],
  ],
  [
    'units that are counted, and discounts in percent',
    `
Ref.      Articulo                    Uds.    Precio     Dto. %    IVA %     Importe
A-1001    TALADRO PERCUTOR             2      150,00       10        21      270,00
A-1002    LIJADORA ORBITAL             4       50,00        0        21      200,00`,
    [
      { ...DRILL, codigo: 'A-1001', subtotal: 270 },
      { ...SANDER, codigo: 'A-1002', subtotal: 200 },
    ],
  ],
  [
    'net and gross',
    `
Stock code   Description              Qty    Net price     VAT %    Net amount      VAT      Gross
TD650        TALADRO PERCUTOR          2      150.00        20       300.00        60.00    360.00
OS125        LIJADORA ORBITAL          4       50.00        20       200.00        40.00    240.00`,
    [
      { ...DRILL, codigo: 'TD650', subtotal: 300 },
      { ...SANDER, codigo: 'OS125', subtotal: 200 },
    ],
  ],
  [
    'numbers of articles, ordered and shipped',
    `
ITEM #       DESCRIPTION              QTY ORDERED   QTY SHIPPED   UNIT PRICE   EXTENDED
TD650        TALADRO PERCUTOR              2             2          150.00       300.00
OS125        LIJADORA ORBITAL              4             4           50.00       200.00`,
    [
      { ...DRILL, codigo: 'TD650', subtotal: 300 },
      { ...SANDER, codigo: 'OS125', subtotal: 200 },
    ],
  ],
  [
    'money without cents',
    `
Codigo     Descripcion             Cantidad   Precio    Valor
1001       TALADRO PERCUTOR            2       15.000    30.000
1002       LIJADORA ORBITAL            4        5.000    20.000`,
    [
      { ...DRILL, precio_unitario: 15_000, subtotal: 30_000 },
      { ...SANDER, precio_unitario: 5000, subtotal: 20_000 },
    ],
  ],
  [
    'days before the names',
    `
Date         Description              Hours     Rate       Amount
01/05/2026   TALADRO PERCUTOR           2      150.00      300.00
02/05/2026   LIJADORA ORBITAL           4       50.00      200.00`,
    [
      { ...DRILL, subtotal: 300 },
      { ...SANDER, subtotal: 200 },
    ],
  ],
  [
    'amounts beside the names, over what is counted',
    `
TALADRO PERCUTOR                     300.00
   2 UND a S/ 150.00 c/u
LIJADORA ORBITAL                     200.00
   4 UND x 50.00`,
    [
      { ...DRILL, subtotal: 300 },
      { ...SANDER, subtotal: 200 },
    ],
  ],
  [
    'marks of the tax behind names and amounts',
    `
778123 TALADRO PERCUTOR <A>          300.00 T
SKU4514 LIJADORA ORBITAL <A>         200.00 N`,
    [
      { descripcion: 'TALADRO PERCUTOR', codigo: '778123', subtotal: 300 },
      { descripcion: 'LIJADORA ORBITAL', codigo: 'SKU4514', subtotal: 200 },
    ],
  ],
  [
    'what the prices are for over them, and a name that goes on below',
    `
Código    Descripción                        Cantidad   Precio      Importe
N/M                                                     EXW NINGBO,
                                                          CHINA
778123    TALADRO PERCUTOR                          2   150.00      300.00
          DE ALTO IMPACTO
SKU4514   LIJADORA ORBITAL                          4    50.00      200.00`,
    [{ descripcion: 'TALADRO PERCUTOR DE ALTO IMPACTO', codigo: '778123' }, SANDER],
  ],
  [
    'units between quantity and sign, names above that begin with a measure',
    `
778123 2X4-96 STUD
   3.00 ZZ × 100.00                  300.00
SKU4514 LIJADORA ORBITAL
   4.00 ZZ × 50.00                   200.00`,
    [
      { descripcion: '2X4-96 STUD', codigo: '778123', unidad: 'ZZ', subtotal: 300 },
      { ...SANDER, codigo: 'SKU4514', unidad: 'ZZ', subtotal: 200 },
    ],
  ],
];

describe('tables of the world', () => {
  it.each(TABLES)('reads %s', (_, rows, want) => {
    expect(productsOf(page(rows, sums('500.00', '90.00', '590.00')))).toMatchObject(want);
  });

  it.each(['Brought forward', 'Suma anterior', 'Vienen'])(
    'counts no sum of the pages before: %s',
    (carried) => {
      const titles = 'Description                       Qty     Unit price     Amount';
      const first = page(
        `${titles}
TALADRO PERCUTOR                   2        150.00      300.00
LIJADORA ORBITAL                   4         50.00      200.00
                               Carried forward          500.00`,
        '',
      );
      const second = `${HEAD}
${titles}
                               ${carried.padEnd(25)}500.00
LATEX BLANCO                       5         40.00      200.00
ESMALTE NEGRO                      2         30.00       60.00
${sums('760.00', '136.80', '896.80')}`;
      const names = productsOf([first, second])?.map(({ descripcion }) => descripcion);
      expect(names).toEqual([
        DRILL.descripcion,
        SANDER.descripcion,
        'LATEX BLANCO',
        'ESMALTE NEGRO',
      ]);
    },
  );
});

describe('items that have titles of their own each, under their names', () => {
  it('are called as the line over their titles says, whatever they are booked to', () => {
    const titles = 'N.º de pieza   Cantidad   Unidad   Precio   Cuenta          Importe';
    const rows = `
   1   JABÓN LÍQUIDO ANTIBACTERIAL                                         RESUMEN
       CON ALOE VERA
       ${titles}
       774303         20         UND      16.13    65-9101-0007     322.60

   2   MASCARILLA KN95 CAJA X 20
       ${titles}
       100441         8          CJA      27.06    65-9101-0007     216.48
`;
    const { productos } = readDrawn(page(rows, 'Subtotal   539.08')).extractedData;
    expect(productos).toMatchObject([
      { codigo: '774303', descripcion: 'JABÓN LÍQUIDO ANTIBACTERIAL CON ALOE VERA', cantidad: 20 },
      { codigo: '100441', descripcion: 'MASCARILLA KN95 CAJA X 20', cantidad: 8 },
    ]);
  });
});
