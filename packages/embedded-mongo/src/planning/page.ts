import { decodeFields } from '../bson/raw-document';
import type { Doc } from '../bson/bson-types';
import { matches } from '../query/match';
import { ALWAYS, fieldsOf, type Predicate } from '../query/predicate';
import { sortKey } from '../query/sort';
import type { Found, Query } from './query';

/** The documents from `skip` on, up to `limit` of them. */
export class Page {
  readonly documents: Found[] = [];
  private position = 0;
  private spent = 0;
  /** Spent since the last document that was taken. */
  private gap = 0;

  constructor(
    private readonly query: Query,
    private readonly reader: Reader,
  ) {}

  /** Notes what a step towards the page costs, and gives it back. */
  spend(cost: number): number {
    this.spent += cost;
    this.gap += cost;
    return cost;
  }

  /**
   * What the documents that are still wanted will cost, as far as those before them tell: as many steps
   * for each as until now, or as since the last one, where that is already more.
   */
  left(): number {
    const { skip, limit } = this.query;
    const wanted = Math.max(skip + limit - this.position, 0);
    return wanted * Math.max(this.spent / (this.position + 1), this.gap);
  }

  /**
   * Takes a document that matches; true when the page is full.
   * @param rest what has still to be asked
   */
  isFullWith(found: Found, rest: Predicate): boolean {
    const { skip, limit } = this.query;
    // Before the page, what an entry tells wholly is not read.
    const isPassed = rest === ALWAYS && this.position < skip;
    if (!isPassed && !this.reader.isMatch(found, rest)) return false;
    this.position += 1;
    this.gap = 0;
    if (this.position > skip) this.documents.push(this.reader.kept(found));
    return this.position >= skip + limit;
  }
}

type Fields = ReadonlySet<string> | null;

/** Documents that a reader keeps, so that two ways that come to the same one read it once. */
const MAX_KEPT = 100;

/**
 * Reads of documents only what a question needs; the fields are worked out once for each question. What
 * it has found out about a document it knows for all ways of answering.
 */
export class Reader {
  private readonly verdicts = new Map<string, boolean>();
  private readonly matching = new Map<string, Buffer>();
  private readonly filterFields = new Map<Predicate, Fields>();
  private readonly bothFields = new Map<Predicate, Fields>();

  constructor(private readonly query: Query) {}

  isMatch(found: Found, rest: Predicate): boolean {
    const name = nameOf(found);
    const before = this.verdicts.get(name);
    if (before !== undefined) return before;
    const raw = found.read();
    const isMatch = raw !== undefined && matches(rest, decodeFields(raw, this.fieldsFor(rest)));
    this.verdicts.set(name, isMatch);
    if (isMatch && this.matching.size < MAX_KEPT) this.matching.set(name, raw);
    return isMatch;
  }

  /** The document with its bytes as they are now. */
  kept(found: Found): Found {
    const raw = this.matching.get(nameOf(found)) ?? found.read();
    return { ...found, read: () => raw };
  }

  /** The key by which a document sorts; undefined when it does not match. */
  keyOf(found: Found, rest: Predicate): Buffer | undefined {
    const raw = found.read();
    if (!raw) return undefined;
    const doc: Doc = decodeFields(raw, this.fieldsWithSort(rest));
    const isMatch = matches(rest, doc);
    this.verdicts.set(nameOf(found), isMatch);
    return isMatch ? sortKey(doc, this.query.sort) : undefined;
  }

  private fieldsFor(rest: Predicate): Fields {
    return known(this.filterFields, rest, () => fieldsOf(rest));
  }

  private fieldsWithSort(rest: Predicate): Fields {
    return known(this.bothFields, rest, () => {
      const fields = this.fieldsFor(rest);
      const sortFields = this.query.sort.map(({ segments }) => segments[0] ?? '');
      return fields && new Set([...fields, ...sortFields]);
    });
  }
}

export function nameOf({ id }: Found): string {
  return id.toString('latin1');
}

function known(fields: Map<Predicate, Fields>, rest: Predicate, make: () => Fields): Fields {
  const before = fields.get(rest);
  if (before !== undefined) return before;
  const made = make();
  fields.set(rest, made);
  return made;
}
