import type { TextRun } from './parse-protocol';
import { joinPieces } from './split-runs';

const piece = (text: string, x: number, length: number, y = 50): TextRun => ({
  text,
  x,
  y,
  dx: 1,
  dy: 0,
  length,
  size: 10,
  isMonospace: false,
});
const texts = (runs: TextRun[]): string[] => runs.map(({ text }) => text);

describe('joinPieces', () => {
  it('joins pieces that touch, as kerning leaves them', () => {
    const [word, ...rest] = joinPieces([piece('F001-', 0, 25), piece('1234', 25.5, 20)]);
    expect(rest).toEqual([]);
    expect(word).toMatchObject({ text: 'F001-1234', x: 0, length: 45.5 });
  });

  it('leaves words that stand apart, and words of other lines', () => {
    const pieces = [piece('25.00', 0, 25), piece('42.07', 30, 25), piece('x', 55, 5, 62)];
    expect(texts(joinPieces(pieces))).toEqual(['25.00', '42.07', 'x']);
  });

  it('joins a word that is set spaced', () => {
    const letters = [...'FACTURA'].map((letter, index) => piece(letter, index * 10, 6));
    expect(texts(joinPieces(letters))).toEqual(['FACTURA']);
  });

  it('joins it where kerning draws two of its letters together', () => {
    const letters = ['U', 'S', 'UA', 'R', 'I', 'O'].map((text, index) =>
      piece(text, index * 14, 8),
    );
    expect(texts(joinPieces(letters))).toEqual(['USUARIO']);
    const words = ['DE', 'LA', 'A', 'B'].map((text, index) => piece(text, index * 14, 8));
    expect(texts(joinPieces(words))).toEqual(['DE', 'LA', 'A', 'B']);
  });

  it('keeps two spaced words apart', () => {
    const word = (text: string, x: number): TextRun[] =>
      [...text].map((letter, index) => piece(letter, x + index * 10, 6));
    expect(texts(joinPieces([...word('NOTA', 0), ...word('PAGO', 60)]))).toEqual(['NOTA', 'PAGO']);
  });

  it('leaves the words of a measure apart', () => {
    const letters = [...'4X3M'].map((letter, index) => piece(letter, index * 10, 6));
    expect(texts(joinPieces(letters))).toEqual(['4', 'X', '3', 'M']);
  });

  it('does not take single figures of a table for a spaced word', () => {
    const cells = [1, 2, 3, 4, 5].map((cell) => piece(String(cell), cell * 40, 6));
    expect(texts(joinPieces(cells))).toEqual(['1', '2', '3', '4', '5']);
  });

  it('does not join a text drawn over another', () => {
    expect(texts(joinPieces([piece('ANULADO', 0, 60), piece('118.00', 10, 30)]))).toHaveLength(2);
  });
});
