import { isDoc, type Doc } from '../bson/bson-types';
import { visitLeaves, visitPath } from '../bson/paths';
import { evaluateTruth } from '../aggregation/expressions';
import type { Predicate, Test } from './predicate';
import { testValue } from './test-value';

/** Whether a document fulfils a parsed filter. `root` is an array element's value in `$elemMatch`. */
export function matches(predicate: Predicate, root: unknown): boolean {
  switch (predicate.kind) {
    case 'and':
      return predicate.all.every((one) => matches(one, root));
    case 'or':
      return predicate.all.some((one) => matches(one, root));
    case 'field':
      return matchesPath(predicate.test, root, predicate.segments);
    case 'expr':
      return isDoc(root) && evaluateTruth(predicate.expression, root, predicate.scope);
    case 'always':
      return true;
  }
}

/** Whether the values at a path fulfil a test, going through arrays as MongoDB does. */
export function matchesPath(test: Test, root: unknown, segments: readonly string[]): boolean {
  switch (test.kind) {
    case 'not':
      return !test.tests.every((one) => matchesPath(one, root, segments));
    case 'exists':
      return visitPath(root, segments, (leaf) => leaf !== undefined) === test.wanted;
    case 'size':
      return visitPath(root, segments, (leaf) => Array.isArray(leaf) && leaf.length === test.size);
    case 'elemMatch':
    case 'elemValue':
      return visitPath(root, segments, (leaf) => hasElement(test, leaf));
    default:
      return visitLeaves(root, segments, (leaf) => testValue(test, leaf));
  }
}

type ElementTest = Extract<Test, { kind: 'elemMatch' | 'elemValue' }>;

/** Whether one element of an array fulfils an `$elemMatch`. */
function hasElement(test: ElementTest, array: unknown): boolean {
  return Array.isArray(array) && array.some((element) => elementMatches(test, element));
}

function elementMatches(test: ElementTest, element: unknown): boolean {
  if (test.kind === 'elemMatch')
    return (isDoc(element) || Array.isArray(element)) && matches(test.predicate, element);
  return test.tests.every((one) =>
    one.kind === 'not'
      ? !one.tests.every((inner) => testElement(inner, element))
      : testElement(one, element),
  );
}

function testElement(test: Test, element: unknown): boolean {
  const holder: Doc = { element };
  if (test.kind === 'size' || test.kind === 'elemMatch' || test.kind === 'elemValue')
    return matchesPath(test, holder, ['element']);
  return testValue(test, element);
}
