import type { Word } from '../../../../contracts/evidence';
import { isHeading, rightValue, valueOf, type Page } from '../../words/field-value';
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

const pageOf = (words: Word[], source: 'texto' | 'ocr' = 'texto'): Page => {
  const page = { number: 1, width: 1000, height: 1414, source, words };
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

describe('a label without a colon, whose letters are recognised as tall as its value', () => {
  const tall = (words: Word[], share: number): Word[] =>
    words.map((word) => ({ ...word, box: { ...word.box, h: HEIGHT * share } }));
  const addressOf = (words: Word[], source: 'texto' | 'ocr') => {
    const page = pageOf(words, source);
    const hit = page.hits.find(({ id }) => id === 'address');
    return hit && valueOf(hit, page, () => true)?.text;
  };

  it('has its value beside it, though what stands under it seems taller', () => {
    const form = [
      ...tall(row('DIRECCION', 0.1, 0.2), 0.8),
      ...row('Av. Los Almacenes Nuevos 2150', 0.22, 0.2),
      ...row('ORDEN TRABAJO', 0.1, 0.216),
      ...row('02-602906', 0.22, 0.216),
    ];
    expect(addressOf(form, 'ocr')).toBe('Av. Los Almacenes Nuevos 2150');
    expect(addressOf(form, 'texto')).toBe('ORDEN TRABAJO');
  });

  it('has it under it in a column of titles, though other text stands far on its right', () => {
    const sidebar = (count: number): Word[] =>
      [
        ['DIRECCION', 'Calle Las Begonias 4902'],
        ['FECHA DE EMISION', '05/02/2026'],
        ['FORMA DE PAGO', 'CREDITO'],
      ]
        .slice(0, count)
        .flatMap(([title = '', value = ''], at) => [
          ...row(title, 0.1, 0.2 + at * 0.06),
          ...row(value, 0.1, 0.216 + at * 0.06),
        ]);
    const far = row('Cuota001 2026-03-07', 0.6, 0.2);
    expect(addressOf([...sidebar(3), ...far], 'ocr')).toBe('Calle Las Begonias 4902');
    expect(addressOf([...sidebar(2), ...far], 'ocr')).toBe('Cuota001 2026-03-07');
  });
});
