import type { FieldValue } from '../../../contracts/evidence';
import type { ExtractedData } from '../../../contracts/extracted-data';
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
