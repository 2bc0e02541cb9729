import type { FieldValue } from '../../../contracts/evidence';
import type { ExtractedData } from '../../../contracts/extracted-data';
import { newField, withEdit } from './apply-edit';
import type { EditRecord, ReviewState, Signature } from './review-state';

/** Lists of line items that the specification knows; a document has one of them. */
const LISTS = ['productos', 'articulos', 'items'] as const;

export type Item = Readonly<Record<string, FieldValue>>;

/** The list that rows are added to and taken from. */
export function itemListOf(data: ExtractedData): string {
  return LISTS.find((list) => Object.hasOwn(data, list)) ?? LISTS[0];
}

export function rowsOf(data: ExtractedData, list: string): readonly unknown[] {
  const rows = Object.hasOwn(data, list) ? (data as Record<string, unknown>)[list] : [];
  return Array.isArray(rows) ? rows : [];
}

/** The row with the single values that it holds. */
export function itemAt(data: ExtractedData, list: string, index: number): Item {
  const row = rowsOf(data, list)[index];
  const entries = Object.entries(typeof row === 'object' && row !== null ? row : {});
  return Object.fromEntries(entries.filter(([, value]) => typeof value !== 'object'));
}

/** Puts a row at `index`; rows from there on move down, with their evidence and their edits. */
export function addRow(
  state: ReviewState,
  list: string,
  index: number,
  item: Item,
  signature: Signature,
): ReviewState {
  const rows = [...rowsOf(state.data, list)];
  rows.splice(index, 0, { ...item });
  const moved = moveRows(state, list, index, 1);
  const filled = Object.keys(item).map((key) => `${list}.${index}.${key}`);
  return {
    data: { ...state.data, [list]: rows },
    fields: [...moved.fields, ...filled.map((path) => newField(path, null))],
    edits: filled.reduce(
      (edits, path) => withEdit(edits, entry(path, signature)),
      withEdit(moved.edits, entry(list, signature)),
    ),
  };
}

/** Takes a row out; rows behind it move up, with their evidence and their edits. */
export function removeRow(
  state: ReviewState,
  list: string,
  index: number,
  signature: Signature,
): ReviewState {
  const moved = moveRows(state, list, index, -1);
  const rows = rowsOf(state.data, list).filter((_, at) => at !== index);
  return {
    data: { ...state.data, [list]: rows },
    fields: moved.fields,
    edits: withEdit(moved.edits, entry(list, signature)),
  };
}

function entry(path: string, { actor, at, version }: Signature): EditRecord {
  return { path, old: null, by: actor.id, byName: actor.name, at, version };
}

type Moved = Pick<ReviewState, 'fields' | 'edits'>;

function moveRows({ fields, edits }: Moved, list: string, index: number, by: 1 | -1) {
  const move = <T extends { path: string }>(things: readonly T[]): T[] =>
    things.flatMap((thing) => {
      const path = movedPath(thing.path, list, index, by);
      return path === null ? [] : [{ ...thing, path }];
    });
  return { fields: move(fields), edits: move(edits) };
}

/** The path after the move; null when its row is taken out. */
function movedPath(path: string, list: string, index: number, by: 1 | -1): string | null {
  const [head, row, ...rest] = path.split('.');
  if (head !== list || row === undefined || Number(row) < index) return path;
  if (by === -1 && Number(row) === index) return null;
  return [head, Number(row) + by, ...rest].join('.');
}
