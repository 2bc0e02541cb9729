import type { Collation } from '../keys/collation';
import type { Scope } from './scope';

/** A parsed filter. Unknown operators were refused, so matching never has to fail on one. */
export type Predicate =
  | { kind: 'and' | 'or'; all: readonly Predicate[] }
  | { kind: 'field'; path: string; segments: readonly string[]; test: Test }
  | { kind: 'expr'; expression: unknown; scope: Scope }
  | { kind: 'always' };

export type Comparison = 'gt' | 'gte' | 'lt' | 'lte';

/** What one path must fulfil. */
export type Test =
  | { kind: 'eq' | Comparison; value: unknown; collation?: Collation }
  | { kind: 'in'; values: readonly unknown[]; collation?: Collation }
  | { kind: 'exists'; wanted: boolean }
  | { kind: 'type'; name: string }
  | { kind: 'size'; size: number }
  | { kind: 'elemMatch'; predicate: Predicate }
  | { kind: 'elemValue'; tests: readonly Test[] }
  | { kind: 'not'; tests: readonly Test[] };

export const ALWAYS: Predicate = { kind: 'always' };

const opened = new WeakMap<Predicate, readonly Predicate[]>();

/** The predicates that must all hold, with nested `and`s opened; once for each, as every index asks for them. */
export function conjuncts(predicate: Predicate): readonly Predicate[] {
  if (predicate === ALWAYS) return [];
  if (predicate.kind !== 'and') return [predicate];
  const known = opened.get(predicate) ?? predicate.all.flatMap(conjuncts);
  opened.set(predicate, known);
  return known;
}

/** Top-level fields that matching reads, or null when it needs the whole document. */
export function fieldsOf(predicate: Predicate): Set<string> | null {
  const fields = new Set<string>();
  return collectFields(predicate, fields) ? fields : null;
}

function collectFields(predicate: Predicate, fields: Set<string>): boolean {
  if (predicate.kind === 'expr') return false;
  if (predicate.kind === 'always') return true;
  if (predicate.kind !== 'field') return predicate.all.every((one) => collectFields(one, fields));
  fields.add(predicate.segments[0] ?? '');
  return true;
}
