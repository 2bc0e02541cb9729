import type { Collation } from '../keys/collation';
import type { Scope } from './scope';

/** A parsed filter. Unknown operators were refused, so matching never has to fail on one. */
export type Predicate =
  | { kind: 'and' | 'or' | 'nor'; all: readonly Predicate[] }
  | { kind: 'field'; path: string; segments: readonly string[]; test: Test }
  | { kind: 'expr'; expression: unknown; scope: Scope }
  | { kind: 'constant'; value: boolean };

export type Comparison = 'gt' | 'gte' | 'lt' | 'lte';

/** What one path must fulfil. */
export type Test =
  | { kind: 'eq' | Comparison; value: unknown; collation?: Collation }
  | {
      kind: 'in';
      values: readonly unknown[];
      patterns: readonly RegExp[];
      collation?: Collation;
    }
  | { kind: 'regex'; pattern: RegExp }
  | { kind: 'mod'; divisor: number; remainder: number }
  | { kind: 'bits'; mask: bigint; wanted: 'allSet' | 'allClear' | 'anySet' | 'anyClear' }
  | { kind: 'exists'; wanted: boolean }
  | { kind: 'type'; names: ReadonlySet<string> }
  | { kind: 'size'; size: number }
  | { kind: 'all'; tests: readonly Test[] }
  | { kind: 'elemMatch'; predicate: Predicate }
  | { kind: 'elemValue'; tests: readonly Test[] }
  | { kind: 'not'; tests: readonly Test[] };

export const ALWAYS: Predicate = { kind: 'constant', value: true };

/** The predicates that must all hold, with nested `and`s opened. */
export function conjuncts(predicate: Predicate): Predicate[] {
  if (predicate.kind === 'and') return predicate.all.flatMap(conjuncts);
  return predicate === ALWAYS ? [] : [predicate];
}

/** Top-level fields that matching reads, or null when it needs the whole document. */
export function fieldsOf(predicate: Predicate): Set<string> | null {
  const fields = new Set<string>();
  return collectFields(predicate, fields) ? fields : null;
}

function collectFields(predicate: Predicate, fields: Set<string>): boolean {
  if (predicate.kind === 'expr') return false;
  if (predicate.kind === 'constant') return true;
  if (predicate.kind !== 'field') return predicate.all.every((one) => collectFields(one, fields));
  fields.add(predicate.segments[0] ?? '');
  return true;
}
