import { isDoc, type Doc } from '../bson/bson-types';
import { getOwn, setOwn } from '../bson/paths';
import { BRACKET, encodeKey } from '../keys/value-key';
import { readKey, readNumber, UNREAD } from '../keys/read-key';
import { numeric } from './group';

interface Named {
  name: string;
  path: string;
}

/** A `$group` that only counts, and adds up plain fields, by plain fields. */
export interface Tally {
  /** `{name: {$ifNull: ['$path', null]}}`: a missing value and null are one, as in an index. */
  keys: readonly Named[];
  /** `{name: {$sum: '$path'}}`; without a path `{$sum: 1}`. */
  sums: readonly { name: string; path: string | null }[];
}

/** The tally that a stage is, or null. */
export function tallyOf(stage: unknown): Tally | null {
  const group = isDoc(stage) && Object.keys(stage).length === 1 ? stage['$group'] : null;
  if (!isDoc(group) || !isDoc(group['_id'])) return null;
  const { _id, ...fields } = group;
  const keys = Object.entries(_id).map(([name, value]) => named(name, nullable(value)));
  const sums = Object.entries(fields).map(([name, value]) => sumOf(name, value));
  if (keys.length === 0 || !keys.every((one) => one !== null)) return null;
  return sums.every((one) => one !== null) ? { keys, sums } : null;
}

const named = (name: string, path: string | null): Named | null =>
  path === null ? null : { name, path };

/** Of a plain top-level field. */
const pathOf = (value: unknown): string | null =>
  typeof value === 'string' && /^\$[^$.]+$/.test(value) ? value.slice(1) : null;

function only(value: unknown, operator: string): unknown {
  return isDoc(value) && Object.keys(value).length === 1 ? value[operator] : undefined;
}

function nullable(value: unknown): string | null {
  const list = only(value, '$ifNull');
  return Array.isArray(list) && list.length === 2 && list[1] === null ? pathOf(list[0]) : null;
}

function sumOf(name: string, value: unknown): Tally['sums'][number] | null {
  const added = only(value, '$sum');
  if (added === 1) return { name, path: null };
  const path = pathOf(added);
  return path === null ? null : { name, path };
}

interface Group {
  id: unknown[];
  sums: number[];
}

/** Where in an index entry the fields of a tally stand. */
export interface Places {
  keys: readonly number[];
  /** First and last of the keys' parts that stand side by side: taken out at once. */
  runs: readonly (readonly [number, number])[];
  /** Null for a number of members. */
  sums: readonly (number | null)[];
}

export function runsOf(places: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run && run[1] === place - 1) run[1] = place;
    else runs.push([place, place]);
  }
  return runs;
}

/** Takes documents, or index entries in their place, and adds them to their groups. */
export class Tallying {
  private readonly groups = new Map<string, Group>();

  constructor(private readonly tally: Tally) {}

  /** Fields that a document must be decoded with. */
  fields(): Set<string> {
    const { keys, sums } = this.tally;
    return new Set([...keys, ...sums].flatMap(({ path }) => path ?? []));
  }

  addDocument(doc: Doc): void {
    const { keys, sums } = this.tally;
    const id = keys.map(({ path }) => getOwn(doc, path) ?? null);
    const name = id.map((value) => encodeKey(value).toString('latin1')).join('');
    const group = this.groupOf(name, () => id);
    sums.forEach(({ path }, at) => {
      const value = path === null ? 1 : numeric(getOwn(doc, path));
      group.sums[at] = (group.sums[at] ?? 0) + (value ?? 0);
    });
  }

  /**
   * False when the entry does not tell all of it; then nothing was added.
   * @param ends positions after each part of the entry
   */
  addEntry(entry: Buffer, ends: readonly number[], places: Places): boolean {
    const from = (place: number): number => ends[place] ?? 0;
    const to = (place: number): number => ends[place + 1] ?? 0;
    const sums: number[] = [];
    for (const place of places.sums) {
      const isNumber = place !== null && entry[from(place)] === BRACKET.number;
      const value = isNumber ? readNumber(entry, from(place), to(place)) : Number(place === null);
      if (value === null) return false;
      sums.push(value);
    }
    let name = '';
    for (const [first, last] of places.runs)
      name += entry.toString('latin1', from(first), to(last));
    let group = this.groups.get(name);
    if (!group) {
      const id = places.keys.map((place) => readKey(entry, from(place), to(place)));
      if (id.includes(UNREAD)) return false;
      group = this.groupOf(name, () => id);
    }
    for (let at = 0; at < sums.length; at += 1)
      group.sums[at] = (group.sums[at] ?? 0) + (sums[at] ?? 0);
    return true;
  }

  result(): Doc[] {
    const { keys, sums } = this.tally;
    return [...this.groups.values()].map((group) => {
      const _id: Doc = {};
      keys.forEach(({ name }, at) => setOwn(_id, name, group.id[at]));
      const doc: Doc = { _id };
      sums.forEach(({ name }, at) => setOwn(doc, name, group.sums[at]));
      return doc;
    });
  }

  private groupOf(name: string, idOf: () => unknown[]): Group {
    let group = this.groups.get(name);
    if (!group) this.groups.set(name, (group = { id: idOf(), sums: [] }));
    return group;
  }
}
