/** Answers of Textract in its wire format; places are [left, top, width, height], 0..1. */
export type Place = readonly [number, number, number, number];

const geometry = ([Left, Top, Width, Height]: Place) => ({
  BoundingBox: { Left, Top, Width, Height },
  Polygon: [
    { X: Left, Y: Top },
    { X: Left + Width, Y: Top },
    { X: Left + Width, Y: Top + Height },
    { X: Left, Y: Top + Height },
  ],
});

export interface FieldOf {
  type: string;
  value: string;
  label?: string;
  /** Per cent. */
  confidence?: number;
  typeConfidence?: number;
  at?: Place;
  labelAt?: Place;
  currency?: string;
  groups?: string[];
}

/** One field as AnalyzeExpense tells it. */
export function expenseField({
  type,
  value,
  label,
  confidence = 99,
  typeConfidence = 99,
  at = [0.6, 0.1, 0.2, 0.02],
  labelAt = [0.4, at[1], 0.1, 0.02],
  currency,
  groups,
}: FieldOf) {
  return {
    Type: { Text: type, Confidence: typeConfidence },
    ...(label ? { LabelDetection: detection(label, confidence, labelAt) } : {}),
    ValueDetection: detection(value, confidence, at),
    PageNumber: 1,
    ...(currency ? { Currency: { Code: currency, Confidence: 90 } } : {}),
    ...(groups ? { GroupProperties: [{ Types: groups, Id: 'g' }] } : {}),
  };
}

const detection = (Text: string, Confidence: number, at: Place) => ({
  Text,
  Confidence,
  Geometry: geometry(at),
});

/** An answer of AnalyzeExpense. */
export function expenseAnswer(summary: readonly FieldOf[], rows: readonly FieldOf[][] = []) {
  return {
    DocumentMetadata: { Pages: 1 },
    ExpenseDocuments: [
      {
        ExpenseIndex: 1,
        SummaryFields: summary.map(expenseField),
        LineItemGroups: [
          {
            LineItemGroupIndex: 1,
            LineItems: rows.map((row) => ({ LineItemExpenseFields: row.map(expenseField) })),
          },
        ],
      },
    ],
  };
}

export interface CellOf {
  /** 1-based. */
  row: number;
  column: number;
  text: string;
  confidence?: number;
  at?: Place;
}

export interface TableOf {
  cells: readonly CellOf[];
  /** Cells of `cells` that are one, by their indexes. */
  merged?: readonly { row: number; column: number; of: readonly number[]; at?: Place }[];
}

export interface PairOf {
  label: string;
  value: string;
  confidence?: number;
  labelAt?: Place;
  at?: Place;
}

export interface AnalysisOf {
  lines?: readonly { text: string; at?: Place }[];
  tables?: readonly TableOf[];
  pairs?: readonly PairOf[];
}

interface WireBlock {
  Id: string;
  BlockType: string;
  Relationships?: { Type: string; Ids: string[] }[];
  [key: string]: unknown;
}

/** An answer of AnalyzeDocument with TABLES and FORMS. */
export function analysisAnswer({ lines = [], tables = [], pairs = [] }: AnalysisOf) {
  const blocks = new Blocks();
  for (const { text, at } of lines) blocks.add('LINE', { Text: text }, {}, at);
  tables.forEach((table) => blocks.addTable(table));
  pairs.forEach((pair) => blocks.addPair(pair));
  blocks.add('PAGE', {}, {});
  return {
    DocumentMetadata: { Pages: 1 },
    AnalyzeDocumentModelVersion: '1.0',
    Blocks: blocks.all,
  };
}

class Blocks {
  readonly all: WireBlock[] = [];

  add(
    BlockType: string,
    more: Record<string, unknown>,
    links: Record<string, string[]>,
    at: Place = [0.1, 0.1, 0.2, 0.02],
  ): string {
    const Id = `b${this.all.length}`;
    const Relationships = Object.entries(links).map(([Type, Ids]) => ({ Type, Ids }));
    this.all.push({
      Id,
      BlockType,
      Confidence: 99,
      Geometry: geometry(at),
      ...more,
      Relationships,
    });
    return Id;
  }

  addTable({ cells, merged = [] }: TableOf): void {
    const ids = cells.map(({ row, column, text, confidence, at }) => {
      const place = at ?? [column / 10, row / 20, 0.08, 0.03];
      const more = { RowIndex: row, ColumnIndex: column, RowSpan: 1, ColumnSpan: 1 };
      return this.add('CELL', more, { CHILD: this.words(text, confidence) }, place);
    });
    const spans = merged.map(({ row, column, of, at }) => {
      const children = of.flatMap((index) => ids[index] ?? []);
      return this.add(
        'MERGED_CELL',
        { RowIndex: row, ColumnIndex: column },
        { CHILD: children },
        at,
      );
    });
    this.add('TABLE', {}, { CHILD: ids, ...(spans.length > 0 ? { MERGED_CELL: spans } : {}) });
  }

  addPair({ label, value, confidence, labelAt, at }: PairOf): void {
    const words = this.words(value, confidence);
    const valueId = this.add('KEY_VALUE_SET', { EntityTypes: ['VALUE'] }, { CHILD: words }, at);
    const links = { VALUE: [valueId], CHILD: this.words(label) };
    this.add('KEY_VALUE_SET', { EntityTypes: ['KEY'] }, links, labelAt);
  }

  private words(text: string, confidence = 99): string[] {
    return text
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => this.add('WORD', { Text: word, Confidence: confidence }, {}));
  }
}
