import { isDoc } from '../bson/bson-types';
import type { Collation } from './collation';
import { encodeKey } from './value-key';

/** Names of values: equal values have one name, also those that only a collation takes for equal. */
export class KeyNames {
  /** The text that stands for all texts equal to it. */
  private readonly standIns = new Map<string, string>();
  private readonly sorted: string[] = [];

  constructor(private readonly collation: Collation | null) {}

  nameOf(value: unknown): string {
    const { collation } = this;
    return encodeKey(collation ? this.folded(value, collation) : value).toString('latin1');
  }

  private folded(value: unknown, collation: Collation): unknown {
    if (typeof value === 'string') return this.standIn(value, collation);
    if (Array.isArray(value)) return value.map((one) => this.folded(one, collation));
    if (!isDoc(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, this.folded(inner, collation)]),
    );
  }

  private standIn(text: string, collation: Collation): string {
    const before = this.standIns.get(text);
    if (before !== undefined) return before;
    const at = this.placeOf(text, collation);
    const there = this.sorted[at];
    const isThere = there !== undefined && collation.compare(there, text) === 0;
    if (!isThere) this.sorted.splice(at, 0, text);
    const name = isThere ? there : text;
    this.standIns.set(text, name);
    return name;
  }

  /** Where the first text stands that is not before this one. */
  private placeOf(text: string, collation: Collation): number {
    let [from, to] = [0, this.sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (collation.compare(this.sorted[middle] ?? '', text) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
