import { parseAmountInWords } from './amount-in-words';

describe('parseAmountInWords', () => {
  it.each([
    ['SON: MIL CIENTO OCHENTA CON 00/100 SOLES', 118_000, 'PEN'],
    ['SON: MIL TRESCIENTOS SETENTA Y TRES CON 93/100 SOLES', 137_393, 'PEN'],
    ['SON: VEINTICINCO MIL SETECIENTOS SESENTA Y CUATRO CON 46/100 SOLES', 2_576_446, 'PEN'],
    ['SON: OCHO MIL UNO CON 11/100 SOLES', 800_111, 'PEN'],
    ['Son: Un millón doscientos mil quinientos y 50/100 dólares americanos', 120_050_050, 'USD'],
    ['SON: DOS MILLONES CON 00/100 EUROS', 200_000_000, 'EUR'],
    ['SON CIEN CON OO/100 NUEVOS SOLES', 10_000, 'PEN'],
    ['Son: treinta y un mil CON 05/100', 3_100_005, null],
    ['SON:MILCIENTOOCHENTACON00/100SOLES', 118_000, 'PEN'],
    ['SON: MIL CIENTO OCHEMTA CON 00/100 SOLES', 118_000, 'PEN'],
    ['CERO CON 50/100 SOLES', 50, 'PEN'],
    ['SON: CIENTO DIEZ Y OCHO NUEVOS SOLES CON 00/100', 11_800, 'PEN'],
    ['SON: MIL MILLONES UN MIL VEINTE CON 00/100 SOLES', 100_000_102_000, 'PEN'],
    ['SON: DOSCIENTOS MIL DOLARES AMERICANOS CON 00/100', 20_000_000, 'USD'],
    ['TOTAL UN SOL SON: DIEZ CON 00/100 SOLES', 1_000, 'PEN'],
    ['DIEZ SOLES 5/100', 1_005, 'PEN'],
    ['SON: DIEZ CON IS/100 SOLES', 1_015, 'PEN'],
    ['SON: DIEZ CON B0/ 1O0 SOLES', 1_080, 'PEN'],
    ['SON: MIL CON 00/100 SOLES', 100_000, 'PEN'],
    ['SON: VEINTE Y UN SOL CON 00/100', 2_100, 'PEN'],
    ['SON: UN DOLAR AMERICANO ESTADOUNIDENSE CON 00/100', 100, 'USD'],
    ['SON: UN EURO CON 00/100', 100, 'EUR'],
    ['SON: TREINTAYUNO CON 00/100 SOLES', 3_100, 'PEN'],
    ['SON: CIENTO  DIEZ DE SOLES CON 00/100', 11_000, 'PEN'],
    ['PAGADERO A 30 DIAS DIEZ CON 00/100 SOLES', 1_000, 'PEN'],
  ])('reads %s', (text, cents, currency) => {
    expect(parseAmountInWords(text)).toEqual({ cents, currency });
  });

  /** From a number on, each by so much more, in the words of both genders. */
  const NAMES: readonly (readonly [from: number, by: number, names: string])[] = [
    [1, 1, 'UN DOS TRES CUATRO CINCO SEIS SIETE OCHO NUEVE DIEZ ONCE DOCE TRECE CATORCE QUINCE'],
    [16, 1, 'DIECISEIS DIECISIETE DIECIOCHO DIECINUEVE VEINTE VEINTIUN VEINTIDOS VEINTITRES'],
    [24, 1, 'VEINTICUATRO VEINTICINCO VEINTISEIS VEINTISIETE VEINTIOCHO VEINTINUEVE TREINTA'],
    [40, 10, 'CUARENTA CINCUENTA SESENTA SETENTA OCHENTA NOVENTA CIEN'],
    [200, 100, 'DOSCIENTOS TRESCIENTOS CUATROCIENTOS QUINIENTOS SEISCIENTOS SETECIENTOS'],
    [200, 100, 'DOSCIENTAS TRESCIENTAS CUATROCIENTAS QUINIENTAS SEISCIENTAS SETECIENTAS'],
    [800, 100, 'OCHOCIENTOS NOVECIENTOS'],
    [800, 100, 'OCHOCIENTAS NOVECIENTAS'],
    [1, 0, 'UNO UNA'],
    [21, 0, 'VEINTIUNO VEINTIUNA'],
  ];
  it.each(
    NAMES.flatMap(([from, by, names]) =>
      names.split(' ').map((name, at) => [name, from + by * at] as const),
    ),
  )('knows %s as %d', (name, value) => {
    const said = parseAmountInWords(`SON: DOS MIL ${name} CON 00/100 SOLES`);
    expect(said?.cents).toBe(200_000 + value * 100);
  });

  it.each([
    'Y UN MIL TRESCIENTOS VEINTICINCO CON 31/100 SOLES',
    'SON: QUINCE MIL DOSCIENTOS TREINTA Y: peo CON 01/100 SOLES',
  ])('does not guess what "%s" lacks', (text) => {
    expect(parseAmountInWords(text)).toBeNull();
  });

  it.each([
    'SON: CIENTOCIENTO DIECIOCHODIECIOCHO CEROCERO CON 00/100 SOLES',
    'SON: CIENTO CIENTO DIECIOCHO CON 00/100 SOLES',
    'SON: OCHO VEINTE CON 00/100 SOLES',
    'SON: VEINTIUNO Y TRES CON 00/100 SOLES',
    'SON: MIL MIL CON 00/100 SOLES',
    'SON: CIENTO XVIII CON 00/100 SOLES',
    'SON: CERO MIL CON 00/100 SOLES',
    'SON: VEINTE DIEZ CON 00/100 SOLES',
    'SON: CERO CINCO CON 00/100 SOLES',
    'SON: ONCE UNO CON 00/100 SOLES',
    'SON: CINCO SEIS CON 00/100 SOLES',
  ])('reads no number out of words that say none: %s', (text) => {
    expect(parseAmountInWords(text)).toBeNull();
  });

  it.each(['', 'SON: SOLES', 'Página 1/100', 'FORMA DE PAGO: CONTADO'])(
    'finds nothing in "%s"',
    (text) => {
      expect(parseAmountInWords(text)).toBeNull();
    },
  );
});
