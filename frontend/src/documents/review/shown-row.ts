import type { KeyboardEvent } from 'react';
import type { ItemColumn } from './items-model';
import type { ReviewActions } from './review-actions';
import type { ReviewSession } from './review-session';
import type { ReviewView } from './review-view';

/** What can be done in a row. Rows keep a reference to it: one that looks the same is not drawn again for it. */
export interface GridActs {
  session: ReviewSession;
  actions: ReviewActions;
  onKey(event: KeyboardEvent, row: number, column: number): void;
  /** Enter in an input accepts and goes down. */
  onDown(row: number, column: number): void;
  /** Tab in a cell that is edited: false when there is no cell in that direction. */
  onTab(row: number, column: number, direction: 1 | -1): boolean;
  onRemove(row: number): void;
}

/** Everything that a row of the grid is drawn from, in plain values: of four hundred a key press changes one. */
export function shownRow(view: ReviewView, columns: readonly ItemColumn[], row: number) {
  const { session, state, canEdit } = view;
  const line = view.lines[row];
  const path = `productos.${row}`;
  const cells = (view.cells[row] ?? []).map((cell, at) => ({
    ...cell,
    column: columns[at],
    /** It waits for a look: Enter accepts it as it was read. */
    isPending: canEdit && view.pending.includes(cell.path),
    /** It is an input, opened by the person or not. */
    isOpen: state.isEditing || cell.path in state.texts,
    input: session.text(cell.path),
    /** Why it was refused. */
    problem: state.problems[cell.path],
  }));
  return {
    row,
    path,
    cells,
    canEdit,
    state: line?.state,
    reason: line?.reasons[0],
    isOpen: view.focused?.startsWith(`${path}.`) ?? false,
    isMarked: `${view.highlighted}.`.startsWith(`${path}.`),
  };
}

export type ShownRow = ReturnType<typeof shownRow>;
