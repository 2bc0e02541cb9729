import type { Word } from '../../contracts/evidence';
import { saysTheSame } from './assemble';

const wordsOf = (text: string): Word[] =>
  text
    .split(' ')
    .map((one) => ({ text: one, confidence: 1, box: { page: 1, x: 0, y: 0, w: 0.1, h: 0.1 } }));
const SEEN =
  'FERRETERIA EL QUENUAL 20999999027 FACTURA ELECTRÓNICA F001-00000321 COMERCIAL ARRAYANES 20999999019 MARTILLO CLAVO ACERO 100.00 118.00 1180.50 2026 Cantidad';

describe('saysTheSame', () => {
  it('finds the words of a layer again, however recognition glued or missed some', () => {
    const recognised = SEEN.replace('MARTILLO CLAVO', 'MARTILLOCLAVO').replace(
      'ARRAYANES',
      'ARRAYANE5',
    );
    expect(saysTheSame(wordsOf(SEEN), wordsOf(recognised))).toBe(true);
  });

  it.each([
    ['letters', SEEN.replace(/[A-Z]/gi, (one) => String.fromCharCode(one.charCodeAt(0) ^ 1))],
    ['figures', SEEN.replace(/\d/g, (digit) => String((Number(digit) + 3) % 10))],
  ])('finds other %s not', (_, layer) => {
    expect(saysTheSame(wordsOf(layer), wordsOf(SEEN))).toBe(false);
  });

  it('holds nothing against a layer of a few words', () => {
    expect(saysTheSame(wordsOf('HOJA DOS'), wordsOf(SEEN))).toBe(true);
  });
});
