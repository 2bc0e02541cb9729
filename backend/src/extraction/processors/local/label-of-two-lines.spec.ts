import type { Word } from '../../../contracts/evidence';
import { findLabels } from './label-match';
import { buildLayout } from './layout';

const HEIGHT = 0.01;

/** Words of a row from `x` on, in letters of a hundredth of the page's height. */
const row = (text: string, x: number, y: number): Word[] =>
  text.split(' ').map((word, at, words) => {
    const before = words.slice(0, at).join(' ').length + (at > 0 ? 1 : 0);
    const box = { page: 1, x: x + before * 0.007, y, w: word.length * 0.007, h: HEIGHT };
    return { text: word, confidence: 1, box };
  });

const labelsOf = (words: Word[]): (readonly [string, string])[] => {
  const page = { number: 1, width: 1000, height: 1414, source: 'texto' as const, words };
  const layout = buildLayout({ pages: [page], qr: [], totalPages: 1, pdf: null, notes: [] });
  return findLabels(layout).map(({ id, cell }) => [id, cell.text] as const);
};

describe('a label in two lines', () => {
  it('is the longest that both say: the first one alone may be another', () => {
    const words = [
      ...row('Referencia del', 0.1, 0.2),
      ...row('cliente:', 0.1, 0.2 + HEIGHT * 1.3),
      ...row('4500038476', 0.1, 0.2 + HEIGHT * 2.6),
    ];
    expect(labelsOf(words)).toEqual([['purchaseOrder', 'cliente:']]);
  });
});

describe('the name of a sum in two lines', () => {
  it.each([
    ['inafectas', 'inafecta'],
    ['exoneradas', 'exonerada'],
    ['gratuitas', 'gratuita'],
  ])('is told by its last word: %s', (last, id) => {
    const words = [
      ...row('Total valor de venta - operaciones', 0.1, 0.2),
      ...row(last, 0.1, 0.2 + HEIGHT * 1.3),
      ...row('S/ 0.00', 0.6, 0.2 + HEIGHT * 0.65),
    ];
    expect(labelsOf(words)).toEqual([[id, last]]);
  });
});
