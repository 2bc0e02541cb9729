import type { FieldValue } from '../../../contracts/evidence';
import type { ExtractedData } from '../../../contracts/extracted-data';
import type { FieldConflict } from '../../../contracts/review';
import { leafAt } from '../../../rules/field-path';
import type { FieldRecord } from '../../../rules/scoring/reading';

/** Who acts, as the session says. */
export interface Actor {
  id: string;
  name: string;
}

/**
 * The last change of a field by a person. An entry stays when the value goes back to what was read:
 * it still tells a stale edit that somebody was there.
 */
export interface EditRecord {
  /** The field; a list's own path (`productos`) when its rows were added or deleted. */
  path: string;
  /** What was read, before the first change. */
  old: FieldValue;
  by: string;
  byName: string;
  /** ISO. */
  at: string;
  /** The document's version that the change made. */
  version: number;
  /** The person took the value as it was read. */
  accepted?: boolean;
}

export interface ReviewLockRecord {
  userId: string;
  name: string;
  until: Date;
}

/** A row that was taken out, as it was: who puts it back gets its evidence back as well. */
export interface RemovedRow {
  list: string;
  item: Readonly<Record<string, FieldValue>>;
  /** Their paths name the row's place at the time. */
  index: number;
  fields: readonly FieldRecord[];
  edits: readonly EditRecord[];
}

/** What people change in review. */
export interface ReviewState {
  data: ExtractedData;
  fields: readonly FieldRecord[];
  edits: readonly EditRecord[];
  /** The last rows that were taken out, newest first. */
  removed?: readonly RemovedRow[];
}

/** Who changes something, when, and which version that makes. */
export interface Signature {
  actor: Actor;
  /** ISO. */
  at: string;
  version: number;
}

interface ConflictQuestion {
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
