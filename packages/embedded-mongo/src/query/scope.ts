import type { Doc } from '../bson/bson-types';
import type { Collation } from '../keys/collation';

/** What stands around filters, expressions and updates: the variables of `let`, and how texts compare. */
export interface Scope {
  variables: Readonly<Doc>;
  /** Null: by their bytes. */
  collation: Collation | null;
}

export const PLAIN_SCOPE: Scope = { variables: {}, collation: null };
