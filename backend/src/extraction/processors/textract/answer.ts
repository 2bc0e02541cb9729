import { z } from 'zod';
import type { Box } from '../../../contracts/evidence';

/** The parts of Textract's answers that are looked at; most may be missing, none may be of another kind. */
const count = z.int().nullish();
const ids = z.array(z.string());

const Geometry = z
  .object({
    BoundingBox: z
      .object({ Left: z.number(), Top: z.number(), Width: z.number(), Height: z.number() })
      .nullish(),
  })
  .nullish();

const Detection = z
  .object({ Text: z.string().nullish(), Confidence: z.number().nullish(), Geometry })
  .nullish();

const ExpenseField = z.object({
  Type: Detection,
  LabelDetection: Detection,
  ValueDetection: Detection,
  Currency: z.object({ Code: z.string().nullish() }).nullish(),
  GroupProperties: z.array(z.object({ Types: ids.nullish() })).nullish(),
});

const LineItem = z.object({ LineItemExpenseFields: z.array(ExpenseField).nullish() });

/** The list itself is always there: the client makes an empty answer of a body that is none. */
const ExpenseAnswer = z.object({
  ExpenseDocuments: z.array(
    z.object({
      SummaryFields: z.array(ExpenseField).nullish(),
      LineItemGroups: z.array(z.object({ LineItems: z.array(LineItem).nullish() })).nullish(),
    }),
  ),
});

const BlockEntry = z.object({
  Id: z.string(),
  BlockType: z.string(),
  Text: z.string().nullish(),
  Confidence: z.number().nullish(),
  Geometry,
  RowIndex: count,
  ColumnIndex: count,
  EntityTypes: ids.nullish(),
  SelectionStatus: z.string().nullish(),
  Relationships: z.array(z.object({ Type: z.string(), Ids: ids.nullish() })).nullish(),
});

const AnalysisAnswer = z.object({ Blocks: z.array(BlockEntry) });

/** A text on the page. */
export interface Seen {
  text: string;
  /** 0..1. */
  confidence: number;
  box: Box | null;
}

/** What stands at a label, or what Textract takes a text for (`type`, e.g. `VENDOR_NAME` or `OTHER`). */
export interface SeenField {
  type: string;
  label: Seen | null;
  value: Seen;
  /** ISO code of the amount's currency, as Textract guesses it. */
  currency: string | null;
  /** E.g. `VENDOR_REMIT_TO`, `RECEIVER_BILL_TO`. */
  groups: string[];
}

export interface ExpensePage {
  summary: SeenField[];
  /** The lines of the comprobante in the order of the page. */
  rows: SeenField[][];
}

/** A block of AnalyzeDocument; `links` by the type of relationship. */
export interface Block extends Seen {
  id: string;
  type: string;
  /** 1-based, 0 where the block is no cell. */
  row: number;
  column: number;
  entities: string[];
  links: ReadonlyMap<string, readonly string[]>;
}

/** Of a text whose confidence is not told. */
const UNKNOWN_CONFIDENCE = 0.5;
/** A selected box, as a person would write it. */
const SELECTED = 'X';

/** An answer of AnalyzeExpense for one page; null when it has another shape than Textract's. */
export function parseExpense(answer: unknown, page: number): ExpensePage | null {
  const parsed = ExpenseAnswer.safeParse(answer);
  if (!parsed.success) return null;
  const documents = parsed.data.ExpenseDocuments;
  const fields = (list: readonly z.infer<typeof ExpenseField>[] | null | undefined) =>
    (list ?? []).flatMap((field) => seenField(field, page));
  return {
    summary: documents.flatMap(({ SummaryFields }) => fields(SummaryFields)),
    rows: documents
      .flatMap(({ LineItemGroups }) => LineItemGroups ?? [])
      .flatMap(({ LineItems }) => LineItems ?? [])
      .map(({ LineItemExpenseFields }) => fields(LineItemExpenseFields)),
  };
}

/** An answer of AnalyzeDocument for one page, in its order; null when it has another shape than Textract's. */
export function parseAnalysis(answer: unknown, page: number): Block[] | null {
  const parsed = AnalysisAnswer.safeParse(answer);
  return parsed.success ? parsed.data.Blocks.map((entry) => toBlock(entry, page)) : null;
}

function seenField(field: z.infer<typeof ExpenseField>, page: number): SeenField[] {
  const value = seen(field.ValueDetection, page);
  if (!value) return [];
  const type = field.Type?.Text ?? 'OTHER';
  const certainty = type === 'OTHER' ? 1 : fraction(field.Type?.Confidence);
  return [
    {
      type,
      label: seen(field.LabelDetection, page),
      value: { ...value, confidence: Math.min(value.confidence, certainty) },
      currency: field.Currency?.Code ?? null,
      groups: (field.GroupProperties ?? []).flatMap(({ Types }) => Types ?? []),
    },
  ];
}

function seen(detection: z.infer<typeof Detection>, page: number): Seen | null {
  const text = detection?.Text?.trim();
  if (!text) return null;
  return {
    text,
    confidence: fraction(detection?.Confidence),
    box: boxOf(detection?.Geometry, page),
  };
}

function toBlock(entry: z.infer<typeof BlockEntry>, page: number): Block {
  const isSelected = entry.SelectionStatus === 'SELECTED';
  return {
    id: entry.Id,
    type: entry.BlockType,
    text: entry.Text ?? (isSelected ? SELECTED : ''),
    confidence: fraction(entry.Confidence),
    box: boxOf(entry.Geometry, page),
    row: entry.RowIndex ?? 0,
    column: entry.ColumnIndex ?? 0,
    entities: entry.EntityTypes ?? [],
    links: new Map((entry.Relationships ?? []).map(({ Type, Ids }) => [Type, Ids ?? []])),
  };
}

/** Per cent -> 0..1. */
const fraction = (percent: number | null | undefined): number =>
  percent == null ? UNKNOWN_CONFIDENCE : clamp(percent / 100);

/** Textract's boxes are parts of the page already; what sticks out of it is cut off. */
function boxOf(geometry: z.infer<typeof Geometry>, page: number): Box | null {
  const box = geometry?.BoundingBox;
  if (!box) return null;
  const [x, y] = [clamp(box.Left), clamp(box.Top)];
  const w = clamp(box.Left + box.Width) - x;
  const h = clamp(box.Top + box.Height) - y;
  return w > 0 && h > 0 ? { page, x, y, w, h } : null;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** The blocks of one page by their id. */
export type BlockIndex = ReadonlyMap<string, Block>;

export const indexBlocks = (blocks: readonly Block[]): BlockIndex =>
  new Map(blocks.map((block) => [block.id, block]));

/** The blocks that a block points to by a kind of relationship; what is not there is left out. */
export const linked = (block: Block, kind: string, index: BlockIndex): Block[] =>
  (block.links.get(kind) ?? []).flatMap((id) => index.get(id) ?? []);

/** The words inside a block as one text, as certain as its least certain word. */
export function contentOf(block: Block, index: BlockIndex): Seen {
  const words = linked(block, 'CHILD', index).filter(({ text }) => text !== '');
  return {
    text: words.map(({ text }) => text).join(' '),
    confidence: Math.min(block.confidence, ...words.map(({ confidence }) => confidence)),
    box: block.box,
  };
}

/** A value that may be that of a path; several of a path are weighed against one another. */
export interface Reading extends Seen {
  path: string;
  /** 1-based. */
  page: number;
  /** What is taken only where nothing better is read. */
  isFallback?: boolean;
}
