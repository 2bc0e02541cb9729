import { readDrawn } from '../../../../../test/support/read-drawn';

const page = (brand: string, foot: string): string => `
#  ${brand.padEnd(58)}    RUC 20999999019
                                                              FACTURA ELECTRÓNICA
                                                              F002 - 00004521

   Señores : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 15/03/2026

   IMPORTE TOTAL  S/  118.00

${foot}`;

describe('a letterhead that shows a brand alone', () => {
  it('is of the company whose registered name has the brand within it, with the office under that', () => {
    const { extractedData: data } = readDrawn(
      page(
        'ELYUNQUE',
        `   LEASING Y FACTORING EL YUNQUE S.A.C.
   Av. Grau 812, Piura  ·  Central telefónica (073) 359-1680  ·  pedidos@elyunque.pe`,
      ),
    );
    expect(data.proveedor).toEqual({
      nombre: 'LEASING Y FACTORING EL YUNQUE S.A.C.',
      ruc: '20999999019',
      direccion: 'Av. Grau 812, Piura',
      telefono: '(073) 359-1680',
      email: 'pedidos@elyunque.pe',
    });
  });

  it('is not of a company at the foot that is called something else', () => {
    const { extractedData: data } = readDrawn(
      page('EL YUNQUE', '   Impreso por GRAFICA SAN JOSE S.A.C.'),
    );
    expect(data.proveedor?.nombre).toBe('EL YUNQUE');
  });
});
