import type { Predicate } from '../query/predicate';
import type { Collection } from '../storage/catalog';
import { countUpTo } from '../storage/range-scan';
import type { Store } from '../storage/store';
import { COST } from './cost';
import { entrySortKey } from './entry-parts';
import { fastest } from './fastest';
import { nameOf, Page, type Reader } from './page';
import type { Plan } from './planner';
import type { Found, Query } from './query';
import { scanned } from './scan';
import { sieveOf } from './sieve';
import type { Contestant, Run, Source } from './ways';

/** A document that may match. */
interface Candidate {
  found: Found;
  /** What it has still to be asked. */
  rest: Predicate;
  /** Its place in the order; null when no entry tells. */
  key: Buffer | null;
}

type Candidates = Map<string, Candidate>;
type Part<T> = Generator<number, T>;

/**
 * Takes the documents of the smallest source, and those of them that are in the other sources, too, where
 * going through such a source costs less than reading the documents would. Then it orders them by their
 * entries where those tell it, and reads documents only from the first one on until there are enough.
 */
export function* gather(
  store: Store,
  collection: Collection,
  query: Query,
  { sources, walker }: Extract<Contestant, { kind: 'gather' }>,
  reader: Reader,
): Run {
  const work = new Gathering(store, collection, query, walker, reader);
  const base = yield* work.smallest(sources);
  const candidates = yield* work.allOf(base);
  const others = sources.filter((one) => work.saysMore(one, base));
  if (others.length === 0) return yield* work.page(candidates);
  return yield* fastest([work.page(candidates), work.narrowedPage(candidates, others)]);
}

/** A first guess of how small the smallest source is. */
const FIRST_SIZE = 64;

class Gathering {
  constructor(
    private readonly store: Store,
    private readonly collection: Collection,
    private readonly query: Query,
    private readonly walker: Plan | null,
    private readonly reader: Reader,
  ) {}

  /** Counted up to a limit that grows, so that no large source is counted when there is a small one. */
  *smallest(sources: readonly Source[]): Part<Source> {
    const [first, second] = sources;
    if (!first) throw new RangeError('nothing to gather from');
    if (!second) return first;
    for (let most = FIRST_SIZE; ; most *= 4) {
      let best: { source: Source; size: number } | null = null;
      for (const source of sources) {
        const size = yield* this.sizeOf(source, most);
        if (size <= most && size < (best?.size ?? Infinity)) best = { source, size };
      }
      if (best) return best.source;
    }
  }

  /** How many entries a source has; `most` + 1 when there are more than `most`. */
  *sizeOf({ plans }: Source, most: number): Part<number> {
    let size = 0;
    for (const range of plans.flatMap(({ ranges }) => ranges)) {
      const counted = countUpTo(this.store.environment.entries, range, most - size);
      yield COST.seek + counted * COST.counted;
      size += counted;
      if (size > most) break;
    }
    return size;
  }

  /** Whether a source tells something that entries of the base, or of the order to walk, leave open. */
  saysMore(source: Source, base: Source): boolean {
    if (source === base) return false;
    const open = new Set(base.plans.flatMap((plan) => this.openIn(plan)));
    const isWalked = !base.plans.every(({ index }) => entrySortKey(index, this.query.sort));
    const openInWalk = this.walker && isWalked ? this.openIn(this.walker) : null;
    return source.about.some(
      (one) => open.has(one) && !base.about.includes(one) && (openInWalk?.includes(one) ?? true),
    );
  }

  private openIn(plan: Plan): readonly Predicate[] {
    return sieveOf(plan, this.query.predicate).open;
  }

  /** The page out of those documents that are in other sources, too. */
  *narrowedPage(all: Candidates, others: readonly Source[]): Run {
    let candidates = all;
    for (const other of others) {
      const most = Math.floor(candidates.size * COST.document);
      const size = yield* this.sizeOf(other, most);
      if (size <= most) candidates = yield* this.within(candidates, other);
    }
    return yield* this.page(candidates);
  }

  *allOf(source: Source): Part<Candidates> {
    const candidates: Candidates = new Map();
    for (const plan of source.plans)
      yield* this.each(plan, (name, candidate) => {
        if (!candidates.has(name)) candidates.set(name, candidate);
      });
    return candidates;
  }

  /** Those that the source has, too. */
  private *within(candidates: Candidates, source: Source): Part<Candidates> {
    const kept: Candidates = new Map();
    for (const plan of source.plans)
      yield* this.each(plan, (name, { key }) => {
        const before = candidates.get(name);
        if (before) kept.set(name, { ...before, key: before.key ?? key });
      });
    return kept;
  }

  private *each(plan: Plan, take: (name: string, candidate: Candidate) => void): Part<void> {
    const sieve = sieveOf(plan, this.query.predicate);
    const keyOf = entrySortKey(plan.index, this.query.sort);
    for (const found of scanned(this.store, this.collection, plan)) {
      yield COST.gathered;
      const { entry } = found;
      const rest = entry && sieve.restOf(entry);
      if (rest) take(nameOf(found), { found, rest, key: keyOf?.(entry) ?? null });
    }
  }

  /** The page out of all documents that may match. */
  *page(candidates: Candidates): Run {
    const all = [...candidates.values()];
    if (all.every(({ key }) => key !== null)) return yield* this.first(all);
    const walked = this.walker && (yield* this.walkedPage(candidates, this.walker));
    return walked ?? (yield* this.first(yield* this.keyed(all)));
  }

  /** Documents in the order of their keys, read until there are enough. */
  private *first(candidates: readonly Candidate[]): Run {
    const page = new Page(this.query, this.reader);
    const keyOf = ({ key }: Candidate): Buffer => key ?? Buffer.alloc(0);
    for (const { found, rest } of candidates.toSorted((a, b) =>
      Buffer.compare(keyOf(a), keyOf(b)),
    )) {
      yield COST.document;
      if (page.isFullWith(found, rest)) break;
    }
    return page.documents;
  }

  /** Goes along the order and reads those that may match; null when reading all of them costs less. */
  private *walkedPage(candidates: Candidates, walker: Plan): Generator<number, Found[] | null> {
    const page = new Page(this.query, this.reader);
    const sieve = sieveOf(walker, this.query.predicate);
    let left = candidates.size * COST.document;
    for (const found of scanned(this.store, this.collection, walker)) {
      const rest = found.entry ? sieve.restOf(found.entry) : this.query.predicate;
      const candidate = rest && candidates.get(nameOf(found));
      const cost = candidate ? COST.document : COST.entry;
      yield cost;
      left -= cost;
      if (left < 0) return null;
      if (candidate && page.isFullWith(found, candidate.rest)) break;
    }
    return page.documents;
  }

  /** With the keys out of the documents; without those that do not match. */
  private *keyed(candidates: readonly Candidate[]): Part<Candidate[]> {
    const keyed: Candidate[] = [];
    for (const candidate of candidates) {
      yield COST.document;
      const key = candidate.key ?? this.reader.keyOf(candidate.found, candidate.rest);
      if (key) keyed.push({ ...candidate, key });
    }
    return keyed;
  }
}
