import { decodeFields } from '../bson/raw-document';
import type { Collation } from '../keys/collation';
import { BRACKET, bracketOf } from '../keys/value-key';
import { sortCollated, sortValues } from '../query/collated-sort';
import { matches } from '../query/match';
import { ALWAYS, fieldsOf, type Predicate, type Test } from '../query/predicate';
import type { Collection } from '../storage/catalog';
import type { Store } from '../storage/store';
import { planQuery } from './planner';
import type { Found, Query } from './query';
import { scanned } from './scan';

/**
 * The collation of a query that indexes cannot serve, because they hold texts in the order of their
 * bytes; null when its values are not texts and nothing is sorted.
 */
export function decidingCollation({ scope, predicate, sort }: Query): Collation | null {
  const { collation } = scope;
  return collation && (sort.length > 0 || comparesTexts(predicate)) ? collation : null;
}

function comparesTexts(predicate: Predicate): boolean {
  switch (predicate.kind) {
    case 'and':
    case 'or':
      return predicate.all.some(comparesTexts);
    case 'field':
      return testsTexts(predicate.test);
    default:
      return false;
  }
}

function testsTexts(test: Test): boolean {
  if ('tests' in test) return test.tests.some(testsTexts);
  if (test.kind === 'elemMatch') return comparesTexts(test.predicate);
  if (test.kind === 'in') return test.values.some(mayHoldText);
  return 'value' in test && mayHoldText(test.value);
}

function mayHoldText(value: unknown): boolean {
  const bracket = bracketOf(value);
  return bracket === BRACKET.string || bracket === BRACKET.object || bracket === BRACKET.array;
}

/** What a query finds among all documents, in the order of its collation. */
export function collated(
  store: Store,
  collection: Collection,
  query: Query,
  collation: Collation,
): Iterable<Found> {
  const { sort } = query;
  const found = matching(store, collection, query, collation);
  if (sort.length === 0) return ids(found);
  return sortCollated(found, sort, collation);
}

function* ids(found: Iterable<{ item: Found }>): Generator<Found> {
  for (const { item } of found) yield item;
}

function* matching(
  store: Store,
  collection: Collection,
  { predicate, sort, deadline }: Query,
  collation: Collation,
): Generator<{ values: unknown[]; item: Found }> {
  const filterFields = fieldsOf(predicate);
  const sortFields = sort.map(({ segments }) => segments[0] ?? '');
  const fields = filterFields && new Set([...filterFields, ...sortFields]);
  for (const { id, entry, read } of scanned(
    store,
    collection,
    planQuery(collection, [], ALWAYS, []),
  )) {
    deadline.check();
    const raw = read();
    const doc = raw && decodeFields(raw, fields);
    if (!doc || !matches(predicate, doc)) continue;
    // A sorted list holds ids only; its documents are read again.
    const again = (): Buffer | undefined => store.documents.get(collection, id);
    const item = { id, entry, read: sort.length > 0 ? again : () => raw };
    yield { values: sortValues(doc, sort, collation), item };
  }
}
