import { leafAt, valueAt, withValueAt } from '../../../rules/field-path';
import type { FieldRecord } from '../../../rules/scoring/reading';
import type { EditRecord, ReviewState } from './review-state';

/**
 * A new reading under what people had changed: corrected values stay (decisions, "Lock"). A list that
 * was touched stays whole, because its rows may stand elsewhere in the new reading; an acceptance
 * stays when the new reading says the same.
 */
export function keepEdits(before: ReviewState, reading: Omit<ReviewState, 'edits'>): ReviewState {
  const heads = new Set(before.edits.map(({ path }) => headOf(path)));
  const lists = [...heads].filter((head) => Array.isArray(valueAt(before.data, head)));
  const withLists = lists.reduce<ReviewState>((state, list) => keepList(state, before, list), {
    ...reading,
    edits: before.edits.filter(({ path }) => lists.includes(headOf(path))),
  });
  return before.edits
    .filter(({ path }) => !lists.includes(headOf(path)))
    .reduce<ReviewState>((state, edit) => keepField(state, before, edit), withLists);
}

const headOf = (path: string): string => path.split('.')[0] ?? '';

function keepList(state: ReviewState, before: ReviewState, list: string): ReviewState {
  const isOfList = ({ path }: FieldRecord): boolean => headOf(path) === list;
  return {
    ...state,
    data: { ...state.data, [list]: valueAt(before.data, list) },
    fields: [
      ...state.fields.filter((field) => !isOfList(field)),
      ...before.fields.filter(isOfList),
    ],
  };
}

function keepField(state: ReviewState, before: ReviewState, edit: EditRecord): ReviewState {
  const { path, accepted } = edit;
  const value = leafAt(before.data, path);
  const read = leafAt(state.data, path);
  if (accepted && value !== read) return state;
  const isKnown = state.fields.some((field) => field.path === path);
  const own = before.fields.filter((field) => field.path === path);
  return {
    data: withValueAt(state.data, path, value),
    fields: isKnown ? state.fields : [...state.fields, ...own],
    edits: [...state.edits, { ...edit, old: read }],
  };
}
