import { amountInWords } from './amount-in-words';

describe('amountInWords', () => {
  it.each([
    [0, 'CERO CON 00/100 SOLES'],
    [100, 'UNO CON 00/100 SOLES'],
    [1_605, 'DIECISÉIS CON 05/100 SOLES'],
    [2_200, 'VEINTIDÓS CON 00/100 SOLES'],
    [10_000, 'CIEN CON 00/100 SOLES'],
    [10_110, 'CIENTO UNO CON 10/100 SOLES'],
    [118_000, 'MIL CIENTO OCHENTA CON 00/100 SOLES'],
    [269_052, 'DOS MIL SEISCIENTOS NOVENTA CON 52/100 SOLES'],
    [2_100_000, 'VEINTIÚN MIL CON 00/100 SOLES'],
    [3_147_199, 'TREINTA Y UN MIL CUATROCIENTOS SETENTA Y UNO CON 99/100 SOLES'],
    [100_000_000, 'UN MILLÓN CON 00/100 SOLES'],
    [
      231_500_700_00,
      'DOSCIENTOS TREINTA Y UN MILLONES QUINIENTOS MIL SETECIENTOS CON 00/100 SOLES',
    ],
  ])('writes %i cents as %s', (cents, words) => {
    expect(amountInWords(cents, 'PEN')).toBe(words);
  });

  it('names the dollar', () => {
    expect(amountInWords(55_555, 'USD')).toBe(
      'QUINIENTOS CINCUENTA Y CINCO CON 55/100 DÓLARES AMERICANOS',
    );
  });
});
