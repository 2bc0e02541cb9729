import type { FieldValue } from '../../../contracts/evidence';
import type { ExtractedData } from '../../../contracts/extracted-data';
import { movedPath } from '../../../rules/document-change';
import { newField, withEdit } from './apply-edit';
import type { EditRecord, RemovedRow, ReviewState, Signature } from './review-state';

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

/** Removed rows that are remembered. */
const REMEMBERED = 20;

/**
 * Puts a row at `index`; rows from there on move down, with their evidence and their edits. A row that
 * was taken out before comes back with its own.
 */
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
  const added = (state.removed ?? []).find(
    (row) => row.list === list && isSameItem(row.item, item),
  );
  const { fields, edits } = added ? broughtTo(index, added) : newRow(list, index, item, signature);
  return {
    data: { ...state.data, [list]: rows },
    fields: [...moved.fields, ...fields],
    edits: [...withEdit(moved.edits, entry(list, signature)), ...edits],
    removed: (state.removed ?? []).filter((row) => row !== added),
  };
}

function newRow(list: string, index: number, item: Item, signature: Signature): Moved {
  const paths = Object.keys(item).map((key) => `${list}.${index}.${key}`);
  return {
    fields: paths.map((path) => newField(path, null)),
    edits: paths.map((path) => entry(path, signature)),
  };
}

function broughtTo(index: number, { list, fields, edits, index: former }: RemovedRow): Moved {
  const bring = <T extends { path: string }>(thing: T): T => ({
    ...thing,
    path: `${list}.${index}.${thing.path.slice(`${list}.${former}.`.length)}`,
  });
  return { fields: fields.map(bring), edits: edits.map(bring) };
}

function isSameItem(one: Item, other: Item): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && one[key] === other[key])
  );
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
  const isOfRow = ({ path }: { path: string }) => path.startsWith(`${list}.${index}.`);
  const removed = {
    list,
    index,
    item: itemAt(state.data, list, index),
    fields: state.fields.filter(isOfRow),
    edits: state.edits.filter(isOfRow),
  };
  return {
    data: { ...state.data, [list]: rows },
    fields: moved.fields,
    edits: withEdit(moved.edits, entry(list, signature)),
    removed: [removed, ...(state.removed ?? [])].slice(0, REMEMBERED),
  };
}

function entry(path: string, { actor, at, version }: Signature): EditRecord {
  return { path, old: null, by: actor.id, byName: actor.name, at, version };
}

type Moved = Pick<ReviewState, 'fields' | 'edits'>;

function moveRows({ fields, edits }: Moved, list: string, index: number, by: 1 | -1) {
  const move = <T extends { path: string }>(things: readonly T[]): T[] =>
    things.flatMap((thing) => {
      const path = movedPath(thing.path, { list, index, by });
      return path === null ? [] : [{ ...thing, path }];
    });
  return { fields: move(fields), edits: move(edits) };
}
