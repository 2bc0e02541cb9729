import type { Doc } from '../bson/bson-types';
import type { Predicate } from '../query/predicate';
import type { Scope } from '../query/scope';

/** What one update is applied in: the document changes in place. */
export interface UpdateTarget {
  doc: Doc;
  /** True when an upsert makes the document. */
  isInsert: boolean;
  /** The array position of `$`, when the filter matched by one. */
  positional: number | null;
  /** `$[id]` by its name. */
  arrayFilters: ReadonlyMap<string, Predicate>;
  now: Date;
  scope: Scope;
}

/** One operator on one path of an update document. */
export interface Modification {
  operator: string;
  path: string;
  argument: unknown;
}
