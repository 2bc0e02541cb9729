import { readDrawn } from '../../../../../test/support/read-drawn';

const itemsOf = (rows: string) =>
  readDrawn(`
#  SUMINISTROS PACIFICO SUR S.A.C.                           FACTURA ELECTRONICA
   Av. Industrial 455, Ate, Lima                             R.U.C. 20999999019
                                                             F001-00004521
   Cliente : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027

${rows}
   OP. GRAVADA                                                     S/    100.00
   IGV 18%                                                         S/     18.00
   TOTAL                                                           S/    118.00`).extractedData
    .productos;

describe('what all names begin with', () => {
  it('is a code where it has one shape', () => {
    expect(
      itemsOf(`
   DESCRIPCION                              CANT.      P.UNIT        IMPORTE
   78614 PAN FRANCES                         2          20.00          40.00
   77082 BOLSA BIODEGRADABLE                 3          20.00          60.00
`),
    ).toMatchObject([
      { codigo: '78614', descripcion: 'PAN FRANCES' },
      { codigo: '77082', descripcion: 'BOLSA BIODEGRADABLE' },
    ]);
  });

  it('is a code of any make where each name begins with one that no word looks like', () => {
    expect(
      itemsOf(`
   DESCRIPCION                              CANT.      P.UNIT        IMPORTE
   P7710 BLOQUEADOR SPF50                    2          20.00          40.00
   778076 JERINGA 5ML                        1          20.00          20.00
   SKU5166 BOLSA BIODEGRADABLE               2          20.00          40.00
`),
    ).toMatchObject([
      { codigo: 'P7710', descripcion: 'BLOQUEADOR SPF50' },
      { codigo: '778076', descripcion: 'JERINGA 5ML' },
      { codigo: 'SKU5166', descripcion: 'BOLSA BIODEGRADABLE' },
    ]);
  });

  it('is part of the name where its shapes differ', () => {
    expect(
      itemsOf(`
   DESCRIPCION                              CANT.      P.UNIT        IMPORTE
   2026 AGENDA DE ESCRITORIO                 2          20.00          40.00
   PERFORADOR METALICO                       3          20.00          60.00
`),
    ).toMatchObject([
      { descripcion: '2026 AGENDA DE ESCRITORIO' },
      { descripcion: 'PERFORADOR METALICO' },
    ]);
  });

  it('is the order of the rows where it counts them', () => {
    expect(
      itemsOf(`
   DESCRIPCION                              CANT.      P.UNIT        IMPORTE
   01 Flete terrestre                        2          20.00          40.00
   02 Visto bueno                            3          20.00          60.00
`),
    ).toMatchObject([{ descripcion: 'Flete terrestre' }, { descripcion: 'Visto bueno' }]);
  });
});

describe('a code of letters and figures before a name', () => {
  it('is told apart from it, as one of figures is', () => {
    expect(
      itemsOf(`
   CANT.   UM  x  P. UNIT.                      IMPORTE
   SKU1908 AGUA SIN GAS 625 ML
   15.000 UND x 1.84                              27.60
   GASOHOL PREMIUM
   32.754 GLL x 21.42                            701.59
`),
    ).toMatchObject([
      { codigo: 'SKU1908', descripcion: 'AGUA SIN GAS 625 ML', cantidad: 15 },
      { descripcion: 'GASOHOL PREMIUM', cantidad: 32.754 },
    ]);
  });

  it('begins no row with what its name measures', () => {
    expect(
      itemsOf(`
   CANT.   UM  x  V. UNIT.              VALOR VTA.
   777730 LUBRICANTE 15W-40 CI-4 X      1 GAL
   15.000 UND x 115.64                    1,734.60
   100817 GASOHOL PREMIUM
   32.754 GLL x 21.42                       701.59
`),
    ).toMatchObject([
      { codigo: '777730', descripcion: 'LUBRICANTE 15W-40 CI-4 X 1 GAL', cantidad: 15 },
      { codigo: '100817' },
    ]);
  });
});
