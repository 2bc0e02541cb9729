import type { Predicate } from '../query/predicate';
import type { Collection } from '../storage/catalog';
import type { Store } from '../storage/store';
import { COST } from './cost';
import { nameOf, Page, type Reader } from './page';
import type { Plan } from './planner';
import type { Found, Query } from './query';
import { scanned } from './scan';
import { sieveOf } from './sieve';
import type { Racer, Run } from './ways';

/** A document that may match. */
export interface Candidate {
  found: Found;
  /** What it has still to be asked. */
  rest: Predicate;
  /** Its place in the order; null when no entry tells. */
  key: Buffer | null;
}

/** By the name of the document. */
export type Candidates = Map<string, Candidate>;

/** What a question is asked of. */
export interface Asked {
  store: Store;
  collection: Collection;
  query: Query;
  /** The plan that gives the order. */
  walker: Plan | null;
  reader: Reader;
}

/** Cuts the page out of all documents that may match: ordered by their entries where those tell the order. */
export class CandidatePage implements Racer {
  readonly run: Run;
  private expected: () => number;

  constructor(
    private readonly asked: Asked,
    private readonly candidates: Candidates,
  ) {
    const { skip, limit } = asked.query;
    this.expected = () => Math.min(candidates.size, skip + limit) * COST.document;
    this.run = this.paged([...candidates.values()]);
  }

  left(): number {
    return this.expected();
  }

  private *paged(all: readonly Candidate[]): Run {
    if (all.every(({ key }) => key !== null)) return yield* this.first(all);
    const { walker } = this.asked;
    const walked = walker && (yield* this.walkedPage(walker));
    return walked ?? (yield* this.first(yield* this.keyed(all)));
  }

  /** Documents in the order of their keys, read until there are enough. */
  private *first(candidates: readonly Candidate[]): Run {
    const page = new Page(this.asked.query, this.asked.reader);
    this.expected = () => page.left();
    const keyOf = ({ key }: Candidate): Buffer => key ?? Buffer.alloc(0);
    for (const { found, rest } of candidates.toSorted((a, b) =>
      Buffer.compare(keyOf(a), keyOf(b)),
    )) {
      yield page.spend(COST.document);
      if (page.isFullWith(found, rest)) break;
    }
    return page.documents;
  }

  /** Goes along the order and reads those that may match; null when reading all of them costs less. */
  private *walkedPage(walker: Plan): Generator<number, Found[] | null> {
    const { store, collection, query, reader } = this.asked;
    const page = new Page(query, reader);
    const sieve = sieveOf(walker, query.predicate);
    let left = this.candidates.size * COST.document;
    this.expected = () => Math.min(page.left(), left + this.candidates.size * COST.document);
    for (const found of scanned(store, collection, walker)) {
      const rest = found.entry ? sieve.restOf(found.entry) : query.predicate;
      const candidate = rest && this.candidates.get(nameOf(found));
      const cost = candidate ? COST.document : COST.entry;
      yield page.spend(cost);
      left -= cost;
      if (left < 0) return null;
      if (candidate && page.isFullWith(found, candidate.rest)) break;
    }
    return page.documents;
  }

  /** With the keys out of the documents; without those that do not match. */
  private *keyed(candidates: readonly Candidate[]): Generator<number, Candidate[]> {
    const keyed: Candidate[] = [];
    let left = candidates.length * COST.document;
    this.expected = () => left;
    for (const candidate of candidates) {
      yield COST.document;
      left -= COST.document;
      const key = candidate.key ?? this.asked.reader.keyOf(candidate.found, candidate.rest);
      if (key) keyed.push({ ...candidate, key });
    }
    return keyed;
  }
}
