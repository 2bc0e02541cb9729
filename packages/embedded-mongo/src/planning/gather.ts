import type { Predicate } from '../query/predicate';
import { countUpTo } from '../storage/range-scan';
import { type Asked, type Candidate, CandidatePage, type Candidates } from './candidate-page';
import { COST } from './cost';
import { entrySortKey } from './entry-parts';
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
    let candidates: Candidates = new Map();
    yield* this.through(base, (name, candidate) => {
      if (!candidates.has(name)) candidates.set(name, candidate);
    });
    for (const other of sources.filter((one) => this.saysMore(one, base.source))) {
      // More entries than that are not gone through: it would cost more than to read what is left.
      const most = (candidates.size * COST.document) / COST.gathered;
      const size = yield* this.countedUpTo(most, other);
      if (size > most) continue;
      const kept: Candidates = new Map();
      const before = candidates;
      yield* this.through({ source: other, size }, (name, { key }) => {
        const known = before.get(name);
        if (known) kept.set(name, { ...known, key: known.key ?? key });
      });
      candidates = kept;
    }
    const page = new CandidatePage(this.asked, candidates);
    this.expected = () => page.left();
    return yield* page.run;
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

  /** How many entries a source has, when there are no more than `most`: tried with fewer first. */
  private *countedUpTo(most: number, source: Source): Part<number> {
    for (let limit = FIRST_SIZE; limit < most; limit *= GROWTH) {
      const size = yield* this.sizeOf(source, limit);
      this.expected = () => size * COST.gathered;
      if (size <= limit) return size;
    }
    return yield* this.sizeOf(source, most);
  }

  /** How many entries a source has; `most` + 1 when there are more than `most`. */
  private *sizeOf({ plans }: Source, most: number): Part<number> {
    let size = 0;
    for (const range of plans.flatMap(({ ranges }) => ranges)) {
      const counted = countUpTo(this.asked.store.environment.entries, range, most - size);
      yield COST.seek + counted * COST.counted;
      size += counted;
      if (size > most) break;
    }
    return size;
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

  private *through(
    { source, size }: Sized,
    take: (name: string, candidate: Candidate) => void,
  ): Part<void> {
    const { store, collection, query } = this.asked;
    let unread = size;
    const wanted = Math.min(size, query.skip + query.limit);
    this.expected = () => unread * COST.gathered + wanted * COST.document;
    for (const plan of source.plans) {
      const sieve = sieveOf(plan, query.predicate);
      const keyOf = entrySortKey(plan.index, query.sort);
      for (const found of scanned(store, collection, plan)) {
        yield COST.gathered;
        unread = Math.max(unread - 1, 0);
        const { entry } = found;
        const rest = entry && sieve.restOf(entry);
        if (rest) take(nameOf(found), { found, rest, key: keyOf?.(entry) ?? null });
      }
    }
  }
}
