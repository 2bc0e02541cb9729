import type { Box } from '../../../contracts/evidence';
import { MAX_ITEMS, MAX_VALUE_CHARS } from '../../../contracts/limits';
import { titleAtStart } from '../../../rules/document-type';
import type { RawTable } from '../../../rules/table-data';
import { compactText } from '../../../rules/text-clean';
import type { RawExtraction, RawField } from '../../domain/raw-extraction';
import {
  contentOf,
  indexBlocks,
  linked,
  type Block,
  type BlockIndex,
  type ExpensePage,
  type Reading,
  type Seen,
  type SeenField,
} from './answer';
import { readFields } from './read-fields';
import { readItem, type ReadItem } from './read-items';

type RawCell = RawTable['cells'][number];

/** The tables of a page in the order of the page; a merged cell stands at its first row and column. */
export function readTables(blocks: readonly Block[], page: number): RawTable[] {
  const index = indexBlocks(blocks);
  return blocks
    .filter(({ type }) => type === 'TABLE')
    .map((table) => ({ page, cells: cellsOf(table, page, index) }))
    .filter(({ cells }) => cells.length > 0);
}

function cellsOf(table: Block, page: number, index: BlockIndex): RawCell[] {
  const where = table.box ?? { page, x: 0, y: 0, w: 1, h: 1 };
  const merged = linked(table, 'MERGED_CELL', index);
  const swallowed = new Set(merged.flatMap((cell) => cell.links.get('CHILD') ?? []));
  const single = linked(table, 'CHILD', index).filter(
    ({ id, type }) => type === 'CELL' && !swallowed.has(id),
  );
  return [
    ...merged.flatMap((cell) => toCell(cell, mergedContent(cell, index), where)),
    ...single.flatMap((cell) => toCell(cell, [contentOf(cell, index)], where)),
  ];
}

/** Textract repeats no word: the text stands in the cells that were merged. */
function mergedContent(cell: Block, index: BlockIndex) {
  return linked(cell, 'CHILD', index)
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map((part) => contentOf(part, index));
}

function toCell(
  { row, column, box }: Block,
  contents: readonly { text: string; confidence: number }[],
  where: Box,
): RawCell[] {
  const filled = contents.filter(({ text }) => text !== '');
  if (filled.length === 0 || row < 1 || column < 1) return [];
  const text = filled.map((content) => content.text).join(' ');
  const confidence = Math.min(...filled.map((content) => content.confidence));
  return [{ row: row - 1, column: column - 1, text, confidence, box: box ?? where }];
}

/** Sentences that name a document without being its title. */
const MENTION = /REPRESENTACION|CONSULT|AUTORIZ|VERIFIC|GENERADA|CONSIGNAR|ADJUNTAR/;

/** The title of a page: of its lines that name a document and little else, the tallest. */
function readTitle(blocks: readonly Block[], page: number): Reading[] {
  const [title] = blocks
    .filter(({ type, text }) => type === 'LINE' && isTitle(text))
    .sort((a, b) => (b.box?.h ?? 0) - (a.box?.h ?? 0));
  if (!title) return [];
  const { text, confidence, box } = title;
  return [{ path: 'documento.tipo', text, confidence, box, page }];
}

/** The name, alone or with the number behind it. */
function isTitle(text: string): boolean {
  const match = titleAtStart(text);
  const compact = compactText(text);
  if (!match || MENTION.test(compact) || /:/.test(text)) return false;
  return match.length >= compact.length / 2 || /\d/.test(compact.slice(match.length));
}

/** The labels and their values that Textract saw as a form; a label without a value is none. */
function readPairs(blocks: readonly Block[]): SeenField[] {
  const index = indexBlocks(blocks);
  return blocks
    .filter(({ type, entities }) => type === 'KEY_VALUE_SET' && entities.includes('KEY'))
    .flatMap((key) => {
      const label = contentOf(key, index);
      const values = linked(key, 'VALUE', index).map((value) => contentOf(value, index));
      const filled = values.filter(({ text }) => text !== '');
      const [first] = filled;
      if (!first || label.text === '') return [];
      const value = {
        text: filled.map(({ text }) => text).join(' '),
        confidence: Math.min(label.confidence, ...filled.map(({ confidence }) => confidence)),
        box: first.box,
      };
      return [{ type: 'OTHER', label, value, currency: null, groups: [] }];
    });
}

/** What Textract answered of one page. */
export interface AnsweredPage {
  /** 1-based. */
  page: number;
  expense: ExpensePage;
  blocks: Block[];
}

/** Other readings of a field that are offered to the person. */
const MAX_CANDIDATES = 3;

/** Textract's answers for the pages of a document, in their order -> fields and tables. Pure. */
export function readAnswers(
  pages: readonly AnsweredPage[],
  companyRuc: string | null,
): Omit<RawExtraction, 'usage'> {
  const readings = pages.flatMap(({ page, expense, blocks }) => [
    ...readFields([...expense.summary, ...readPairs(blocks)], page, companyRuc),
    ...readTitle(blocks, page),
  ]);
  const items = pages
    .flatMap(({ expense }) => expense.rows)
    .map(readItem)
    .filter((item) => item !== null);
  const taken = items.slice(0, MAX_ITEMS);
  const fields = [...chosen(readings), ...taken.flatMap(itemFields)];
  return {
    fields: fields.map((field) => ({ ...field, text: field.text.slice(0, MAX_VALUE_CHARS) })),
    tables: pages.flatMap(({ page, blocks }) => readTables(blocks, page)),
    isCut: items.length > taken.length || fields.some(({ text }) => text.length > MAX_VALUE_CHARS),
  };
}

/** The surest reading of every path, of equal ones the first; the others are offered beside it. */
function chosen(readings: readonly Reading[]): RawField[] {
  const paths = [...new Set(readings.map(({ path }) => path))];
  return paths.flatMap((path) => {
    const all = readings.filter((reading) => reading.path === path);
    const [best, ...others] = all.sort(bySureness);
    return best ? [{ ...rawField(path, best), candidates: candidates(best, others) }] : [];
  });
}

function bySureness(a: Reading, b: Reading): number {
  const fallback = Number(a.isFallback ?? false) - Number(b.isFallback ?? false);
  return fallback || b.confidence - a.confidence || a.page - b.page;
}

function candidates(best: Reading, others: readonly Reading[]): RawField['candidates'] {
  const known = new Set([compactText(best.text)]);
  const different = others.filter(({ text, isFallback }) => {
    const compact = compactText(text);
    const isNew = !isFallback && !known.has(compact);
    known.add(compact);
    return isNew;
  });
  return different
    .slice(0, MAX_CANDIDATES)
    .map((other) => ({ text: other.text, boxes: boxesOf(other), source: 'ocr' }));
}

const itemFields = (item: ReadItem, index: number): RawField[] =>
  [...item].map(([key, seen]) => rawField(`productos.${index}.${key}`, seen));

function rawField(path: string, seen: Seen): RawField {
  const { text, confidence } = seen;
  return { path, text, confidence, boxes: boxesOf(seen), source: 'ocr' };
}

const boxesOf = ({ box }: Seen): NonNullable<RawField['boxes']> => (box ? [box] : []);
