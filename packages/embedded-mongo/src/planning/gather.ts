import type { Predicate } from '../query/predicate';
import { countUpTo } from '../storage/range-scan';
import { type Asked, type Candidate, CandidatePage, type Candidates } from './candidate-page';
import { COST } from './cost';
import { entrySortKey } from './entry-parts';
import { fastest, leastLeft } from './fastest';
import { nameOf } from './page';
import type { Plan } from './planner';
import { scanned } from './scan';
import { sieveOf } from './sieve';
import type { Racer, Run, Source } from './ways';

/**
 * Takes the documents of the smallest source, and those of them that are in the other sources, too, where
 * going through such a source costs less than reading the documents would. Then it orders them by their
 * entries where those tell it, and reads documents only from the first one on until there are enough.
 */
export function gather(asked: Asked, sources: readonly Source[]): Racer {
  const work = new Gathering(asked);
  return { run: work.run(sources), left: () => work.left() };
}

type Part<T> = Generator<number, T>;

interface Sized {
  source: Source;
  /** Entries. */
  size: number;
}

/** A first guess of how small the smallest source is. */
const FIRST_SIZE = 64;
const GROWTH = 4;
/** The only source there is need not be counted further to tell that it is long. */
const LARGEST_COUNTED = 4_096;

class Gathering {
  /** What the present part of the work expects. */
  private expected: () => number | null = () => null;

  constructor(private readonly asked: Asked) {}

  left(): number | null {
    return this.expected();
  }

  *run(sources: readonly Source[]): Run {
    const base = yield* this.smallest(sources);
    const candidates = yield* this.allOf(base);
    const others = sources.filter((one) => this.saysMore(one, base.source));
    const page = new CandidatePage(this.asked, candidates);
    const ways = others.length > 0 ? [page, narrowed(this.asked, candidates, others)] : [page];
    this.expected = () => leastLeft(ways);
    return yield* fastest(ways);
  }

  /** Counted up to a limit that grows, so that no large source is counted when there is a small one. */
  private *smallest(sources: readonly Source[]): Part<Sized> {
    const [first, second] = sources;
    if (!first) throw new RangeError('nothing to gather from');
    if (!second) return { source: first, size: yield* this.sizeOf(first, LARGEST_COUNTED) };
    for (let most = FIRST_SIZE; ; most *= GROWTH) {
      let best: Sized | null = null;
      for (const source of sources) {
        const size = yield* this.sizeOf(source, most);
        if (size <= most && size < (best?.size ?? Infinity)) best = { source, size };
      }
      if (best) return best;
    }
  }

  private sizeOf(source: Source, most: number): Part<number> {
    return sizeOf(this.asked, source, most);
  }

  /** Whether a source tells something that entries of the base, or of the order to walk, leave open. */
  private saysMore(source: Source, base: Source): boolean {
    if (source === base) return false;
    const { walker, query } = this.asked;
    const open = new Set(base.plans.flatMap((plan) => this.openIn(plan)));
    const isWalked = !base.plans.every(({ index }) => entrySortKey(index, query.sort));
    const openInWalk = walker && isWalked ? this.openIn(walker) : null;
    return source.about.some(
      (one) => open.has(one) && !base.about.includes(one) && (openInWalk?.includes(one) ?? true),
    );
  }

  private openIn(plan: Plan): readonly Predicate[] {
    return sieveOf(plan, this.asked.query.predicate).open;
  }

  private *allOf({ source, size }: Sized): Part<Candidates> {
    const { skip, limit } = this.asked.query;
    const candidates: Candidates = new Map();
    let unread = size;
    this.expected = () => unread * COST.gathered + Math.min(size, skip + limit) * COST.document;
    for (const plan of source.plans)
      yield* each(this.asked, plan, (name, candidate) => {
        unread = Math.max(unread - 1, 0);
        if (!candidates.has(name)) candidates.set(name, candidate);
      });
    return candidates;
  }
}

/** The page out of those documents that are in other sources, too. */
function narrowed(asked: Asked, all: Candidates, others: readonly Source[]): Racer {
  let expected = (): number => 0;
  function* run(): Run {
    let candidates = all;
    for (const other of others) {
      const most = candidates.size * COST.document;
      const isSmall = yield* isAtMost(asked, other, most, (size) => {
        expected = () => size * COST.gathered;
      });
      if (isSmall) candidates = yield* within(asked, candidates, other);
    }
    const page = new CandidatePage(asked, candidates);
    expected = () => page.left();
    return yield* page.run;
  }
  return { run: run(), left: () => expected() };
}

/** Counts up to a limit that grows, and tells after each try how many entries there are at least. */
function* isAtMost(
  asked: Asked,
  source: Source,
  most: number,
  tell: (size: number) => void,
): Part<boolean> {
  for (let limit = FIRST_SIZE; ; limit *= GROWTH) {
    const counted = Math.min(limit, most);
    const size = yield* sizeOf(asked, source, counted);
    tell(size);
    if (size <= counted) return true;
    if (counted === most) return false;
  }
}

/** How many entries a source has; `most` + 1 when there are more than `most`. */
function* sizeOf({ store }: Asked, { plans }: Source, most: number): Part<number> {
  let size = 0;
  for (const range of plans.flatMap(({ ranges }) => ranges)) {
    const counted = countUpTo(store.environment.entries, range, most - size);
    yield COST.seek + counted * COST.counted;
    size += counted;
    if (size > most) break;
  }
  return size;
}

/** Those that the source has, too. */
function* within(asked: Asked, candidates: Candidates, source: Source): Part<Candidates> {
  const kept: Candidates = new Map();
  for (const plan of source.plans)
    yield* each(asked, plan, (name, { key }) => {
      const before = candidates.get(name);
      if (before) kept.set(name, { ...before, key: before.key ?? key });
    });
  return kept;
}

function* each(
  { store, collection, query }: Asked,
  plan: Plan,
  take: (name: string, candidate: Candidate) => void,
): Part<void> {
  const sieve = sieveOf(plan, query.predicate);
  const keyOf = entrySortKey(plan.index, query.sort);
  for (const found of scanned(store, collection, plan)) {
    yield COST.gathered;
    const { entry } = found;
    const rest = entry && sieve.restOf(entry);
    if (rest) take(nameOf(found), { found, rest, key: keyOf?.(entry) ?? null });
  }
}
