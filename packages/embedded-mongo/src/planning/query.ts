import type { Doc } from '../bson/bson-types';
import type { Predicate } from '../query/predicate';
import type { Scope } from '../query/scope';
import type { SortField } from '../query/sort';
import type { Index } from '../storage/index-definition';
import type { Deadline } from './deadline';

/** A parsed query over one collection. */
export interface Query {
  predicate: Predicate;
  sort: readonly SortField[];
  skip: number;
  /** 0: no limit. */
  limit: number;
  /** The indexes that may be used. */
  indexes: readonly Index[];
  deadline: Deadline;
  /** Top-level fields that are decoded with those of the filter where a document has to be matched. */
  also?: ReadonlySet<string>;
  scope: Scope;
}

/** A document that a query finds; its bytes are read only when somebody asks. */
export interface Found {
  /** Key of the _id. */
  id: Buffer;
  /** Key of the index entry that led to it; null when none did. */
  entry: Buffer | null;
  /** Undefined when the document is damaged. */
  read(): Buffer | undefined;
  /** The fields of the filter and of `also`, where it had to be matched. */
  doc?: Doc;
}
