import { parseAnalysis, parseExpense } from './answer';

const box = (Left: number, Top: number, Width: number, Height: number) => ({
  BoundingBox: { Left, Top, Width, Height },
});
const field = (more: Record<string, unknown>) => ({
  ExpenseDocuments: [{ SummaryFields: [{ Type: { Text: 'TOTAL', Confidence: 70 }, ...more }] }],
});

describe('an answer of Textract', () => {
  it('is in per cent, and here in parts of one; a value is as sure as what it is taken for', () => {
    const answer = field({ ValueDetection: { Text: ' 10.00 ', Confidence: 99 } });
    expect(parseExpense(answer, 1)?.summary[0]?.value).toEqual({
      text: '10.00',
      confidence: 0.7,
      box: null,
    });
  });

  it('has boxes on the page that was sent, inside the page', () => {
    const value = { Text: '10.00', Confidence: 99, Geometry: box(0.9, -0.1, 0.3, 0.2) };
    const [seen] = parseExpense(field({ ValueDetection: value }), 3)?.summary ?? [];
    expect(seen?.value.box).toEqual({ page: 3, x: 0.9, y: 0, w: expect.closeTo(0.1), h: 0.1 });
  });

  it('may leave out everything but its list', () => {
    expect(parseExpense({ ExpenseDocuments: [] }, 1)).toEqual({ summary: [], rows: [] });
    expect(parseExpense({ ExpenseDocuments: [{}] }, 1)).toEqual({ summary: [], rows: [] });
    expect(parseExpense(field({}), 1)?.summary).toEqual([]);
    expect(parseAnalysis({ Blocks: [] }, 1)).toEqual([]);
  });

  it('has no place for a box that is outside the page or upside down', () => {
    for (const Geometry of [box(1.2, 0, 0.1, 0.1), box(0.5, 0.5, -0.1, 0.1)]) {
      const answer = { Blocks: [{ Id: 'a', BlockType: 'LINE', Geometry }] };
      expect(parseAnalysis(answer, 1)?.[0]?.box).toBeNull();
    }
  });

  it.each([
    ['a text', 'hola'],
    ['nothing', null],
    ['nothing in it', {}],
    ['documents that are none', { ExpenseDocuments: 'x' }],
    ['a number for a text', field({ ValueDetection: { Text: 5 } })],
    ['a confidence that is no number', field({ ValueDetection: { Text: 'a', Confidence: NaN } })],
    [
      'a box without a number',
      field({ ValueDetection: { Text: 'a', Geometry: box(NaN, 0, 1, 1) } }),
    ],
  ])('is none with %s', (_, answer) => {
    expect(parseExpense(answer, 1)).toBeNull();
  });

  it.each([
    ['nothing in it', {}],
    ['blocks that are none', { Blocks: {} }],
    ['a block without an id', { Blocks: [{ BlockType: 'LINE' }] }],
    ['a row that is no number', { Blocks: [{ Id: 'a', BlockType: 'CELL', RowIndex: 1.5 }] }],
  ])('of a page is none with %s', (_, answer) => {
    expect(parseAnalysis(answer, 1)).toBeNull();
  });
});
