import { joinMail } from './join-readings';

function row(...texts: string[]) {
  let x = 0;
  return texts.map((text) => {
    const word = { text, confidence: 0.9, x0: x, y0: 0, x1: x + text.length * 8, y1: 12 };
    x = word.x1 + 5;
    return word;
  });
}
const texts = (words: { text: string }[]): string[] => words.map(({ text }) => text);

describe('joinMail', () => {
  it.each([
    [['ventas@', 'andina.', 'com'], 'ventas@andina.com'],
    [['cobranzas@t', 'rescumbres', '.com'], 'cobranzas@trescumbres.com'],
    [['caja@sur', '.com', '.pe'], 'caja@sur.com.pe'],
    [['clientes@sur.', 'compe'], 'clientes@sur.com.pe'],
    [['cobranzas', '@sur.com.pe'], 'cobranzas@sur.com.pe'],
  ])('joins %s', (parts, address) => {
    expect(texts(joinMail(row('Correo:', ...parts, 'Tel.')))).toEqual(['Correo:', address, 'Tel.']);
  });

  it('leaves what stands behind a whole address alone', () => {
    const words = ['ventas@sur.com', 'celular', '954124382'];
    expect(texts(joinMail(row(...words)))).toEqual(words);
  });

  it('leaves a word that stands apart alone', () => {
    const [sign, rest] = row('ventas@', 'andina.com');
    if (!sign || !rest) throw new Error('no words');
    const apart = { ...rest, x0: rest.x0 + 20, x1: rest.x1 + 20 };
    expect(texts(joinMail([sign, apart]))).toEqual(['ventas@', 'andina.com']);
  });
});
