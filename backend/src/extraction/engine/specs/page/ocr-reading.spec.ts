import { pageSetFromText } from '../../../../../test/support/page-from-text';
import { readDrawn } from '../../../../../test/support/read-drawn';
import type { PageSet } from '../../../domain/page-set';
import { tidyCompanyName } from '../../parties/party-name';
import { ocrNumber } from '../../fields/named-number';
import { readPageSet } from '../../decide/read-page-set';
import { findTitle } from '../../words/title';
import { buildLayout } from '../../page/layout';
import { pageTokens } from '../../page/token';

const invoice = `
 EMPRESA DE PRUEBA S.A.C.                      RUC 20999999019
 Av. Grau 1020 Piura                           FACTURA ELECTRONICA
                                               F001-00000123
 FECHADEEMISION:15/03/2026                     Tip0 de Moneda: SOLES
 SENORESCLIENTE: OTRA EMPRESA S.A.             RUC:20999999027
 Cantidad   Descripcion                        P. Unit.    Importe
 2          LAPICERO AZUL                         50.00     100.00
                                       Sub Total  $         100.00
                                       16V        $          18.00
                                       Importe Tota $       118.00
`;

describe('what OCR does to words', () => {
  it('is forgiven in labels: glued words, digits for letters, a lost letter', () => {
    const { extractedData: data } = readDrawn(invoice, { source: 'ocr', columns: 70 });
    expect(data.documento).toMatchObject({ numero: 'F001-00000123', fecha_emision: '2026-03-15' });
    expect(data.cliente).toMatchObject({ nombre: 'OTRA EMPRESA S.A.', ruc: '20999999027' });
    expect(data.totales).toMatchObject({ subtotal: 100, iva: 18, total: 118 });
  });

  it('gives nobody the end of a longer number for a RUC', () => {
    const till = (below: string) =>
      readDrawn(`${invoice}\n CLIENTE: QUISPE VICTOR\n DNI: 53126258\n ${below}  ACEITE`, {
        ...{ source: 'ocr', columns: 70 },
      }).extractedData.cliente?.ruc;
    expect(till('7756003987322')).toBe(till('ACEITE'));
  });

  it('makes $ of S/, so the word SOLES counts for more', () => {
    const unlabelled = invoice.replace('Tip0 de Moneda:', '              ');
    const { extractedData: data } = readDrawn(unlabelled, { source: 'ocr', columns: 70 });
    expect(data.documento?.moneda).toBe('PEN');
  });

  it.each([
    ['HUASCARAN SA', 'HUASCARAN S.A.'],
    ['EL SOL S .A .C', 'EL SOL S.A.C.'],
    ['NORTE SRL', 'NORTE S.R.L.'],
    ['BLANCA E.I.R.L.', 'BLANCA E.I.R.L.'],
    ['LA CASA', 'LA CASA'],
  ])('loses the dots of %s', (read, name) => {
    expect(tidyCompanyName(read)).toBe(name);
  });

  it.each([
    ['read alike by two readers, stands as printed', 0.99, 'OTRA EMPRESA SAC'],
    ['read by one reader, has lost its dots', 0.8, 'OTRA EMPRESA S.A.C.'],
  ])('a form without dots, %s', (_, confidence, nombre) => {
    const undotted = invoice.replace('OTRA EMPRESA S.A.', 'OTRA EMPRESA SAC ');
    const options = { source: 'ocr', columns: 70, confidence } as const;
    expect(readDrawn(undotted, options).extractedData.cliente?.nombre).toBe(nombre);
  });

  it('reads O as 0 after the first letter of a series, and is less sure then', () => {
    const layout = buildLayout(pageSetFromText([' BOLETA DE VENTA ELECTRONICA\n 8OO1-000O12']));
    const token = layout.lines[1]?.tokens[0];
    if (!token) throw new Error('no token');
    const repaired = ocrNumber(token, findTitle(layout));
    expect(repaired).toMatchObject({ text: 'B001-000012', confidence: 0.8 });
    expect(ocrNumber({ ...token, text: 'F001-123' }, null).confidence).toBe(1);
    expect(ocrNumber({ ...token, text: '8001-12' }, null).text).toBe('8001-12');
  });
});

function slanted(pageSet: PageSet, slope: number): PageSet {
  const tilt = (x: number): number => slope * (x - 0.5);
  const pages = pageSet.pages.map((page) => ({
    ...page,
    words: page.words.map((word) => ({
      ...word,
      box: {
        ...word.box,
        y: word.box.y + (tilt(word.box.x + word.box.w / 2) * page.width) / page.height,
      },
    })),
  }));
  return { ...pageSet, pages };
}

describe('a slanted page', () => {
  it.each([-0.06, -0.03, 0.03, 0.06])('reads the same at a slope of %d', (slope) => {
    const straight = pageSetFromText([invoice], { columns: 70 });
    const values = (pages: PageSet): string[] =>
      readPageSet(pages, { companyRuc: null }).fields.map(({ path, text }) => `${path}=${text}`);
    expect(values(slanted(straight, slope)).sort()).toEqual(values(straight).sort());
  });
});

describe('words of a page', () => {
  it('part a label from its value at the colon, but not a time or a web address', () => {
    const [page] = pageSetFromText([' RUC:20999999019 10:22:31 https://a.pe TOTAL:S/']).pages;
    if (!page) throw new Error('no page');
    const texts = pageTokens(page).map((token) => token.text);
    expect(texts).toEqual(['RUC:', '20999999019', '10:22:31', 'https://a.pe', 'TOTAL:', 'S/']);
  });
});
