import { joinInitials } from './join-readings';

function row(...texts: string[]) {
  let x = 0;
  return texts.map((text) => {
    const word = { text, confidence: 0.9, x0: x, y0: 0, x1: x + text.length * 8, y1: 12 };
    x = word.x1 + 5;
    return word;
  });
}
const texts = (words: { text: string }[]): string[] => words.map(({ text }) => text);

describe('joinInitials', () => {
  it('joins the form of a company that came apart', () => {
    expect(texts(joinInitials(row('WIRACOCHA', 'S', '.A', '.', 'C.')))).toEqual([
      'WIRACOCHA',
      'S.A.C.',
    ]);
    expect(texts(joinInitials(row('S.A.', 'C.')))).toEqual(['S.A.C.']);
    expect(texts(joinInitials(row('E.l.', 'R.L.')))).toEqual(['E.l.R.L.']);
    expect(texts(joinInitials(row('1.', 'A')))).toEqual(['1.', 'A']);
  });

  it('joins the sign of a number to its letter', () => {
    expect(texts(joinInitials(row('F001', 'N', '°', '00054037')))).toEqual([
      'F001',
      'N°',
      '00054037',
    ]);
  });

  it('takes the letter for the sign only where it stood apart', () => {
    expect(texts(joinInitials(row('F002', 'N', 'o', '00026383')))).toContain('N°');
    expect(texts(joinInitials(row('No', 'se', 'aceptan')))).toEqual(['No', 'se', 'aceptan']);
  });

  it('leaves single letters and words alone', () => {
    expect(texts(joinInitials(row('ADUANA', 'Y', 'A', 'B', 'S.A.')))).toEqual([
      'ADUANA',
      'Y',
      'A',
      'B',
      'S.A.',
    ]);
  });
});
