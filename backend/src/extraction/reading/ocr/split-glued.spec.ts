import { splitGlued } from './split-glued';

const word = (text: string) => ({ text, confidence: 0.9, x0: 0, y0: 5, x1: 100, y1: 15 });
const texts = (text: string): string[] => splitGlued(word(text)).map((part) => part.text);

describe('splitGlued', () => {
  it.each([
    ['S/1,180.00', ['S/', '1,180.00']],
    ['s/23.49', ['S/', '23.49']],
    ['US$50.00', ['US$', '50.00']],
    ['5/1,220.51', ['S/', '1,220.51']],
    ['RUC:20391730271', ['RUC:', '20391730271']],
    ['NRO.2584', ['NRO.', '2584']],
    ['s/', ['S/']],
    ['S/·2,770.19', ['S/', '2,770.19']],
    ['S4,933.24', ['S', '4,933.24']],
    ['BLANCAS.R.L.', ['BLANCA', 'S.R.L.']],
    ['IbáñezS.A.C', ['Ibáñez', 'S.A.C']],
    ['QORIE.l.R.L.', ['QORI', 'E.I.R.L.']],
    ['KUNTURE.IR.L.', ['KUNTUR', 'E.I.R.L.']],
    ['ANONIMACERRADA', ['ANONIMA', 'CERRADA']],
    ['SociedadAnónima', ['Sociedad', 'Anónima']],
    ['YUPANQUINRO.', ['YUPANQUI', 'NRO.']],
    ['EJERCITONRO', ['EJERCITO', 'NRO']],
    ['12.00CJA', ['12.00', 'CJA']],
    ['1500.000UND.', ['1500.000', 'UND.']],
    ['JS.A.C.', ['J', 'S.A.C.']],
    ['4Z.1.', ['4', 'Z.I.']],
    ['3-BMZ.', ['3-B', 'MZ.']],
    ['22.02.2026-25698.27', ['22.02.2026', '25698.27']],
  ])('parts %s', (text, expected) => expect(texts(text)).toEqual(expected));

  it.each([
    '93/100',
    '5/100',
    '12/03/2026',
    'A4083',
    'S.A.C.',
    'E.I.R.L.',
    'U.S.A.',
    'NRO.',
    '12UND',
    '2.50MM',
    'CERRADA',
    'F001-1',
    'S001',
    'S1234',
  ])('leaves %s whole', (text) => expect(texts(text)).toEqual([text]));

  it.each([
    ['N*', 'N°'],
    ['N”:', 'N°:'],
    ['LG.V.', 'I.G.V.'],
    ['1.6.v.:', 'I.G.V.:'],
    ['Z.1.', 'Z.I.'],
    ['E.l.R.L.', 'E.I.R.L.'],
    ['E.1.R.L', 'E.I.R.L'],
    ['E.L.R.L.,', 'E.I.R.L.,'],
    ['E.IR.L.', 'E.I.R.L.'],
    ['ZI.', 'Z.I.'],
    ['AH.', 'A.H.'],
    ['OIC', 'O/C'],
    ['17I100', '17/100'],
  ])('writes %s as %s', (text, expected) => expect(texts(text)).toEqual([expected]));

  it.each(['N', 'IGV', 'LGV', 'L.G.', 'NV', 'Z1', 'Z.10'])('does not rewrite %s', (text) =>
    expect(texts(text)).toEqual([text]),
  );

  it('gives each part its share of the box', () => {
    const [sign, amount] = splitGlued(word('S/118.00'));
    expect(sign).toMatchObject({ x0: 0, x1: 25 });
    expect(amount).toMatchObject({ x0: 25, x1: 100, y0: 5 });
  });
});
