import { readDrawn } from '../../../../../test/support/read-drawn';

const HEAD = `
#  SUMINISTROS PACIFICO SUR S.A.C.                           FACTURA ELECTRONICA
   Av. Industrial 455, Ate, Lima                             R.U.C. 20999999019
                                                             F001-00004521
   Cliente : COMERCIAL EL TREBOL S.R.L.
   RUC     : 20999999027
   Fecha de emisión : 15/03/2026
`;

const infoOf = (text: string) => readDrawn(`${HEAD}${text}`).extractedData.informacion_adicional;

describe('how a sale was paid', () => {
  it('is told by the card with its amount', () => {
    expect(
      infoOf(`
   TOTAL A PAGAR                                             S/  1,180.00
   VISA                                                          1,180.00`)?.metodo_pago,
    ).toBe('VISA');
  });

  it.each(['PAGO CON TARJETA DE CRÉDITO', 'TARJETA DE CRÉDITO'])(
    'is told by words alone: %s',
    (foot) => {
      expect(infoOf(`\n   ${foot}`)?.metodo_pago).toMatch(/^tarjeta de crédito$/i);
    },
  );

  it('is not told by the sign of a card alone', () => {
    expect(
      infoOf(`
   TOTAL A PAGAR                                             S/  1,180.00
   VISA`)?.metodo_pago,
    ).toBeUndefined();
  });

  it('is told by a kind of cheque', () => {
    expect(infoOf('   Pagó con: Cheque no negociable')?.metodo_pago).toBe('Cheque no negociable');
  });
});

describe('terms of payment', () => {
  it('are not what a title calls the terms of the purchase', () => {
    expect(
      infoOf(`
   CONDICIONES DE LA COMPRA
   Forma de pago : Contado
`)?.terminos_pago,
    ).toBe('Contado');
  });

  it('are not the first clause of a list of conditions', () => {
    expect(
      infoOf(`
   Condiciones:
   1. Fondo de garantía: 5 % de cada valorización.
   2. Penalidad por atraso: 1 % diario.`)?.terminos_pago,
    ).toBeUndefined();
  });
});

describe('instalments beside the sums', () => {
  it('are read line by line under their titles, though sums stand between', () => {
    expect(
      infoOf(`
   Cuota   Fec. Vcto.   Importe
                                                  OP. GRAVADA     S/   1,000.00
   001     14/04/2026     590.00
                                                  I.G.V. 18%      S/     180.00
   002     14/05/2026     590.00
                                                  IMPORTE TOTAL   S/   1,180.00
`)?.cuotas,
    ).toBe('Cuota 1: 2026-04-14 590.00; Cuota 2: 2026-05-14 590.00');
  });

  it.each([
    ['S/ 59000', 'S/ 1,180.00', '590.00'],
    ['59,000.00', 'S/ 1,180.00', '59,000.00'],
    ['S/ 59000', 'S/ 118,000.00', '59,000.00'],
  ])('are no more than the whole: %s of %s', (printed, total, amount) => {
    const read = infoOf(`
   Cuota   Fec. Vcto.   Importe
   001     14/04/2026     ${printed}
   002     14/05/2026     590.00
                                                  IMPORTE TOTAL   ${total}
`)?.cuotas;
    expect(read).toBe(`Cuota 1: 2026-04-14 ${amount}; Cuota 2: 2026-05-14 590.00`);
  });

  it('go on below where the line ends with the colon before an amount', () => {
    expect(
      infoOf(`
   CUOTAS: (1) 14/04/2026: 590.00 (2) 14/05/2026:
   590.00`)?.cuotas,
    ).toBe('Cuota 1: 2026-04-14 590.00; Cuota 2: 2026-05-14 590.00');
  });
});
