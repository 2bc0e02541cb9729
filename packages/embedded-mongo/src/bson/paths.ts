import { isDoc, type Doc } from './bson-types';

/** `a.b.0` as segments. */
export function splitPath(path: string): string[] {
  return path.split('.');
}

/** The own value of a key: names such as `constructor` never reach the prototype. */
export function getOwn(doc: Doc, key: string): unknown {
  return Object.hasOwn(doc, key) ? doc[key] : undefined;
}

/** Sets an own key; `__proto__` becomes an ordinary field, as the bson package reads and writes it. */
export function setOwn(doc: Doc, key: string, value: unknown): void {
  if (key !== '__proto__') doc[key] = value;
  else
    Object.defineProperty(doc, key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
}

/** The index that a segment names in an array, or null. */
export function arrayIndex(segment: string): number | null {
  return /^(?:0|[1-9]\d{0,8})$/.test(segment) ? Number(segment) : null;
}

/**
 * Visits every value that a query path reaches, going through arrays of documents. A path that ends
 * nowhere visits undefined. The visitor ends the walk by answering true.
 */
export function visitPath(
  value: unknown,
  segments: readonly string[],
  visit: (leaf: unknown) => boolean,
  at = 0,
): boolean {
  const segment = segments[at];
  if (segment === undefined) return visit(value);
  if (Array.isArray(value)) return visitArray(value, segments, visit, at);
  if (!isDoc(value)) return visit(undefined);
  return visitPath(getOwn(value, segment), segments, visit, at + 1);
}

function visitArray(
  array: readonly unknown[],
  segments: readonly string[],
  visit: (leaf: unknown) => boolean,
  at: number,
): boolean {
  const index = arrayIndex(segments[at] ?? '');
  if (index !== null) {
    const found =
      index < array.length ? visitPath(array[index], segments, visit, at + 1) : visit(undefined);
    if (found) return true;
  }
  return array.some((element) => isDoc(element) && visitPath(element, segments, visit, at));
}

/** As {@link visitPath}, and of an array at the end every element before the array itself. */
export function visitLeaves(
  doc: unknown,
  segments: readonly string[],
  visit: (leaf: unknown) => boolean,
): boolean {
  return visitPath(doc, segments, (leaf) => {
    if (Array.isArray(leaf) && leaf.some((element) => visit(element))) return true;
    return visit(leaf);
  });
}
