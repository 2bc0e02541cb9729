import { typeName } from '../bson/bson-types';
import { equalValues } from '../keys/compare';
import { conjuncts, type Predicate, type Test } from '../query/predicate';
import type { Index } from '../storage/index-definition';
import type { PathBounds } from './bounds';

/**
 * A sparse or partial index lacks documents, so it serves only filters that cannot match those.
 */
export function isUsable(
  index: Index,
  bounds: ReadonlyMap<string, PathBounds>,
  predicate: Predicate,
): boolean {
  if (index.partial) return implies(predicate, index.partial);
  return !index.sparse || index.fields.some(({ path }) => bounds.get(path)?.needsValue === true);
}

/** True when every condition of `general` stands in `special` too, or follows from one of its tests. */
function implies(special: Predicate, general: Predicate): boolean {
  const given = conjuncts(special);
  return conjuncts(general).every((condition) =>
    given.some(
      (one) =>
        one.kind === 'field' &&
        condition.kind === 'field' &&
        one.path === condition.path &&
        testImplies(one.test, condition.test),
    ),
  );
}

/** True when a condition holds for every document that a partial index has. */
export function isGiven(partial: Predicate, condition: Predicate): boolean {
  return condition.kind === 'field' && implies(partial, condition);
}

function testImplies(given: Test, condition: Test): boolean {
  if (condition.kind === 'exists' && condition.wanted) return needsValue(given);
  if (given.kind === 'eq' && condition.kind === 'eq')
    return equalValues(given.value, condition.value);
  if (given.kind === 'eq' && condition.kind === 'in')
    return condition.values.some((value) => equalValues(value, given.value));
  // As MongoDB does (`isSubsetOf`): a type is implied by a type alone, not by a value that is of it.
  if (condition.kind === 'type') return given.kind === 'type' && given.name === condition.name;
  if (given.kind !== condition.kind) return false;
  return 'value' in given && 'value' in condition && equalValues(given.value, condition.value);
}

/** Types of values that also a document without the field may compare to. */
const SAYS_NO_VALUE: ReadonlySet<string> = new Set(['missing', 'null', 'minKey', 'maxKey']);

function needsValue(test: Test): boolean {
  if (test.kind === 'eq') return test.value !== null && test.value !== undefined;
  if (test.kind === 'exists') return test.wanted;
  // At least null, and at most null, hold for a document without the field, too.
  if ('value' in test && SAYS_NO_VALUE.has(typeName(test.value))) return false;
  return ['gt', 'gte', 'lt', 'lte', 'type'].includes(test.kind);
}
