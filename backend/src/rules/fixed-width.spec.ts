import { fieldProblem, fixedLine, windows1252, type FixedField } from './fixed-width';

const field = (value: string, over: Partial<FixedField> = {}): FixedField => ({
  ...{ name: 'Nombre', width: 6, side: 'left', fill: ' ' },
  ...over,
  value,
});

describe('fixedLine', () => {
  it('pads each field on its side', () => {
    const amount = field('25', { side: 'right', fill: '0' });
    expect(fixedLine([field('PEÑA'), amount, field('')])).toBe('PEÑA  000025      ');
  });

  it.each([
    ['PEÑARES', '«Nombre» tiene 7 caracteres y en el archivo caben 6.'],
    ['李', '«Nombre» tiene un carácter que el archivo no admite («李»).'],
    ['\u0081', /de control/],
    [
      'a\nb',
      '«Nombre» tiene un carácter que el archivo no admite (un salto de línea u otro de control).',
    ],
  ])('refuses what it would have to cut or to replace: %j', (value, problem) => {
    expect(fieldProblem(field(value))).toMatch(problem);
    expect(() => fixedLine([field(value)])).toThrow(problem);
  });

  it('takes what fits', () => {
    expect(fieldProblem(field('PEÑARE'))).toBeNull();
  });
});

/** Unicode and byte of the 27, from unicode.org's CP1252.TXT (the platform's own decoder takes it for Latin-1). */
const SIGNS = [
  [0x20ac, 0x80],
  [0x201a, 0x82],
  [0x0192, 0x83],
  [0x201e, 0x84],
  [0x2026, 0x85],
  [0x2020, 0x86],
  [0x2021, 0x87],
  [0x02c6, 0x88],
  [0x2030, 0x89],
  [0x0160, 0x8a],
  [0x2039, 0x8b],
  [0x0152, 0x8c],
  [0x017d, 0x8e],
  [0x2018, 0x91],
  [0x2019, 0x92],
  [0x201c, 0x93],
  [0x201d, 0x94],
  [0x2022, 0x95],
  [0x2013, 0x96],
  [0x2014, 0x97],
  [0x02dc, 0x98],
  [0x2122, 0x99],
  [0x0161, 0x9a],
  [0x203a, 0x9b],
  [0x0153, 0x9c],
  [0x017e, 0x9e],
  [0x0178, 0x9f],
] as const;

describe('windows1252', () => {
  it('writes each of its signs as the one byte that it has', () => {
    const latin1 = Array.from({ length: 0x60 }, (_, at) => 0xa0 + at);
    const ascii = Array.from({ length: 0x80 }, (_, at) => at);
    const codes = [...ascii, ...SIGNS.map(([code]) => code), ...latin1];
    const bytes = [...ascii, ...SIGNS.map(([, byte]) => byte), ...latin1];
    expect([...windows1252(String.fromCodePoint(...codes))]).toEqual(bytes);
  });

  it('replaces nothing', () => {
    expect(() => windows1252('Ł')).toThrow(RangeError);
    expect(() => windows1252('\u0081')).toThrow(RangeError);
  });
});
