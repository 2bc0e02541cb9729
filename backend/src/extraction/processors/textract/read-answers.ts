import { MAX_ITEMS, MAX_VALUE_CHARS } from '../../../contracts/limits';
import { compactText } from '../../../rules/text-clean';
import type { RawExtraction, RawField } from '../../domain/raw-extraction';
import type { Block, ExpensePage, Seen } from './answer';
import { readFields } from './read-fields';
import { readItem, type ReadItem } from './read-items';
import { readPairs } from './read-pairs';
import { readTables } from './read-tables';
import { readTitle } from './read-title';
import type { Reading } from './reading';

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

function itemFields(item: ReadItem, index: number): RawField[] {
  return [...item].map(([key, seen]) => rawField(`productos.${index}.${key}`, seen));
}

function rawField(path: string, seen: Seen): RawField {
  const { text, confidence } = seen;
  return { path, text, confidence, boxes: boxesOf(seen), source: 'ocr' };
}

function boxesOf({ box }: Seen): NonNullable<RawField['boxes']> {
  return box ? [box] : [];
}
