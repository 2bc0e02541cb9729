import type { Word } from '../../../../contracts/evidence';
import { isHeading, rightValue, type Page } from '../../words/field-value';
import { findLabels } from '../../words/label-match';
import { buildLayout } from '../../page/layout';

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

const valueBeside = (id: string, words: Word[]): string | undefined => {
  const page = pageOf(words);
  const hit = page.hits.find((one) => one.id === id);
  return hit && rightValue(hit, page)?.text;
};

describe('a value of two lines whose label is set to their middle', () => {
  const value = [
    ...row('17 de junio de', 0.7, 0.2 - HEIGHT * 0.75),
    ...row('2026', 0.7, 0.2 + HEIGHT * 0.75),
  ];
  const label = row('Fecha de emisión', 0.5, 0.2);

  it('is both lines', () => {
    expect(valueBeside('issueDate', [...label, ...value])).toBe('17 de junio de 2026');
  });

  it('is none whose first line has a label of its own', () => {
    const other = row('Ingreso', 0.5, 0.2 - HEIGHT * 1.6);
    const apart = row('Salida', 0.5, 0.2 + HEIGHT * 1.6);
    const lines = [
      ...row('Moneda', 0.5, 0.2 - HEIGHT * 0.75),
      ...row('Dólares', 0.7, 0.2 - HEIGHT * 0.75),
      ...row('americanos', 0.7, 0.2 + HEIGHT * 0.75),
    ];
    const far = row('Fecha de emisión', 0.35, 0.2);
    expect(valueBeside('issueDate', [...other, ...apart, ...lines, ...far])).toBeUndefined();
  });

  it('is none where the label is a small title with its value under it', () => {
    const small = row('DIRECCIÓN', 0.1, 0.2).map((word) => ({
      ...word,
      box: { ...word.box, h: HEIGHT * 0.8 },
    }));
    const under = row('Jr. Puno 345, Juliaca', 0.1, 0.2 + HEIGHT);
    const beside = [
      ...row('Deposite solo en nuestras cuentas:', 0.4, 0.2 - HEIGHT * 0.85),
      ...row('BCP 193-6476266-0-76', 0.4, 0.2 + HEIGHT * 0.65),
    ];
    const page = pageOf([...small, ...under, ...beside]);
    const [hit] = page.hits;
    expect(hit && isHeading(hit, page)).toBe(true);
  });
});
