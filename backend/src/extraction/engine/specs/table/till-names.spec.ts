import { readDrawn } from '../../../../../test/support/read-drawn';

const till = (rows: string): string => `
          MINIMARKET ANDINO S.A.C.
          RUC 20999999019
          BOLETA DE VENTA ELECTRONICA
          B001-00076745
   20/05/2026 08:17

${rows}

   OP. GRAVADA                            678.95
   IGV                                    122.21
   TOTAL S/                               801.16`;

const ROWS = [
  { descripcion: 'CUADERNO CUADRICULADO 200 HOJAS', cantidad: 12, subtotal: 146.16 },
  { descripcion: 'PAPEL BOND A4', cantidad: 20, subtotal: 655 },
];

describe('rows of a till that take two lines and more', () => {
  it('names them under their numbers where the text above stands apart', () => {
    const { productos } = readDrawn(
      till(`
     12.000 UND X 12.18                   146.16
   SKU2590 CUADERNO CUADRICULADO 200
   HOJAS
     20.000 MIL X 32.75                   655.00
   A7859 PAPEL BOND A4`),
    ).extractedData;
    expect(productos).toMatchObject(ROWS);
  });

  it('names them over what is counted and taken off, whatever titles say of both lines', () => {
    const { productos } = readDrawn(
      till(`
   PRODUCTO / CANT x PRECIO              IMPORTE
   770338 DETERGENTE EN POLVO LIMON 2.4 KG
     5 UND x 22.77 DSCTO -5.69            108.16
   SKU3291 ACEITE VEGETAL BOTELLA 900 ML X
   12
     6 CJA x 100.39 DSCTO -31.55          570.79`),
    ).extractedData;
    expect(productos).toMatchObject([
      { descripcion: 'DETERGENTE EN POLVO LIMON 2.4 KG', cantidad: 5, descuento: 5.69 },
      { descripcion: 'ACEITE VEGETAL BOTELLA 900 ML X 12', descuento: 31.55, subtotal: 570.79 },
    ]);
  });

  it('takes the short rest of a name before its numbers', () => {
    const { productos } = readDrawn(
      till(`
   P7653 DISCO DE CORTE PARA METAL X
   1.0 MM
     12.000 UND X 12.18                   146.16
   A2871 PINTURA BLANCO HUMO X
   4 L
     20.000 GLN X 32.75                   655.00`),
    ).extractedData;
    expect(productos).toMatchObject([
      { descripcion: 'DISCO DE CORTE PARA METAL X 1.0 MM', cantidad: 12 },
      { descripcion: 'PINTURA BLANCO HUMO X 4 L', cantidad: 20 },
    ]);
  });
});

describe('a quantity as close to the name as a word of it', () => {
  it('is the one that price and amount prove, and a lone code under a name is its code', () => {
    const { productos } = readDrawn(`
   COMERCIAL ANDINA S.A.C.                       FACTURA ELECTRONICA
   RUC 20999999019                               F001-123
   Cliente: COMERCIAL EL TREBOL S.R.L.  RUC: 20999999027
   Cant.    Descripción                P. unitario     Total
        15.00 PUNTAS AMARILLAS               11.23    168.45
            A1226
        24.00 IMPULSOR 5 ALABES              10.00    240.00
            773896
   TOTAL S/                                           408.45`).extractedData;
    expect(productos).toMatchObject([
      { codigo: 'A1226', descripcion: 'PUNTAS AMARILLAS', cantidad: 15 },
      { codigo: '773896', descripcion: 'IMPULSOR 5 ALABES', cantidad: 24 },
    ]);
  });
});

describe('names over their numbers', () => {
  it.each([
    ['the first alone', 'GRADO 60', 'VALVULA DE BRONCE 3/4'],
    ['fewer than the last', 'GRADO 60', 'ALAMBRE NEGRO\n   RECOCIDO N° 16\n   POR ROLLO'],
  ])('takes as many lines over the first numbers as stand together: %s', (_, rest, last) => {
    const { productos, documento } = readDrawn(`
   FERRETERIA ANDINA S.A.C.
   RUC 20999999019
   BOLETA ELECTRONICA         B001-00076745

   20/05/2026 08:17        Atendido por Edinson

   FIERRO CORRUGADO DE MEDIA
   ${rest}
   24 NIU x 44.66                      1071.84

   ${last}
   5 UND x 35.51                        177.55

   TOTAL                               1249.39`).extractedData;
    const names = productos?.map(({ descripcion }) => descripcion);
    expect(names).toEqual([`FIERRO CORRUGADO DE MEDIA ${rest}`, last.replace(/\s+/g, ' ')]);
    expect(documento?.fecha_emision).toBe('2026-05-20');
  });
});

describe('a till that prints quantity and price around a sign', () => {
  it('has rows whose amount stands beside them, and no e-mail', () => {
    const { productos, proveedor, cliente, documento } = readDrawn(`
#  TALLGRASS BUILDER'S SUPPLY
   1190 W PIONEER PKWY GRAND PRAIRIE, TX 75051
   RECEIPT# 0417-128284
   08/13/2026
   108963 WORK GLOVE L                 <A>
       6@14.50                       87.00
   SKU0489 2X4-96 WHTWOOD STUD         <A>
       10@4.01                       40.10
       SUBTOTAL                     127.10
       SALES TAX 8.25%               10.49
       TOTAL                       $137.59
           Customer Copy`).extractedData;
    expect(productos).toMatchObject([
      { codigo: '108963', cantidad: 6, precio_unitario: 14.5, subtotal: 87 },
      { codigo: 'SKU0489', cantidad: 10, precio_unitario: 4.01, subtotal: 40.1 },
    ]);
    expect([proveedor?.email, cliente?.nombre, documento?.tipo]).toEqual([
      undefined,
      undefined,
      'ticket',
    ]);
  });
});

describe('rows whose amount stands beside the name, over what was counted', () => {
  const rowsOf = (rows: string) =>
    readDrawn(till(rows), { columns: 60 }).extractedData.productos?.map(
      ({ codigo, descripcion, cantidad, precio_unitario, subtotal }) => [
        codigo,
        descripcion,
        cantidad,
        precio_unitario,
        subtotal,
      ],
    );

  it('have quantity and price of the line under them, and the code before these', () => {
    expect(
      rowsOf(`
   CUADERNO CUADRICULADO                     146.16
   103486   12 UD   x 12.18
   PAPEL BOND A4                             532.79
   770203    1 UD   x 532.79`),
    ).toEqual([
      ['103486', 'CUADERNO CUADRICULADO', 12, 12.18, 146.16],
      ['770203', 'PAPEL BOND A4', 1, 532.79, 532.79],
    ]);
  });

  it('have no name of the page before', () => {
    const first = till('   PAPEL BOND A4                             532.79\n    1 UD   x 532.79');
    const { productos } = readDrawn([`${first}\n   HOJA UNO   146.16`, '   12 UD   x 12.18'], {
      columns: 60,
    }).extractedData;
    expect(productos?.map(({ descripcion }) => descripcion)).toEqual(['PAPEL BOND A4']);
  });

  it('have no word of the name in a currency that stands against the amounts', () => {
    expect(
      rowsOf(`
   TOPO CHICO                             USD146.16
   12 x USD12.18
   KEY LIME PIE                           USD532.79
   1 x USD532.79`),
    ).toEqual([
      [undefined, 'TOPO CHICO', 12, 12.18, 146.16],
      [undefined, 'KEY LIME PIE', 1, 532.79, 532.79],
    ]);
  });
});

describe('rows that begin with what was counted', () => {
  it('have the name under it, up to the amount and the code of its tax', () => {
    const { productos } = readDrawn(
      till(`
      3 EACH @ £10.26
   Polo shirt, 65/35 polycotton,
   bottle green                              30.78 A
      10 PAIR @ £54.01
   S3 safety boot                           540.10 A`),
      { columns: 60 },
    ).extractedData;
    expect(productos).toMatchObject([
      {
        descripcion: 'Polo shirt, 65/35 polycotton, bottle green',
        unidad: 'EACH',
        cantidad: 3,
        precio_unitario: 10.26,
        subtotal: 30.78,
      },
      { descripcion: 'S3 safety boot', cantidad: 10, subtotal: 540.1 },
    ]);
  });
});
