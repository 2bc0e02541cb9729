import type { PageSet } from '../../../domain/page-set';
import { findLabels } from '../../words/label-match';
import { buildLayout } from '../../page/layout';

/** Words of lines set tight, each at its own left edge, as shares of the page. */
function tight(lines: readonly (readonly (readonly [string, number])[])[]): PageSet {
  const words = lines.flatMap((line, at) =>
    line.map(([text, x]) => ({
      text,
      confidence: 1,
      box: { page: 1, x, y: 0.3 + at * 0.012, w: text.length * 0.008, h: 0.01 },
    })),
  );
  const page = { number: 1, width: 1000, height: 1414, source: 'texto' as const, words };
  return { pages: [page], qr: [], totalPages: 1, pdf: null, notes: [] };
}

const idsOf = (...lines: readonly (readonly (readonly [string, number])[])[]) =>
  findLabels(buildLayout(tight(lines))).map(({ id }) => id);

describe('labels of two lines', () => {
  it('are none where each has an amount of its own', () => {
    const rows = [
      [['I.G.V.', 0.6] as const, ['14.36', 0.8] as const],
      [['Total', 0.6] as const, ['94.11', 0.8] as const],
    ];
    expect(idsOf(...rows)).toEqual(['igv', 'total']);
  });

  it('are none where the second is what the first asks for', () => {
    const labelsOf = (lower: string) =>
      findLabels(buildLayout(tight([[['Condición', 0.3]], [[lower, 0.3]]]))).map(
        ({ label }) => label,
      );
    expect(labelsOf('Crédito')).toEqual(['CONDICION']);
    expect(labelsOf('Pago')).toEqual(['CONDICIONPAGO']);
  });

  it('are none where each is followed by a colon in a column of its own', () => {
    const rows = [
      [['Fecha de emisión', 0.1] as const, [':', 0.3] as const, ['03/03/2026', 0.33] as const],
      [
        ['Documento que modifica', 0.1] as const,
        [':', 0.3] as const,
        ['FACTURA E001-8284', 0.33] as const,
      ],
    ];
    expect(idsOf(...rows)).toEqual(['issueDate', 'affectedDocument']);
  });

  it('are one where the value stands beside one of the lines', () => {
    const rows = [
      [['FECHA', 0.6] as const],
      [['EMISIÓN', 0.6] as const, ['15/03/2026', 0.8] as const],
    ];
    expect(idsOf(...rows)).toEqual(['issueDate']);
  });

  it('hold the whole of what a bill calls its customer', () => {
    const [hit] = findLabels(
      buildLayout(
        tight([
          [
            ['Titular', 0.1],
            ['del', 0.162],
            ['servicio', 0.192],
          ],
        ]),
      ),
    );
    expect(hit).toMatchObject({ id: 'customer', label: 'TITULARDELSERVICIO' });
  });
});
