import type { Word } from '../../../../contracts/evidence';
import { valueOf, type Page } from '../../words/field-value';
import { findLabels } from '../../words/label-match';
import { buildLayout } from '../../page/layout';
import { withAddressLines } from '../../parties/party-lines';

const HEIGHT = 0.01;

/** Words of a row from `x` on, in letters of a hundredth of the page's height. */
const row = (text: string, x: number, y: number): Word[] =>
  text.split(' ').map((word, at, words) => {
    const before = words.slice(0, at).join(' ').length + (at > 0 ? 1 : 0);
    const box = { page: 1, x: x + before * 0.007, y, w: word.length * 0.007, h: HEIGHT };
    return { text: word, confidence: 1, box };
  });

const pageOf = (words: Word[]): Page => {
  const page = { number: 1, width: 1000, height: 1414, source: 'texto' as const, words };
  const layout = buildLayout({ pages: [page], qr: [], totalPages: 1, pdf: null, notes: [] });
  return { layout, hits: findLabels(layout) };
};

const labelsOf = (words: Word[]): (readonly [string, string])[] =>
  pageOf(words).hits.map(({ id, cell }) => [id, cell.text] as const);

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

describe('two labels under each other', () => {
  it('are two when each has a date of its own', () => {
    const words = [
      ...row('FECHA', 0.5, 0.2),
      ...row('16/06/2026', 0.7, 0.2),
      ...row('VENCIMIENTO', 0.5, 0.2 + HEIGHT * 1.3),
      ...row('26/06/2026', 0.7, 0.2 + HEIGHT * 1.3),
    ];
    expect(labelsOf(words)).toEqual([
      ['plainDate', 'FECHA'],
      ['dueDate', 'VENCIMIENTO'],
    ]);
  });
});

describe('the value beside the first line of a label', () => {
  it('belongs to no address above it', () => {
    const page = pageOf([
      ...row('Dirección :', 0.1, 0.2),
      ...row('Jr. Puno 345, Juliaca', 0.25, 0.2),
      ...row('TÉRMINOS DE', 0.1, 0.2 + HEIGHT * 1.3),
      ...row('CONTADO', 0.25, 0.2 + HEIGHT * 1.3),
      ...row('PAGO :', 0.1, 0.2 + HEIGHT * 2.6),
    ]);
    const label = page.hits.find(({ id }) => id === 'address');
    const value = label && valueOf(label, page, () => true);
    expect(value && withAddressLines(value, page, 1).text).toBe('Jr. Puno 345, Juliaca');
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
