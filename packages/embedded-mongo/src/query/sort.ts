import { isDoc, type Doc } from '../bson/bson-types';
import { splitPath, visitPath } from '../bson/paths';
import { KeyWriter } from '../keys/key-writer';
import { EMPTY_ARRAY, encodeKey } from '../keys/value-key';
import { MongoError } from '../mongo-error';

/** One field of a sort or an index, ascending or descending. */
export interface SortField {
  path: string;
  segments: readonly string[];
  direction: 1 | -1;
}

export function parseSort(spec: unknown): SortField[] {
  if (spec === undefined || spec === null) return [];
  if (!isDoc(spec)) throw new MongoError(14, 'the sort specification must be an object');
  return Object.entries(spec).map(([path, order]) => {
    if (isDoc(order)) throw new MongoError(238, '$meta is not supported by this server');
    if (order !== 1 && order !== -1)
      throw new MongoError(
        2,
        '$sort key ordering must be 1 (for ascending) or -1 (for descending)',
      );
    return { path, segments: splitPath(path), direction: order };
  });
}

/** The value by which a document sorts: of an array its lowest element, or highest when descending. */
function sortValueKey(doc: Doc, field: SortField): Buffer {
  let best: Buffer | null = null;
  const offer = (value: unknown): false => {
    const key = encodeKey(value);
    if (best === null || Buffer.compare(key, best) * field.direction < 0) best = key;
    return false;
  };
  visitPath(doc, field.segments, (leaf) => {
    if (!Array.isArray(leaf)) return offer(leaf);
    return leaf.length === 0 ? offer(EMPTY_ARRAY) : leaf.some((element) => offer(element));
  });
  return best ?? encodeKey(null);
}

/** One key for a whole sort, so that documents order by comparing bytes. */
export function sortKey(doc: Doc, fields: readonly SortField[]): Buffer {
  const out = new KeyWriter();
  for (const field of fields) {
    const from = out.position;
    out.bytes(sortValueKey(doc, field));
    if (field.direction === -1) out.invert(from);
  }
  return out.finish();
}

interface Keyed<T> {
  key: Buffer;
  item: T;
}

/**
 * Sorts what it is given and keeps only the first `limit` items (0: all), so that a short list of a
 * large collection needs little memory. Equal keys keep their order.
 */
export function sortByKey<T>(entries: Iterable<Keyed<T>>, limit: number): T[] {
  let kept: Keyed<T>[] = [];
  const order = (): void => {
    kept.sort((a, b) => Buffer.compare(a.key, b.key));
  };
  for (const entry of entries) {
    kept.push(entry);
    if (limit === 0 || kept.length < Math.max(limit * 2, 1000)) continue;
    order();
    kept = kept.slice(0, limit);
  }
  order();
  return (limit === 0 ? kept : kept.slice(0, limit)).map((entry) => entry.item);
}
