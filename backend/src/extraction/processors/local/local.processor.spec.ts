import { LOCAL_MODEL } from '../../../contracts/models';
import { readablePages } from '../../../../test/support/readable-pages';
import { pageSetFromText } from '../../../../test/support/page-from-text';
import type { PageSet } from '../../domain/page-set';
import { LocalProcessor } from './local.processor';
import { readPageSet } from '../../engine/decide/read-page-set';

const input = (pageSet: PageSet) => ({
  fileType: 'application/pdf' as const,
  pages: readablePages(pageSet),
  pageImages: [],
  model: LOCAL_MODEL,
  hints: { companyRuc: null },
});

const ticket = `
 EMPRESA DE PRUEBA S.A.C.
 RUC: 20999999019
 FACTURA ELECTRONICA
 F001-00000123
 FECHA: 15/03/2026
 CANT DESCRIPCION            IMPORTE
 2    LAPIZ                    10.00
 TOTAL S/                      10.00
`;

describe('LocalProcessor', () => {
  it('is always there', () => {
    expect(new LocalProcessor().availability()).toEqual({ available: true });
  });

  it('gives fields with their place, their source and a table', async () => {
    const raw = await new LocalProcessor().extract(
      input(pageSetFromText([ticket], { columns: 42 })),
      new AbortController().signal,
    );
    const number = raw.fields.find((field) => field.path === 'documento.numero');
    expect(number).toMatchObject({ text: 'F001-00000123', source: 'texto' });
    expect(number?.boxes).toHaveLength(1);
    expect(raw.tables[0]?.cells.map((cell) => [cell.row, cell.text])).toEqual([
      [0, 'CANT'],
      [0, 'DESCRIPCION'],
      [0, 'IMPORTE'],
      [1, '2'],
      [1, 'LAPIZ'],
      [1, '10.00'],
    ]);
  });

  it('stops when the reading was cancelled', async () => {
    const run = new LocalProcessor().extract(input(pageSetFromText([ticket])), AbortSignal.abort());
    await expect(run).rejects.toThrow('aborted');
  });

  it('says less about letters that OCR was unsure of', () => {
    const pageSet = pageSetFromText([ticket], { columns: 42, source: 'ocr' });
    const blurred = {
      ...pageSet,
      pages: pageSet.pages.map((page) => ({
        ...page,
        words: page.words.map((word) => ({ ...word, confidence: 0.5 })),
      })),
    };
    const confidence = (pages: PageSet): number =>
      readPageSet(pages, { companyRuc: null }).fields.find(
        (field) => field.path === 'documento.numero',
      )?.confidence ?? 0;
    expect(confidence(blurred)).toBeLessThan(confidence(pageSet) * 0.6);
  });

  it('reads each line of a page of two hundred', () => {
    const rows = Array.from(
      { length: 200 },
      (_, row) => ` ${row + 1}    ARTICULO NUMERO ${row}                 10.00`,
    ).join('\n');
    const pageSet = pageSetFromText(
      [ticket.replace(' 2    LAPIZ                    10.00', rows)],
      { columns: 60 },
    );
    expect(readPageSet(pageSet, { companyRuc: null }).tables[0]?.cells.length).toBeGreaterThan(500);
  });
});
