import { tableDataOf } from '../../../rules/table-data';
import { analysisAnswer, type TableOf } from '../../../../test/support/vendors/textract-answers';
import { parseAnalysis } from './answer';
import { readTables } from './read-answers';

const tablesOf = (tables: TableOf[], page = 1) =>
  readTables(parseAnalysis(analysisAnswer({ tables }), page) ?? [], page);

describe('the tables of Textract', () => {
  it('have cells with place, text and the confidence of the least sure word', () => {
    const at = [0.1, 0.2, 0.3, 0.02] as const;
    const cells = [{ row: 2, column: 3, text: 'Perno 1/2"', confidence: 64, at }];
    expect(tablesOf([{ cells }], 4)).toEqual([
      {
        page: 4,
        cells: [
          {
            row: 1,
            column: 2,
            text: 'Perno 1/2"',
            confidence: 0.64,
            box: {
              page: 4,
              x: 0.1,
              y: 0.2,
              w: expect.closeTo(0.3) as number,
              h: expect.closeTo(0.02) as number,
            },
          },
        ],
      },
    ]);
  });

  it('have a merged cell once, with the words of its parts, at its first row and column', () => {
    const cells = [
      { row: 1, column: 1, text: 'Detalle' },
      { row: 1, column: 2, text: 'del servicio' },
      { row: 2, column: 1, text: 'a' },
      { row: 2, column: 2, text: 'b' },
    ];
    const merged = [{ row: 1, column: 1, of: [1, 0] }];
    const { formattedTable } = tableDataOf(tablesOf([{ cells, merged }]), []);
    expect(formattedTable).toEqual([
      ['Detalle del servicio', ''],
      ['a', 'b'],
    ]);
  });

  it('follow one another in the order of the page; an empty one is none', () => {
    const table = (text: string): TableOf => ({ cells: [{ row: 1, column: 1, text }] });
    const { formattedTable } = tableDataOf(tablesOf([table('uno'), table(''), table('dos')]), []);
    expect(formattedTable).toEqual([['uno'], ['dos']]);
  });

  it('show a ticked box as an X', () => {
    const Relationships = (Ids: string[]) => [{ Type: 'CHILD', Ids }];
    const blocks = parseAnalysis(
      {
        Blocks: [
          { Id: 's', BlockType: 'SELECTION_ELEMENT', SelectionStatus: 'SELECTED' },
          { Id: 'n', BlockType: 'SELECTION_ELEMENT', SelectionStatus: 'NOT_SELECTED' },
          {
            Id: 'c',
            BlockType: 'CELL',
            RowIndex: 1,
            ColumnIndex: 1,
            Relationships: Relationships(['s', 'n']),
          },
          { Id: 't', BlockType: 'TABLE', Relationships: Relationships(['c', 'gone']) },
        ],
      },
      1,
    );
    expect(readTables(blocks ?? [], 1)[0]?.cells).toMatchObject([
      { text: 'X', box: { page: 1, x: 0, y: 0, w: 1, h: 1 } },
    ]);
  });
});
