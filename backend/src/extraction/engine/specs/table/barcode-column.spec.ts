import { readDrawn } from '../../../../../test/support/read-drawn';

const head = `
 COMERCIAL HUASCARAN S.A.C.                              RUC 20999999019
 Av. Grau 1020 Piura                                     FACTURA ELECTRONICA
                                                         F001-00000123
 Fecha de emision: 15/03/2026
`;

describe('a bar code', () => {
  it('is no word of the description, however near it stands', () => {
    const page = `${head}
 Lin Codigo  EAN           Descripcion                     Cant.   V.Unit.   V.Venta
 1   A4535   7756966892554 Alcohol medicinal 1 L           100     13.37     1,337.00
 2   101952  7753899533801 Algodon hidrofilo 500 g         4       18.36     73.44
`;
    const { extractedData: data } = readDrawn(page);
    expect(data.productos?.map(({ descripcion }) => descripcion)).toEqual([
      'Alcohol medicinal 1 L',
      'Algodon hidrofilo 500 g',
    ]);
  });

  it('has a column of its own, which takes no word of the name', () => {
    const page = `${head}
 N  Codigo  ISBN / EAN      Titulo /          Descripcion             AF.  Un.  Cant.   P. Unit.  V. Venta
 1  S4535   7756966892554   Agenda escolar 2027 tapa dura 14 X 20 cm  G    UND  5.00    16.87     84.35
 2  A2952   7753899533801   Cartulina escolar 150 GR paquete X 100    G    PQT  3.00    42.81     128.43
`;
    const { extractedData: data } = readDrawn(page);
    expect(data.productos?.map(({ descripcion, unidad }) => [descripcion, unidad])).toEqual([
      ['Agenda escolar 2027 tapa dura 14 X 20 cm', 'UND'],
      ['Cartulina escolar 150 GR paquete X 100', 'PQT'],
    ]);
  });
});
