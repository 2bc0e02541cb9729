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
});
