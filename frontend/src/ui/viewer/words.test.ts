import type { Word } from '@contracts/evidence';
import { inReadingOrder, textInside, wordsLike } from './words';

const word = (text: string, x: number, y: number, page = 1): Word => ({
  text,
  confidence: 1,
  box: { page, x, y, w: 0.08, h: 0.02 },
});

const PAGE = [
  word('ANDINO', 0.3, 0.101),
  word('S.A.C.', 0.4, 0.1),
  word('Servicios', 0.1, 0.103),
  word('Total', 0.1, 0.5),
  word('1,180.00', 0.4, 0.5),
  word('Ángel', 0.1, 0.7),
];

const texts = (words: readonly Word[]): string[] => words.map(({ text }) => text);

describe('words of a page', () => {
  it('are read line by line from left to right', () => {
    expect(texts(inReadingOrder(PAGE))).toEqual([
      'Servicios',
      'ANDINO',
      'S.A.C.',
      'Total',
      '1,180.00',
      'Ángel',
    ]);
  });

  it('under a drawn rectangle are its text', () => {
    expect(textInside(PAGE, { page: 1, x: 0.09, y: 0.09, w: 0.5, h: 0.05 })).toBe(
      'Servicios ANDINO S.A.C.',
    );
  });

  it('that are hardly touched are not taken', () => {
    expect(textInside(PAGE, { page: 1, x: 0.09, y: 0.09, w: 0.23, h: 0.05 })).toBe('Servicios');
  });

  it('of another page are not taken', () => {
    expect(textInside(PAGE, { page: 2, x: 0, y: 0, w: 1, h: 1 })).toBe('');
  });
});

describe('words like what is typed', () => {
  it.each([
    ['18', []],
    ['1,18', ['1,180.00']],
    ['ang', ['Ángel']],
    ['an', []],
    ['AND', ['ANDINO']],
    ['', []],
  ])('%p finds %p', (typed, found) => {
    expect(texts(wordsLike(PAGE, typed))).toEqual(found);
  });
});
