import type { FieldValue } from '../../../contracts/evidence';
import type { FieldConflict } from '../../../contracts/review';
import { leafAt } from '../../../rules/field-path';
import type { EditRecord, ReviewState } from './review-state';

export interface ConflictQuestion {
  /** What is about to be written; null when everything counts (confirming). */
  path: string | null;
  /** Version that the person has seen; null when the client did not say. */
  seen: number | null;
  actorId: string;
}

/**
 * The latest change of the same field that the person has not seen, or null: somebody else's, or their
 * own in another window. What they confirm as a whole they know where it is their own.
 * A change of a list's rows touches every cell of the list: an index means another row afterwards.
 */
export function unseenChange(
  edits: readonly EditRecord[],
  { path, seen, actorId }: ConflictQuestion,
): EditRecord | null {
  if (seen === null) return null;
  const unseen = edits
    .filter((edit) => edit.version > seen && (path !== null || edit.by !== actorId))
    .filter((edit) => path === null || touches(edit.path, path))
    .sort((a, b) => b.version - a.version);
  return unseen[0] ?? null;
}

function touches(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}

/** The conflict as the client gets it. */
export function conflictOf(
  edit: EditRecord,
  { data }: Pick<ReviewState, 'data'>,
  wanted: { path: string | null; mine: FieldValue },
  version: number,
): FieldConflict {
  return {
    path: edit.path,
    mine: wanted.mine,
    theirs: leafAt(data, edit.path),
    by: edit.by,
    byName: edit.byName,
    at: edit.at,
    version,
  };
}
