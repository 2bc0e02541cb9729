import { readDrawn } from '../../../support/read-drawn';

const HEAD = `
#  SEGUROS PACIFICO SUR S.A.C.                               FACTURA ELECTRONICA
   Av. Industrial 455, Ate, Lima                             R.U.C. 20999999019
                                                             F001-00004521

   Contratante : COMERCIAL EL TREBOL S.R.L.
   RUC         : 20999999027
   Fecha de emisión : 15/03/2026
`;

const totalsOf = (sums: string) => readDrawn(`${HEAD}${sums}`).extractedData.totales;

describe('sums that are called after what is sold', () => {
  it('are known by a word that they hold', () => {
    expect(
      totalsOf(`
                                        Prima afecta (op. gravada)     S/  1,000.00
                                        Prima no gravada               S/    200.00
                                        I.G.V. 18%                     S/    180.00
                                        Prima total                    S/  1,380.00`),
    ).toMatchObject({ gravada: 1000, inafecta: 200, iva: 180, total: 1380 });
  });

  it('are known by what they come to', () => {
    expect(
      totalsOf(`
                                        Renta del mes                  S/  1,000.00
                                        I.G.V. 18%                     S/    180.00
                                        Importe del recibo             S/  1,180.00
                                        Deuda anterior (1 mes)         S/    300.00`),
    ).toMatchObject({ gravada: 1000, iva: 180, total: 1180 });
  });

  it('are not made up where nothing adds up', () => {
    const totals = totalsOf(`
                                        Renta del mes                  S/  1,000.00
                                        I.G.V. 18%                     S/    195.00
                                        Importe del recibo             S/  1,180.00`);
    expect(totals?.gravada).toBeUndefined();
    expect(totals?.total).toBeUndefined();
  });

  it('leave a printed total that does not add up as it is', () => {
    const { extractedData: data, authenticity } = readDrawn(`${HEAD}
                                        Prima afecta                   S/  1,000.00
                                        I.G.V. 18%                     S/    180.00
                                        Importe total                  S/  1,980.00
                                        Saldo actual                   S/  1,180.00`);
    expect(data.totales?.total).toBe(1980);
    expect(authenticity.flags).toContain('TOTAL_NO_CUADRA');
  });
});

describe('a sidebar', () => {
  const { extractedData: data } = readDrawn(
    `
   ARRENDATARIO                         FACTURA ELECTRONICA
   COMERCIAL EL TREBOL                  F002-95120
   S.R.L.
   RUC                                  RUC N° 20999999019
   20999999027                          INMOBILIARIA SAN FELIPE S.A.C.
   Domicilio fiscal
   Jr. Puno 345,                        Av. Larco 880, Miraflores, Lima
   Juliaca
                                        T. 981 655 727 / ventas@sanfelipe.pe

                             Concepto                         Cant.  Valor unit.   Valor de venta
   INMUEBLE
   Stand LC-822              ALQUILER DE LOCAL COMERCIAL       1.00       900.00           900.00
   Piso segundo
   Forma de pago
   Crédito                   MANTENIMIENTO DE LOCAL            1.00       100.00           100.00
   Área arrendada
   Setenta metros

                                        Operaciones gravadas    S/   1,000.00
                                        IGV 18%                 S/     180.00
                                        Importe total           S/   1,180.00`,
    { columns: 105 },
  );

  it('holds the other party beside the letterhead', () => {
    expect(data.cliente).toEqual({
      nombre: 'COMERCIAL EL TREBOL S.R.L.',
      ruc: '20999999027',
      direccion: 'Jr. Puno 345, Juliaca',
    });
    expect(data.proveedor).toMatchObject({
      nombre: 'INMOBILIARIA SAN FELIPE S.A.C.',
      direccion: 'Av. Larco 880, Miraflores, Lima',
      email: 'ventas@sanfelipe.pe',
    });
  });

  it('goes on beside the rows of the table', () => {
    expect(data.informacion_adicional?.terminos_pago).toBe('Crédito');
  });
});
