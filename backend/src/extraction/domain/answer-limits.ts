import { MAX_ROWS_READ, MAX_VALUE_CHARS } from '../../contracts/limits';
import type { RawExtraction, RawField } from './raw-extraction';

/** Boxes of one value: each of its lines has one. */
const MAX_BOXES = 100;
/** Other readings of one value. */
const MAX_CANDIDATES = 20;
/** Cells of all tables: the rows that are kept, with twenty columns. */
const MAX_CELLS = MAX_ROWS_READ * 20;
const ROW = /^[a-z_]+\.(\d{1,9})\./;

/**
 * What of an engine's answer is kept, whoever gave it: a document's page can make it longer than any document
 * is. Says so by `isCut`.
 */
export function withinLimits(raw: RawExtraction): RawExtraction {
  const fields = raw.fields.filter(({ path }) => Number(ROW.exec(path)?.[1] ?? 0) < MAX_ROWS_READ);
  const taken = fields.map(shortened);
  const tables = tablesWithin(raw.tables);
  const isWhole =
    fields.length === raw.fields.length &&
    taken.every((field, index) => field === fields[index]) &&
    tables === raw.tables;
  return isWhole ? raw : { ...raw, fields: taken, tables, isCut: true };
}

function shortened(field: RawField): RawField {
  const { text, boxes = [], candidates = [] } = field;
  const isWhole =
    text.length <= MAX_VALUE_CHARS &&
    boxes.length <= MAX_BOXES &&
    candidates.length <= MAX_CANDIDATES &&
    candidates.every((candidate) => candidate.text.length <= MAX_VALUE_CHARS);
  if (isWhole) return field;
  return {
    ...field,
    text: text.slice(0, MAX_VALUE_CHARS),
    boxes: boxes.slice(0, MAX_BOXES),
    candidates: candidates
      .slice(0, MAX_CANDIDATES)
      .map((candidate) => ({ ...candidate, text: candidate.text.slice(0, MAX_VALUE_CHARS) })),
  };
}

function tablesWithin(tables: RawExtraction['tables']): RawExtraction['tables'] {
  let room = MAX_CELLS;
  const taken = tables.map((table) => {
    const cells = table.cells.slice(0, room);
    room -= cells.length;
    const isWhole =
      cells.length === table.cells.length &&
      cells.every(({ text }) => text.length <= MAX_VALUE_CHARS);
    if (isWhole) return table;
    return {
      ...table,
      cells: cells.map((cell) => ({ ...cell, text: cell.text.slice(0, MAX_VALUE_CHARS) })),
    };
  });
  return taken.every((table, index) => table === tables[index]) ? tables : taken;
}
