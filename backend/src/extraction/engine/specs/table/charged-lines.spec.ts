import { readDrawn } from '../../../../../test/support/read-drawn';

const rowsOf = (page: string) =>
  readDrawn(page).extractedData.productos?.map(
    ({ codigo, descripcion, unidad, cantidad, precio_unitario, descuento, subtotal }) => [
      codigo,
      descripcion,
      unidad,
      cantidad,
      precio_unitario,
      descuento,
      subtotal,
    ],
  );

const head = `
 COMERCIAL HUASCARAN S.A.C.                              RUC 20999999019
 Av. Grau 1020 Piura                                     FACTURA ELECTRONICA
 Fecha de emision: 15/03/2026                            F001-00000123
`;

describe('lines that count what stands around them', () => {
  it('are hours at a rate under a name, which goes on under its amount', () => {
    expect(
      rowsOf(`${head}
 Technical writer                                                 $324.00
 3.00 hrs × $108.00/hr
 Workshop with finance stakeholders, including                  $2,683.56
 preparation of minutes
 12.00 hrs × $223.63/hr

                                          Subtotal              $3,007.56
                                          Total                 $3,007.56
`),
    ).toEqual([
      [undefined, 'Technical writer', 'hrs', 3, 108, undefined, 324],
      [
        undefined,
        'Workshop with finance stakeholders, including preparation of minutes',
        'hrs',
        12,
        223.63,
        undefined,
        2683.56,
      ],
    ]);
  });

  it('stand over a name that goes on up to what is taken off, the next count or the sums', () => {
    expect(
      rowsOf(`${head}
 50.000 UND X 4.08
 106915 LECHE EVAPORADA ENTERA LATA              193.80
 390 G
    DSCTO INCLUIDO                              (10.20)
 10.000 CJA X 48.43
 106916 GUANTES DE NITRILO TALLA M               484.30
 caja x 100
 4.000 UND X 21.90
 106917 JABON LIQUIDO ANTIBACTERIAL               87.60
 con aloe vera
 OP. GRAVADA                                     649.17
 IGV 18%                                         116.53
 TOTAL S/                                        765.70
`),
    ).toEqual([
      ['106915', 'LECHE EVAPORADA ENTERA LATA 390 G', 'UND', 50, 4.08, 10.2, 193.8],
      ['106916', 'GUANTES DE NITRILO TALLA M caja x 100', 'CJA', 10, 48.43, undefined, 484.3],
      ['106917', 'JABON LIQUIDO ANTIBACTERIAL con aloe vera', 'UND', 4, 21.9, undefined, 87.6],
    ]);
  });
});

describe('sums beside a table', () => {
  it('end no rows that stand on their lines, whose codes are in brackets behind their order', () => {
    expect(
      rowsOf(`${head}
 #   Producto                         P. Unit.   Cant.    Importe

 01  [SKU8126] VALVULA DE BRONCE        40.29   50 UND   2,014.50       IGV (18%)          594.81
 02  [777464] PINTURA LATEX             64.50   20 GLN   1,290.00
                                                                        Importe total    3,899.31
`)?.map((row) => row.slice(0, 5)),
    ).toEqual([
      ['SKU8126', 'VALVULA DE BRONCE', 'UND', 50, 40.29],
      ['777464', 'PINTURA LATEX', 'GLN', 20, 64.5],
    ]);
  });
});

describe('lines that call each of their numbers by its name', () => {
  it('count what stands over them, in one line or more', () => {
    expect(
      rowsOf(`${head}
 1. SERVICIO DE CONSULTORIA EN GESTION DE INVENTARIOS,
 SEGUN PROPUESTA TECNICA
 Cant. 2,00 ZZ  V. unit. 2.496,61  IGV 898,78              S/ 4.993,22

 2. AUDITORIA DE PROCESOS
 Cant. 1,00 ZZ  V. unit. 1.554,99  IGV 279,90              S/ 1.554,99

                                          Op. gravada      S/ 6.548,21
                                          IGV 18 %         S/ 1.178,68
                                          TOTAL            S/ 7.726,89
`),
    ).toEqual([
      [
        undefined,
        'SERVICIO DE CONSULTORIA EN GESTION DE INVENTARIOS, SEGUN PROPUESTA TECNICA',
        'ZZ',
        2,
        2496.61,
        undefined,
        4993.22,
      ],
      [undefined, 'AUDITORIA DE PROCESOS', 'ZZ', 1, 1554.99, undefined, 1554.99],
    ]);
  });
});
