import { readDrawn } from '../../../../../test/support/read-drawn';

describe('a letterhead at the left of the whole document', () => {
  it('is the column of the issuer’s RUC, though the other party stands higher', () => {
    const { extractedData: data } = readDrawn(`
                                   RECIBO POR HONORARIOS ELECTRÓNICO   E001-00000320

                                   Recibí de                           RUC
                                   COMERCIAL EL TREBOL S.R.L.          20999999027

                                   Domicilio
                                   Jr. Puno 345, Juliaca
#  QUISPE LEON MARIA
#  ELENA                           Fecha de emisión                    Moneda
                                   25/04/2026                          Soles
   Arquitectura y obras
   RUC 10469999989                 La suma de
                                   MIL CON 00/100 SOLES
   Av. Industrial 455 Int. 3
   Ate, Lima                       Total por honorarios                S/ 1,000.00

   T. 954 124 382
   hola@quispeleon.pe`);
    expect(data.proveedor).toEqual({
      nombre: 'QUISPE LEON MARIA ELENA',
      ruc: '10469999989',
      direccion: 'Av. Industrial 455 Int. 3 Ate, Lima',
      telefono: '954 124 382',
      email: 'hola@quispeleon.pe',
    });
    expect(data.cliente).toEqual({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
    });
  });
});
