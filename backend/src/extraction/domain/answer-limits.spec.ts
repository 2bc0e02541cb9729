import { MAX_ROWS_READ, MAX_VALUE_CHARS } from '../../contracts/limits';
import { withinLimits } from './answer-limits';
import type { RawExtraction, RawField } from './raw-extraction';

const raw = (change: Partial<RawExtraction>): RawExtraction => ({
  fields: [],
  tables: [],
  usage: { ms: 0 },
  ...change,
});
const field = (path: string, text = 'x', change: Partial<RawField> = {}): RawField => ({
  path,
  text,
  ...change,
});
const box = { page: 1, x: 0, y: 0, w: 0.1, h: 0.1 };

describe('what is kept of an answer', () => {
  it('is all of it up to the limits', () => {
    const whole = raw({
      fields: [
        field('documento.numero', 'x'.repeat(MAX_VALUE_CHARS)),
        field(`productos.${MAX_ROWS_READ - 1}.total`),
      ],
    });
    expect(withinLimits(whole)).toBe(whole);
  });

  it('has no row beyond the last one that is kept', () => {
    const cut = withinLimits(
      raw({ fields: [field('productos.0.total'), field(`productos.${MAX_ROWS_READ}.total`)] }),
    );
    expect(cut).toMatchObject({ fields: [{ path: 'productos.0.total' }], isCut: true });
  });

  it('has values, places, candidates and cells that end somewhere', () => {
    const long = 'x'.repeat(MAX_VALUE_CHARS + 1);
    const candidate = { text: long, boxes: [box], source: 'ocr' as const };
    const cell = { row: 0, column: 0, text: long, confidence: 1, boxes: [box] };
    const cut = withinLimits(
      raw({
        fields: [
          field('a.b', long),
          field('a.c', 'x', { boxes: Array<typeof box>(101).fill(box) }),
          field('a.d', 'x', { candidates: [candidate] }),
          field('a.e', 'x', { candidates: Array<typeof candidate>(21).fill(candidate) }),
        ],
        tables: [{ cells: [cell] }] as unknown as RawExtraction['tables'],
      }),
    );
    const [b, c, d, e] = cut.fields;
    expect(b?.text).toHaveLength(MAX_VALUE_CHARS);
    expect(c?.boxes).toHaveLength(100);
    expect(d?.candidates?.[0]?.text).toHaveLength(MAX_VALUE_CHARS);
    expect(e?.candidates).toHaveLength(20);
    expect(cut.tables[0]?.cells[0]?.text).toHaveLength(MAX_VALUE_CHARS);
    expect(cut.isCut).toBe(true);
  });

  it('has no more cells than the tables of the rows that are kept', () => {
    const cells = Array.from({ length: MAX_ROWS_READ * 20 }, () => ({ text: 'x' }));
    const tables = [{ cells }, { cells: cells.slice(0, 1) }] as unknown as RawExtraction['tables'];
    expect(withinLimits(raw({ tables: tables.slice(0, 1) })).isCut).toBeUndefined();
    expect(withinLimits(raw({ tables })).tables.map((table) => table.cells.length)).toEqual([
      MAX_ROWS_READ * 20,
      0,
    ]);
  });
});
