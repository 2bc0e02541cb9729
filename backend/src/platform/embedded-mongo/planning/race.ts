import { decodeFields } from '../bson/raw-document';
import { matches } from '../query/match';
import { fieldsOf } from '../query/predicate';
import { sortKey } from '../query/sort';
import type { Collection } from '../storage/catalog';
import type { Store } from '../storage/store';
import type { Contestant } from './contest';
import { entrySortKey } from './entry-parts';
import type { Found, Query } from './query';
import { scanned } from './scan';

/** Works on in small pieces and says after each how much it has cost; ends with what was found. */
type Run = Generator<number, Found[]>;

/** Costs in entries of an index. */
const ENTRY = 1;
const DOCUMENT = 5;

/**
 * Lets several ways of answering work in turns, always the one that has cost least, until the first has
 * the answer: so it never costs much more than the best of them would alone.
 */
export function race(
  store: Store,
  collection: Collection,
  query: Query,
  contestants: readonly Contestant[],
): Found[] {
  const runs = contestants.map((one) => ({ cost: 0, run: runOf(store, collection, query, one) }));
  for (;;) {
    const next = runs.reduce((best, one) => (one.cost < best.cost ? one : best));
    query.deadline.check();
    const step = next.run.next();
    if (step.done) return step.value;
    next.cost += step.value;
  }
}

function runOf(store: Store, collection: Collection, query: Query, one: Contestant): Run {
  return one.kind === 'walk'
    ? walk(store, collection, query, one)
    : gather(store, collection, query, one);
}

function* walk(store: Store, collection: Collection, query: Query, { plans }: Contestant): Run {
  const page = new Page(query);
  for (const plan of plans)
    for (const found of scanned(store, collection, plan)) {
      yield DOCUMENT;
      if (page.isFullWith(found)) return page.documents;
    }
  return page.documents;
}

interface Keyed {
  key: Buffer;
  found: Found;
}

/** Orders by the entries where they tell it, and reads documents only from the first one on until there are enough. */
function* gather(store: Store, collection: Collection, query: Query, { plans }: Contestant): Run {
  const page = new Page(query);
  const keyed: Keyed[] = [];
  const seen = new Set<string>();
  for (const plan of plans) {
    const keyOf = entrySortKey(plan.index, query.sort);
    for (const found of scanned(store, collection, plan)) {
      if (plans.length > 1 && !isNew(seen, found)) continue;
      const entryKey = found.entry && keyOf ? keyOf(found.entry) : null;
      yield entryKey ? ENTRY : DOCUMENT;
      const key = entryKey ?? page.keyOf(found);
      if (key) keyed.push({ key, found });
    }
  }
  keyed.sort((a, b) => Buffer.compare(a.key, b.key));
  for (const { found } of keyed) {
    yield DOCUMENT;
    if (page.isFullWith(found)) break;
  }
  return page.documents;
}

function isNew(seen: Set<string>, { id }: Found): boolean {
  const name = id.toString('latin1');
  if (seen.has(name)) return false;
  seen.add(name);
  return true;
}

/** The documents from `skip` on, up to `limit` of them. */
class Page {
  readonly documents: Found[] = [];
  private readonly filterFields: ReadonlySet<string> | null;
  private readonly bothFields: ReadonlySet<string> | null;
  private position = 0;

  constructor(private readonly query: Query) {
    this.filterFields = fieldsOf(query.predicate);
    const sortFields = query.sort.map(({ segments }) => segments[0] ?? '');
    this.bothFields = this.filterFields && new Set([...this.filterFields, ...sortFields]);
  }

  /** Takes a document that matches; true when the page is full. */
  isFullWith(found: Found): boolean {
    const { predicate, skip, limit } = this.query;
    const raw = found.read();
    if (!raw || !matches(predicate, decodeFields(raw, this.filterFields))) return false;
    this.position += 1;
    if (this.position > skip) this.documents.push({ ...found, read: () => raw });
    return this.position >= skip + limit;
  }

  /** Undefined for a document that does not match. */
  keyOf(found: Found): Buffer | undefined {
    const raw = found.read();
    if (!raw) return undefined;
    const doc = decodeFields(raw, this.bothFields);
    return matches(this.query.predicate, doc) ? sortKey(doc, this.query.sort) : undefined;
  }
}
